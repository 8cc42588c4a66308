/** A random number generator that gives the same numbers in every run. */
export interface RandomNumbers {
  /** A random integer from 0 to `end` − 1. */
  below: (end: number) => number
  pick: <T>(values: readonly T[]) => T
  /** A random integer from `low` to `high`, equally likely in each order of magnitude. */
  spread: (low: bigint, high: bigint) => bigint
}

/** Lehmer's random number generator with the multiplier 48,271. It is good enough to pick test cases. */
export function randomNumbers(start: number): RandomNumbers {
  let state = start
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  const below = (end: number) => next() % end
  return {
    below,
    pick: (values) => {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from.')
      return value
    },
    spread: (low, high) => {
      const bits = (high / low).toString(2).length
      const top = low << BigInt(below(bits))
      const value = top + (top * BigInt(below(1_000_000))) / 1_000_000n
      return value > high ? high : value
    },
  }
}
