import { describe, expect, test } from '@jest/globals'
import { deadlineAfter, parseDeadline } from '#domain/trade/tradeSettings'

describe('the deadline as a user writes it', () => {
  test.each([
    ['1', 1],
    [' 30 ', 30],
    ['007', 7],
    ['1440', 1_440],
  ])('%p is %p minutes', (text, minutes) => expect(parseDeadline(text)).toBe(minutes))

  test.each(['', '0', '1441', '10000', '-5', '1.5', '1e2', 'ten', '１'])('%p is refused', (text) =>
    expect(parseDeadline(text)).toBeNull(),
  )
})

test.each([
  [1_000, 1_000_000, 1_420],
  [1_000, 1_180_000, 1_420],
  [1_000, 1_180_001, null],
])('X17: after a block of %i s, at %i ms, seven minutes end at %p s', (timestamp, now, end) =>
  expect(deadlineAfter({ timestamp }, { deadlineMinutes: 7 }, now)).toBe(end),
)
