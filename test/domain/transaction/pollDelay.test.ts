import { expect, test } from '@jest/globals'
import { pollDelay } from '#domain/transaction/pollDelay'

const MINUTE = 60_000

test.each<[ages: number[], failures: number, seconds: number]>([
  [[0], 0, 2],
  [[5 * MINUTE - 1], 0, 2],
  [[5 * MINUTE], 0, 12],
  [[60 * MINUTE - 1], 0, 12],
  [[60 * MINUTE], 0, 60],
  [[60 * MINUTE, 0], 0, 2],
  [[], 0, 12],
  [[0], 1, 2],
  [[0], 2, 4],
  [[0], 3, 8],
  [[0], 20, 30],
  [[5 * MINUTE], 3, 12],
  [[60 * MINUTE], 20, 60],
])('for awaited ones of age %j ms, after %i failures: %i s', (ages, failures, seconds) =>
  expect(pollDelay(ages, failures)).toBe(seconds * 1_000),
)
