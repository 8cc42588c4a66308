import { describe, expect, test } from '@jest/globals'
import { holdFigures, holdPrice } from '#domain/market/heldPrices'

const at = (blockNumber: number, ...prices: string[]) => ({
  blockNumber,
  timestamp: 1_000 + 12 * blockNumber,
  pairs: prices.map((price) => ({ price })),
})

describe('the figures of a new block', () => {
  const first = holdFigures([], at(1, 'a', 'b'))

  test('have its number where they are new', () =>
    expect(first).toEqual([
      { figures: { price: 'a' }, blockNumber: 1, timestamp: 1_012 },
      { figures: { price: 'b' }, blockNumber: 1, timestamp: 1_012 },
    ]))

  test('are the same list where none has changed', () => expect(holdFigures(first, at(2, 'a', 'b'))).toBe(first))

  test('are new only where they have changed', () => {
    const second = holdFigures(first, at(2, 'a', 'c'))
    expect(second[0]).toBe(first[0])
    expect(second[1]).toEqual({ figures: { price: 'c' }, blockNumber: 2, timestamp: 1_024 })
  })

  test('keep their block for five minutes, and never one that is ahead', () => {
    expect(holdFigures(first, at(25, 'a', 'b'))).toBe(first)
    expect(holdFigures(first, at(26, 'a', 'b'))[0]?.blockNumber).toBe(26)
    expect(holdFigures(first, at(0, 'a', 'b'))[0]?.blockNumber).toBe(0)
  })

  test('are another list where there are fewer', () => expect(holdFigures(first, at(1, 'a'))).toHaveLength(1))
})

describe('the price that a line ends with', () => {
  const price = { blockNumber: 1, timestamp: 1_000, price: 5n }

  test('keeps its block for a minute while it is the same', () => {
    expect(holdPrice(price, { blockNumber: 2, timestamp: 1_059, price: 5n })).toBe(price)
    expect(holdPrice(price, { blockNumber: 6, timestamp: 1_060, price: 5n })).toMatchObject({ blockNumber: 6 })
  })

  test.each([
    ['another price', { blockNumber: 2, timestamp: 1_012, price: 6n }],
    ['an earlier block', { blockNumber: 0, timestamp: 988, price: 5n }],
    ['no price', null],
  ])('is replaced by %s', (_, newest) => expect(holdPrice(price, newest)).toBe(newest))

  test('is none before there is one', () => expect(holdPrice(null, price)).toBe(price))
})
