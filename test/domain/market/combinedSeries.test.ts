import { expect, test } from '@jest/globals'
import { combinedReadings, quotientSeries } from '#domain/market/combinedSeries'
import type { PriceSeries } from '#domain/market/history'

const ONE = 10n ** 18n
const at = (timestamp: number, price: bigint) => ({
  blockNumber: timestamp,
  timestamp,
  price: (price * ONE).toString(),
})
const line = (...readings: ReturnType<typeof at>[]): PriceSeries => ({ readings, source: 'archive', reason: null })

test('each moment has the last price of both, and none is made up before both are known', () => {
  const sum = combinedReadings([at(10, 1n), at(30, 2n)], [at(20, 5n), at(30, 7n), at(40, 9n)], (a, b) => a + b, 100)
  expect(sum).toEqual([at(20, 6n), at(30, 9n), at(40, 11n)])
})

test('an old price is not combined with a newer one', () => {
  expect(combinedReadings([at(0, 1n)], [at(5, 1n), at(50, 1n)], (a, b) => a + b, 10)).toEqual([at(5, 2n)])
})

test('a quotient keeps its digits, and a price of zero divides nothing', () => {
  const third = quotientSeries(line(at(1, 1n), at(2, 1n)), line(at(1, 3n), at(2, 0n)), 100)
  expect(third.readings).toEqual([{ ...at(1, 0n), price: '333333333333333333' }])
})

test('a line is missing for the reason that one of the two is missing', () => {
  const missing: PriceSeries = { readings: [], source: null, reason: 'limited' }
  expect(quotientSeries(line(at(1, 1n)), missing, 100)).toBe(missing)
  expect(quotientSeries(missing, line(at(1, 1n)), 100)).toBe(missing)
})
