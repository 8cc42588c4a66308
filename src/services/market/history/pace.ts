export interface Pace {
  all<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]>
}

/** The pace for reads that the visitor waits for: all calls are made immediately. */
export const AT_ONCE: Pace = { all: (calls) => Promise.all(calls.map((call) => call())) }

/** A minute, and a margin, because some requests are sent shortly after their turn has begun. */
const TURN_MS = 62_000
/** Calls made within this time after a turn has begun share the turn's request. */
const TOGETHER_MS = 5
/** The pace for reads that can wait: one request a minute, with up to `batchSize` calls. */
export function createTurns(batchSize: () => number): Pace {
  let at = -Infinity
  let begun = Promise.resolve()
  let room = 0

  /** Waits for a turn with room for the calls: the turn that has just begun, or the next one. */
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
