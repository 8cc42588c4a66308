/** How urgently the history is read. */
export interface Pace {
  /** Makes many calls and awaits all results, in order. */
  all<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]>
}

/** For what the user is waiting for. */
export const AT_ONCE: Pace = { all: (calls) => Promise.all(calls.map((call) => call())) }

/** The requests of a minute are those of its blocks and one more. Some are sent shortly after their turn has begun. */
const TURN_MS = 62_000
/** Calls made this soon after a turn has begun share its request. */
const TOGETHER_MS = 5
/** For what can wait: one request a minute, shared by all calls of a tick; `batchSize` is how many calls it may carry. */
export function createTurns(batchSize: () => number): Pace {
  let at = -Infinity
  let begun = Promise.resolve()
  let room = 0

  /** The turn that is about to begin, or the next one if that has no room for the calls. */
  function turnFor(count: number): Promise<void> {
    const now = performance.now()
    if (now - at >= TOGETHER_MS || room < count) {
      at = Math.max(now, at + TURN_MS)
      const wait = at - now
      begun = wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : Promise.resolve()
      room = batchSize()
    }
    room -= count
    return begun
  }

  return {
    async all(calls) {
      const answers = []
      let left = calls
      while (left.length > 0) {
        const together = left.slice(0, batchSize())
        left = left.slice(together.length)
        await turnFor(together.length)
        answers.push(...(await AT_ONCE.all(together)))
      }
      return answers
    },
  }
}
