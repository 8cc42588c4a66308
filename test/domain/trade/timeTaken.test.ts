import { expect, test } from '@jest/globals'
import { timeTaken } from '#domain/trade/timeTaken'

const AT = 1_800_000_000

test.each([
  ['between the request and the confirmation', AT + 14, 14],
  ['before the request, because the clocks disagree', AT - 1, null],
  ['after the confirmation, because the clocks disagree', AT + 31, null],
])('a block %s', (_, timestamp, seconds) => {
  expect(timeTaken(timestamp, { addedAt: AT * 1_000, seenAt: (AT + 30) * 1_000 })).toBe(seconds)
})
