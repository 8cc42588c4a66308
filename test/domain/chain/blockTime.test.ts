import { describe, expect, test } from '@jest/globals'
import {
  type ClockEstimate,
  estimateClock,
  finalBlocks,
  headPollMs,
  firstSeen,
  usualBlockSeconds,
} from '#domain/chain/blockTime'

test.each([
  [12.06, 12],
  [2, 72],
  [0.25, 576],
  [0.1, 1_440],
  [30, 12],
])('with a block every %p s, %p blocks on top make one final', (blockSeconds, blocks) => {
  expect(finalBlocks(blockSeconds)).toBe(blocks)
})

test.each([
  [12.06, true, 12_000],
  [12.06, false, 12_000],
  [2, true, 2_000],
  [2, false, 12_000],
  [1.7, true, 2_000],
  [0.25, true, 2_000],
  [0.1, true, 2_000],
  [0.1, false, 12_000],
  [5, true, 5_000],
])('with a block every %p s, awaited: %p, the head is polled every %p ms', (blockSeconds, isAwaited, ms) => {
  expect(headPollMs(blockSeconds, isAwaited)).toBe(ms)
})

describe('the error of the device’s clock', () => {
  /** The estimate after readings, each with the clock's error, the block's delay and the time since the visit began. */
  const estimate = (...readings: readonly { error: number; delay: number; at: number }[]) =>
    readings.reduce<ClockEstimate | null>((known, { error, delay, at }) => {
      const trueTime = 1_800_000_000 + at
      const reading = { now: (trueTime + error) * 1_000, timer: at * 1_000, timestamp: trueTime - delay }
      return estimateClock(reading, known)
    }, null)!.offset / 1_000

  test('is the smallest difference from a block’s timestamp', () => {
    expect(
      estimate({ error: 300, delay: 9, at: 0 }, { error: 300, delay: 2, at: 12 }, { error: 300, delay: 200, at: 30 }),
    ).toBe(302)
  })

  test('is lower at once when the clock is set back', () => {
    expect(estimate({ error: 600, delay: 2, at: 0 }, { error: 0, delay: 5, at: 12 })).toBe(5)
  })

  test('is higher after two blocks when the clock is set forward', () => {
    const before = { error: -600, delay: 2, at: 0 }
    const [first, second] = [
      { error: 0, delay: 5, at: 12 },
      { error: 0, delay: 3, at: 24 },
    ]
    expect(estimate(before, first)).toBe(-598)
    expect(estimate(before, first, second)).toBe(3)
    // The first block is read again, so there is still only one.
    expect(estimate(before, first, { ...first, delay: 17, at: 24 })).toBe(-598)
  })

  test('is kept while blocks come late, even after the device slept', () => {
    const awake = { error: 0, delay: 2, at: 0 }
    expect(estimate(awake, { error: 0, delay: 600, at: 12 }, { error: 0, delay: 600, at: 24 })).toBe(2)
    // The timer stood still for an hour, and the node catches up with the chain.
    const slept = [1_800, 900, 450, 3].map((delay, each) => ({
      error: 3_600,
      delay: delay - 3_600,
      at: 12 * (each + 1),
    }))
    expect(estimate(awake, ...slept)).toBe(2)
  })
})

describe('the usual time between blocks', () => {
  const first = { number: 100, timestamp: 1_000 }
  const seen = (number: number, timestamp: number) => usualBlockSeconds({ number, timestamp, first }, 12.06)

  test('it is that of the table until a minute and five blocks were seen, and then their average', () => {
    expect(usualBlockSeconds(undefined, 12.06)).toBe(12.06)
    expect(seen(100, 1_000)).toBe(12.06)
    expect(seen(104, 1_600)).toBe(12.06)
    expect(seen(400, 1_059)).toBe(12.06)
    expect(seen(105, 1_060)).toBe(12)
    expect(seen(400, 1_075)).toBe(0.25)
  })

  test('the first block stays, unless the numbers begin anew', () => {
    const next = { number: 101, timestamp: 1_012 }
    expect(firstSeen(first, undefined)).toEqual(first)
    expect(firstSeen(next, first)).toEqual(first)
    expect(firstSeen(first, next)).toEqual(first)
  })
})
