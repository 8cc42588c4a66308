import { priceRange } from '../../src/domain/priceRange'

const readings = (...prices: number[]) => prices.map((price) => ({ price: String(price) }))

test('the high and the low count the price now', () => {
  expect(priceRange(readings(5, 3, 4), { price: 9n })).toEqual({ high: 9n, low: 3n })
  expect(priceRange(readings(5, 3, 4), { price: 1n })).toEqual({ high: 5n, low: 1n })
})

test('without a reading there is no range', () => {
  expect(priceRange([], { price: 9n })).toBeNull()
})
