import { expect, test } from '@jest/globals'
import { CANDLE_S, candlesOf, type PricedTrade } from '#domain/market/candles'

const START = 1_700_000_040
const at = (second: number, price: bigint | null, volume = 0n): PricedTrade => {
  return { timestamp: START + second, price, volume, isSwap: volume > 0n }
}
const period = (until: number) => ({ since: START, until: START + until })
const told = (trades: readonly PricedTrade[], until: number) =>
  candlesOf(trades, period(until))?.all.map(({ open, high, low, close, volume }) => [open, high, low, close, volume])

test('a candle opens at the last price before it, and has the extremes, the close and the volume of its time', () => {
  expect(START % CANDLE_S).toBe(0)
  const trades = [at(0, 100n), at(30, 130n, 5n), at(60, 90n, 7n), at(110, 110n), at(120, 140n, 1n), at(300, 80n, 2n)]
  expect(told(trades, 360)).toEqual([
    ['100', '130', '90', '110', '12'],
    ['110', '140', '110', '140', '1'],
    ['140', '140', '80', '80', '2'],
  ])
  expect(candlesOf(trades, period(360))).toMatchObject({ swaps: 4, until: START + 360 })
})

test('an interval without trades stays at the last price, and nothing is said of the time before the first price', () => {
  expect(told([at(130, 100n, 5n)], 480)).toEqual([
    ['100', '100', '100', '100', '5'],
    ['100', '100', '100', '100', '0'],
    ['100', '100', '100', '100', '0'],
  ])
  expect(candlesOf([], period(480))).toBeNull()
  expect(candlesOf([at(10, null, 3n)], period(480))).toBeNull()
})

test('an event without a price counts for the volume alone', () => {
  expect(told([at(0, 100n), at(1, null, 4n)], 120)).toEqual([['100', '100', '100', '100', '4']])
})

test('candles begin at full intervals, and the last one ends with what is known', () => {
  const candles = candlesOf([at(-60, 100n), at(50, 120n, 1n), at(130, 90n, 1n), at(150, 70n, 9n)], {
    since: START - 60,
    until: START + 140,
  })
  expect(candles?.all.map(({ start, end, close }) => [start - START, end - START, close])).toEqual([
    [0, 120, '120'],
    [120, 140, '90'],
  ])
})
