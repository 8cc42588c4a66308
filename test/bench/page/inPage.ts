import { accountAddresses } from '../../chain/accountAddresses'
import { announceWallet } from '../../wallet/announceWallet'
import type { Eip1193Provider, RequestArguments } from '../../wallet/eip1193'
import { BENCH_WALLET } from './benchWallet'

/**
 * Functions shared by the scripts that the benchmarks inject into measured pages. The scripts run before the page's own
 * scripts, record the browser's performance entries, and install a wallet that responds at once. Nothing here reads
 * sizes or styles, because that would force a layout.
 */

export interface LoadTimes {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** The time at which the connect button got its event handler. */
  works: number
}

export interface SentFile {
  path: string
  /** The size of the encoded body, without headers. */
  bytes: number
  at: number
}

const AFTER_LIMIT_MS = 20_000

const CONNECTED = 'benchWallet.connected'

/** Announces a wallet (EIP-6963). A page counts as connected once it has requested the wallet's accounts. */
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

function afterPaint(done: () => void) {
  requestAnimationFrame(() => {
    // A message that is sent in a frame callback arrives after the frame has been painted.
    const channel = new MessageChannel()
    channel.port1.onmessage = done
    channel.port2.postMessage(null)
  })
}

/** Calls back when the first frame is painted in which the condition is true. */
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

/** Resolves with the time from the next event to the first painted frame in which the condition is true. */
export const after = (event: string, isTrue: () => boolean) =>
  new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing came of the ${event}.`)), AFTER_LIMIT_MS)
    const measure = ({ timeStamp }: Event) => whenPainted(isTrue, () => resolve(performance.now() - timeStamp))
    addEventListener(event, measure, { capture: true, once: true })
  })

/** Returns the property of an element whose name starts with `name`. React adds a random suffix to such names. */
const reactProperty = (element: Element, name: string): unknown =>
  Object.entries(element).find(([key]) => key.startsWith(name))?.[1]

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

/** The performance entries of a page, recorded since the call of `watchLoad`. */
export interface LoadWatch {
  load(): LoadTimes
  restart(): void
  tasks(): { count: number; longest: number; blocking: number }
  files(): SentFile[]
}

const sentBy = (entry: PerformanceResourceTiming): SentFile => ({
  path: new URL(entry.name).pathname,
  bytes: entry.encodedBodySize,
  at: entry.responseEnd,
})

/** Records the load of a page. `connect` is the selector of its connect button. */
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
