/** Counts what React renders. To be imported before React, which looks for its developer tools when it starts. */

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

/** The components that have rendered in a commit: those below an unchanged child have not. */
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

/** How many components have rendered since it was last called. */
export function takeRendered(): number {
  const taken = count
  count = 0
  return taken
}

/** How often React has committed since it was last called. */
export function takeCommits(): number {
  const taken = commits
  commits = 0
  return taken
}
