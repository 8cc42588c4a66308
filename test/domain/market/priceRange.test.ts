import { priceRange, priceRangeOver } from '#domain/market/priceRange'

const NOW = 1_700_000_000
const DAY = 86_400
const readings = (...prices: number[]) => prices.map((price) => ({ price: String(price) }))

test('the high and the low count the price now', () => {
  expect(priceRange(readings(5, 3, 4), { price: 9n })).toEqual({ high: 9n, low: 3n })
  expect(priceRange(readings(5, 3, 4), { price: 1n })).toEqual({ high: 5n, low: 1n })
})

test('without a reading there is no range', () => {
  expect(priceRange([], { price: 9n })).toBeNull()
})

describe('the range of a day', () => {
  const reading = (ago: number, price: number) => ({ blockNumber: 1, timestamp: NOW - ago, price: String(price) })
  const live = { price: 800n, timestamp: NOW }
  const day = [24, 18, 12, 6].map((hours, at) => reading(hours * 3_600, [805, 809, 797, 801][at] ?? 0))

  test('is that of readings that cover it', () => {
    expect(priceRangeOver(day, live, DAY)).toEqual({ high: 809n, low: 797n })
  })

  test.each([
    ['seconds', [reading(30, 800), reading(12, 800)]],
    ['hours', day.slice(1)],
    ['a day with a gap', [day[0]!, day[3]!]],
    ['nothing', []],
  ])('is never that of %s', (_, some) => expect(priceRangeOver(some, live, DAY)).toBeNull())
})
