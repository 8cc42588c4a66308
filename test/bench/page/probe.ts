import { accountAddresses } from '../../chain/accountAddresses'
import type { Eip1193Provider, RequestArguments } from '../../wallet/eip1193'
import { announceWallet } from '../../wallet/announceWallet'
import { BENCH_WALLET } from './benchWallet'

/**
 * Runs in every measured page before the page's own scripts: watches what the browser reports, tells when something is
 * painted, and puts a wallet there that answers at once. Nothing here asks for sizes or styles, which would make the
 * browser lay the page out.
 */

/** What the probe of a page can be asked for; times in milliseconds since the navigation began. */
export interface Probe {
  load(): LoadTimes
  /** Forgets what was reported of tasks. */
  restart(): void
  tasks(): { count: number; longest: number; blocking: number }
  /** When the account was painted; null before. */
  accountAt(): number | null
  /** Resolves with how long it took from the next event until the frame is painted in which `shows` is true. */
  next(event: string, shows: Shown): Promise<number>
  /** Resolves with how long it took from the next key until the rows of its text are painted. */
  nextRows(text: string, count: number): Promise<{ toPaint: number; rows: number }>
  /** Resolves with how long it took from the next key until another value of a field is painted. */
  nextValue(selector: string): Promise<number>
  /** Milliseconds that a list was being read, from its arrival on. */
  sinceList(): number
  files(): SentFile[]
  /** Commits of React, and components rendered by them. */
  renders(): { commits: number; components: number }
}

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

export type Shown = 'dialog' | 'account' | 'nothing'

interface Fiber {
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

interface ProbedWindow extends Window {
  probe?: Probe
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown
  countRenders?: boolean
}

const page: ProbedWindow = window

/** What has not come by then does not come. */
const AFTER_LIMIT_MS = 20_000

const CONNECTED = 'benchWallet.connected'

function installWallet() {
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

const shown: Record<Shown, () => boolean> = {
  dialog: () => document.querySelector('dialog[open]')?.textContent.includes(BENCH_WALLET) ?? false,
  account: () => document.getElementById('wallet-button')?.textContent.startsWith('Account') ?? false,
  nothing: () => document.querySelector('dialog[open]') === null,
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
function whenPainted(isTrue: () => boolean, done: () => void) {
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

const after = (event: string, isTrue: () => boolean) =>
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

/** How many components have rendered in a commit: those below an unchanged child have not. */
function rendered(fiber: Fiber | null): number {
  const PERFORMED_WORK = 1
  let count = 0
  for (let each = fiber; each; each = each.sibling) {
    if (each.flags & PERFORMED_WORK) count += 1
    if (each.child && each.child !== each.alternate?.child) count += rendered(each.child)
  }
  return count
}

function countRenders(): Probe['renders'] {
  const counted = { commits: 0, components: 0 }
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot(_: number, root: { current: Fiber }) {
      counted.commits += 1
      counted.components += rendered(root.current)
    },
    onCommitFiberUnmount() {},
  }
  return () => ({ ...counted })
}

function installProbe() {
  let [firstPaint, largestPaint, layoutShift, works] = [NaN, NaN, 0, NaN]
  let accountAt: number | null = null
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
    if (!hasHandler(document.getElementById('wallet-button'))) return
    works = performance.now()
    clearInterval(timer)
  }, 8)
  whenPainted(shown.account, () => (accountAt = performance.now()))

  const sentBy = (entry: PerformanceResourceTiming): SentFile => ({
    path: new URL(entry.name).pathname,
    bytes: entry.encodedBodySize,
    at: entry.responseEnd,
  })
  const renders = page.countRenders ? countRenders() : () => ({ commits: NaN, components: NaN })

  page.probe = {
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
    accountAt: () => accountAt,
    next: (event, what) => after(event, shown[what]),
    async nextRows(text, count) {
      const found = () => document.querySelectorAll('[role=search] [role=option]')
      const field = document.querySelector<HTMLInputElement>('[role=search] input')
      const toPaint = await after('keydown', () => {
        if (field?.value.toLowerCase() !== text) return false
        const [row] = found()
        return count === 0 ? row === undefined : row?.getAttribute('aria-setsize') === String(count)
      })
      return { toPaint, rows: found().length }
    },
    nextValue(selector) {
      const field = document.querySelector<HTMLInputElement>(selector)
      const before = field?.value
      return after('keydown', () => field?.value !== before)
    },
    sinceList() {
      const list = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/lists/tokens.json'))
      return performance.now() - (list as PerformanceResourceTiming).responseEnd
    },
    files() {
      const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
      const own = entries.filter(({ name }) => name.startsWith(location.origin)) as PerformanceResourceTiming[]
      return [...new Map(own.map((entry) => [entry.name, sentBy(entry)])).values()]
    },
    renders,
  }
}

// Init scripts also run in frames, of which the page has none of its own, and in the empty page before it.
if (location.protocol !== 'about:') {
  installProbe()
  installWallet()
}
