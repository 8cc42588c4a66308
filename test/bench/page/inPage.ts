import { accountAddresses } from '../../chain/accountAddresses'
import { announceWallet } from '../../wallet/announceWallet'
import type { Eip1193Provider, RequestArguments } from '../../wallet/eip1193'
import { BENCH_WALLET } from './benchWallet'

/**
 * What the scripts in measured pages share: they run before the page's own, watch what the browser reports, and put a
 * wallet there that answers at once. Nothing here asks for sizes or styles, which would make the browser lay the page out.
 */

export interface LoadTimes {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** The connect button has its handler. */
  works: number
}

export interface SentFile {
  path: string
  /** As it was sent, without headers. */
  bytes: number
  /** When it was there. */
  at: number
}

/** What has not come by then does not come. */
const AFTER_LIMIT_MS = 20_000

const CONNECTED = 'benchWallet.connected'

/** Announces the wallet, which is connected to once it has been asked for its accounts. */
export function installWallet() {
  const reply: Record<string, () => unknown> = {
    eth_requestAccounts() {
      localStorage.setItem(CONNECTED, 'yes')
      return [accountAddresses.alice.toLowerCase()]
    },
    eth_accounts: () => (localStorage.getItem(CONNECTED) ? [accountAddresses.alice.toLowerCase()] : []),
    eth_chainId: () => '0x3',
    net_version: () => '3',
  }
  const provider: Eip1193Provider = {
    async request({ method }: RequestArguments) {
      const known = reply[method]
      if (!known) throw { code: 4200, message: `${method} is not supported` }
      return known()
    },
    on: () => provider,
    removeListener: () => provider,
  }
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  announceWallet(window, { name: BENCH_WALLET, rdns: 'local.bench', icon }, provider)
}

/** Calls back when the frame that is being made is painted. */
function afterPaint(done: () => void) {
  requestAnimationFrame(() => {
    // A message sent within a frame arrives after it.
    const channel = new MessageChannel()
    channel.port1.onmessage = done
    channel.port2.postMessage(null)
  })
}

/** Calls back when the frame is painted in which something is first true. */
export function whenPainted(isTrue: () => boolean, done: () => void) {
  if (isTrue()) {
    afterPaint(done)
    return
  }
  const observer = new MutationObserver(() => {
    if (!isTrue()) return
    observer.disconnect()
    afterPaint(done)
  })
  observer.observe(document, { subtree: true, attributes: true, childList: true, characterData: true })
}

/** Resolves with how long it took from the next event until the frame is painted in which something is first true. */
export const after = (event: string, isTrue: () => boolean) =>
  new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing came of the ${event}.`)), AFTER_LIMIT_MS)
    const measure = ({ timeStamp }: Event) => whenPainted(isTrue, () => resolve(performance.now() - timeStamp))
    addEventListener(event, measure, { capture: true, once: true })
  })

/** A property that React gives to an element, under a name that begins so. */
const reactProperty = (element: Element, name: string): unknown =>
  Object.entries(element).find(([key]) => key.startsWith(name))?.[1]

/** Whether React has taken over what was prerendered around an element. */
function isHydrated(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const root = reactProperty(each, '__reactContainer$') as
      | { stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } } }
      | undefined
    if (root) return root.stateNode.current.memoizedState?.isDehydrated === false
  }
  return false
}

function hasHandler(element: Element | null): boolean {
  if (!element) return false
  const props = reactProperty(element, '__reactProps$') as { onClick?: unknown } | undefined
  return typeof props?.onClick === 'function' && isHydrated(element)
}

/** What the browser tells of the load, from now on. */
export interface LoadWatch {
  load(): LoadTimes
  /** Forgets what was reported of tasks. */
  restart(): void
  tasks(): { count: number; longest: number; blocking: number }
  files(): SentFile[]
}

const sentBy = (entry: PerformanceResourceTiming): SentFile => ({
  path: new URL(entry.name).pathname,
  bytes: entry.encodedBodySize,
  at: entry.responseEnd,
})

/** Watches the load of a page whose connect button is found by a selector. */
export function watchLoad(connect: string): LoadWatch {
  let [firstPaint, largestPaint, layoutShift, works] = [NaN, NaN, 0, NaN]
  let tasks: PerformanceEntry[] = []

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (largestPaint = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) layoutShift += value
  })
  observe('longtask', (entry) => tasks.push(entry))

  const timer = setInterval(() => {
    if (!hasHandler(document.querySelector(connect))) return
    works = performance.now()
    clearInterval(timer)
  }, 8)

  return {
    load: () => ({ firstPaint, largestPaint, layoutShift, works }),
    restart() {
      tasks = []
    },
    tasks() {
      const start = Number.isNaN(firstPaint) ? 0 : firstPaint
      const late = tasks.filter((task) => task.startTime + task.duration > start)
      const durations = late.map(({ duration }) => duration)
      return {
        count: durations.length,
        longest: Math.max(0, ...durations),
        blocking: durations.reduce((sum, duration) => sum + duration - 50, 0),
      }
    },
    files() {
      const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
      const own = entries.filter(({ name }) => name.startsWith(location.origin)) as PerformanceResourceTiming[]
      return [...new Map(own.map((entry) => [entry.name, sentBy(entry)])).values()]
    },
  }
}
