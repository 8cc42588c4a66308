import { BENCH_WALLET } from './benchWallet'
import { after, installWallet, watchLoad, whenPainted, type LoadWatch } from './inPage'

/** Runs in every measured page before its own scripts. Nothing here reads sizes or styles, which forces a layout. */

/** The functions of a page's probe. Times are in milliseconds since the start of the navigation. */
export interface Probe extends LoadWatch {
  /** The time at which the account was painted; null if it has not been painted yet. */
  accountAt(): number | null
  /** Resolves with the time from the next event to the first painted frame in which `shows` is true. */
  next(event: string, shows: Shown): Promise<number>
  /** Resolves with the time from the next key press until the rows that match `text` are painted. */
  nextRows(text: string, count: number): Promise<{ toPaint: number; rows: number }>
  /** Resolves with the time from the next key press until a new value of the field is painted. */
  nextValue(selector: string): Promise<number>
  /** The milliseconds since the arrival of the token list. */
  sinceList(): number
  /** The numbers of React's commits and of the components rendered in these commits. */
  renders(): { commits: number; components: number }
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

const shown: Record<Shown, () => boolean> = {
  dialog: () => document.querySelector('dialog[open]')?.textContent.includes(BENCH_WALLET) ?? false,
  account: () => document.getElementById('wallet-button')?.textContent.startsWith('Account') ?? false,
  nothing: () => document.querySelector('dialog[open]') === null,
}

/** The number of components that were rendered in a commit. React skips the subtrees of unchanged components. */
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
  const watch = watchLoad('#wallet-button')
  let accountAt: number | null = null
  whenPainted(shown.account, () => (accountAt = performance.now()))

  const renders = page.countRenders ? countRenders() : () => ({ commits: NaN, components: NaN })

  page.probe = {
    ...watch,
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
    renders,
  }
}

// The probe is installed only in real pages, because init scripts also run in the blank page before the navigation.
if (location.protocol !== 'about:') {
  installProbe()
  installWallet()
}
