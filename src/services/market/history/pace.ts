/** How soon a node is asked about the past. */
export interface Pace {
  /** Asks many questions and awaits all answers, in their order. */
  all<T>(questions: readonly (() => Promise<T>)[]): Promise<T[]>
}

/** As for what somebody waits for. */
export const AT_ONCE: Pace = { all: (questions) => Promise.all(questions.map((ask) => ask())) }

/** A minute's requests are those of its blocks and one more. Some leave a little after their turn has begun. */
const TURN_MS = 62_000
/** What is asked so soon after a turn has begun travels in its request. */
const TOGETHER_MS = 5
/** Questions of one request. */
const TOGETHER_MAX = 20

/** For what can wait: one request a minute, which all share who ask in the same tick. */
export function createTurns(): Pace {
  let at = -Infinity
  let begun = Promise.resolve()
  let room = 0

  /** The turn that is just beginning or waited for, or the next one where that has no room for so many questions. */
  function turnFor(count: number): Promise<void> {
    const now = performance.now()
    if (now - at >= TOGETHER_MS || room < count) {
      at = Math.max(now, at + TURN_MS)
      const wait = at - now
      begun = wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : Promise.resolve()
      room = TOGETHER_MAX
    }
    room -= count
    return begun
  }

  return {
    async all(questions) {
      const answers = []
      for (let from = 0; from < questions.length; from += TOGETHER_MAX) {
        const together = questions.slice(from, from + TOGETHER_MAX)
        await turnFor(together.length)
        answers.push(...(await AT_ONCE.all(together)))
      }
      return answers
    },
  }
}
