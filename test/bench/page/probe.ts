import { BENCH_WALLET } from './benchWallet'
import { after, installWallet, watchLoad, whenPainted, type LoadWatch } from './inPage'

/**
 * Runs in every measured page before the page's own scripts: watches what the browser reports, tells when something is
 * painted, and puts a wallet there that answers at once. Nothing here asks for sizes or styles, which would make the
 * browser lay the page out.
 */

/** What the probe of a page can be asked for; times in milliseconds since the navigation began. */
export interface Probe extends LoadWatch {
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
  /** Commits of React, and components rendered by them. */
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

// Init scripts also run in frames, of which the page has none of its own, and in the empty page before it.
if (location.protocol !== 'about:') {
  installProbe()
  installWallet()
}
