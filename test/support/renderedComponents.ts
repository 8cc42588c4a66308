/** Import this module before React, which looks for its developer tools when it starts. */

interface Fiber {
  flags: number
  type: unknown
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

const PERFORMED_WORK = 1

let count = 0
let commits = 0

/** Counts the components that were rendered in a commit. React skips the subtrees of unchanged components. */
function countIn(fiber: Fiber | null) {
  for (let each = fiber; each; each = each.sibling) {
    if (each.flags & PERFORMED_WORK && typeof each.type !== 'string') count += 1
    if (each.child && each.child !== each.alternate?.child) countIn(each.child)
  }
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
      countIn(current)
      commits += 1
    },
    onPostCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  },
})

export function takeRendered(): number {
  const taken = count
  count = 0
  return taken
}

export function takeCommits(): number {
  const taken = commits
  commits = 0
  return taken
}
