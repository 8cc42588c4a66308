import { describe, expect, test } from '@jest/globals'
import type { Address } from '../../../src/domain/chain/address'
import { NATIVE } from '../../../src/domain/token/token'
import { leastReceived, mostSold, movesAsQuoted, tradeLimit } from '../../../src/domain/trade/plan'
import { wrapKind, wrapQuote } from '../../../src/domain/trade/wrap'
import { plan, quote, USDC, WETH } from './sample'

test.each([
  [NATIVE, WETH, 'wrap'],
  [NATIVE, WETH.toLowerCase() as Address, 'wrap'],
  [WETH, NATIVE, 'unwrap'],
  [NATIVE, USDC, null],
  [WETH, USDC, null],
  [NATIVE, NATIVE, null],
  [WETH, WETH, null],
] as const)('X22: %s for %s is %p', (sell, buy, kind) => expect(wrapKind(sell, buy, WETH)).toBe(kind))

describe('X04: the bound comes from the quote that was shown', () => {
  test.each([
    ['exactIn', 50, '3394711150'],
    ['exactIn', 1, '3411428823'],
    ['exactOut', 50, '1005000000000000000'],
  ] as const)('%s at %p basis points', (kind, bps, limit) => expect(tradeLimit(quote({ kind }), null, bps)).toBe(limit))

  test('X22: wrapping has no slippage', () => {
    for (const kind of ['exactIn', 'exactOut'] as const) {
      const wrapped = wrapQuote(kind, 5n, 10, 1_000)
      expect(wrapped).toMatchObject({ kind, amountIn: '5', amountOut: '5', legs: [], impact: '0', tax: '0' })
      expect(tradeLimit(wrapped, 'wrap', 50)).toBe('5')
      expect(mostSold({ quote: wrapped, limit: '5', wrap: 'wrap' })).toBe(5n)
      expect(leastReceived({ quote: wrapped, limit: '5' })).toBe(5n)
    }
  })
})

test('at most what was fixed or the bound leaves, at least the bound or what was fixed arrives', () => {
  const sold = plan()
  expect(mostSold(sold)).toBe(10n ** 18n)
  expect(leastReceived(sold)).toBe(3_394_711_150n)
  const bought = plan({ quote: quote({ kind: 'exactOut' }), limit: '1005000000000000000' })
  expect(mostSold(bought)).toBe(1_005_000_000_000_000_000n)
  expect(leastReceived(bought)).toBe(3_411_770_000n)
})

describe('X16: whether a trade that was tried out moved what its quote says', () => {
  const tried = plan()
  const { amountIn, amountOut } = tried.quote
  const sold = { currency: tried.sell.id, difference: `-${amountIn}` }
  const bought = { currency: tried.buy.id, difference: amountOut }
  const another = '0x1111111111111111111111111111111111111111'

  test('it did, in any order', () => {
    expect(movesAsQuoted(tried, [sold, bought])).toBe(true)
    expect(movesAsQuoted(tried, [bought, sold])).toBe(true)
  })

  test.each([
    ['nothing moved', []],
    ['nothing arrived', [sold]],
    ['nothing left', [bought]],
    ['less arrived', [sold, { ...bought, difference: String(BigInt(amountOut) - 1n) }]],
    ['more left', [{ ...sold, difference: `-${BigInt(amountIn) + 1n}` }, bought]],
    ['what was sold arrived', [{ ...sold, difference: amountIn }, bought]],
    ['a third currency moved', [sold, bought, { currency: another, difference: '-1' }]],
    ['another currency arrived', [sold, { ...bought, currency: another }]],
  ] as const)('it did not: %s', (_, changes) => {
    expect(movesAsQuoted(tried, changes as Parameters<typeof movesAsQuoted>[1])).toBe(false)
  })
})
