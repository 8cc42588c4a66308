import { describe, expect, test } from '@jest/globals'
import { correctedQuote, inverseRateText, legShares, type QuoteLeg, rateText, routeTokens } from '#domain/trade/quote'
import type { Currency } from '#domain/token/token'
import { fc } from '../../support/properties'
import { DAI, ETH, hop, pool, quote, USDC, usdc, WETH } from './sample'

const direct = hop(pool('v3', WETH, USDC, 500), WETH)
const viaDai = [hop(pool('v3', WETH, DAI), WETH), hop(pool('v3', DAI, USDC), DAI)]

test('the tokens of a path, first to last', () => {
  expect(routeTokens([])).toEqual([])
  expect(routeTokens([direct])).toEqual([WETH, USDC])
  expect(routeTokens(viaDai)).toEqual([WETH, DAI, USDC])
})

test('a quote that the chain finds the same is verified, and stays the very same', () => {
  const computed = quote()
  const { amountIn, amountOut } = computed
  const { quote: kept, check } = correctedQuote(computed, { amountIn, amountOut })
  expect(kept).toBe(computed)
  expect(check).toBe('verified')
})

test.each([
  ['less comes out', { amountOut: '3411769999' }],
  ['more comes out', { amountOut: '34117700000' }],
  ['more goes in', { amountIn: '1000000000000000001' }],
])('X28: where the chain says that %s, its amounts are shown and used', (_, changes) => {
  const computed = quote()
  const { amountIn, amountOut } = computed
  const reported = { amountIn, amountOut, ...changes }
  expect(correctedQuote(computed, reported)).toEqual({ quote: { ...computed, ...reported }, check: 'differs' })
})

const held = (text: string) => text.replace(/ (?=\w+$)/, '\u00a0')

const odd = (decimals: number): Currency => ({ ...usdc, symbol: 'ODD', decimals })

test.each<[string, Currency, Currency, bigint, bigint]>([
  ['1 ETH = 3,411.77 USDC', ETH, usdc, 10n ** 18n, 3_411_779_999n],
  ['1 USDC = 0.000293102 ETH', usdc, ETH, 3_411_770_000n, 10n ** 18n],
  ['1 ETH = 2,000 USDC', ETH, usdc, 5n * 10n ** 17n, 1_000_000_000n],
  ['1 ETH = 0.333333 USDC', ETH, usdc, 3n * 10n ** 18n, 1_000_000n],
  ['1 ETH = 1,000,000,000,000 USDC', ETH, usdc, 1n, 1n],
  ['1 ODD = 0.00000000000000000000000123456 ETH', odd(0), ETH, 1_000_000_000_000_000n, 1_234_567_891n],
  ['1 ODD = 1.5 USDC', odd(77), usdc, 10n ** 77n, 1_500_000n],
  ['1 ETH = 1.5 ODD', ETH, odd(77), 10n ** 18n, 15n * 10n ** 76n],
  ['', ETH, usdc, 0n, 5n],
])('%p', (text, from, to, sold, bought) => expect(rateText(from, to, sold, bought)).toBe(held(text)))

test.each<[string, Currency, Currency, bigint, bigint]>([
  ['1 USDC = 0.000293103 ETH', ETH, usdc, 10n ** 18n, 3_411_770_000n],
  ['1 USDC = 0.0005 ETH', ETH, usdc, 10n ** 18n, 2_000_000_000n],
  ['1 ETH = 2,000 USDC', usdc, ETH, 2_000_000_000n, 10n ** 18n],
  ['1 ETH = 3,411.78 USDC', usdc, ETH, 3_411_770_001n, 10n ** 18n],
  ['', ETH, usdc, 5n, 0n],
])('the other way round %p, rounded up', (text, sold, bought, amountIn, amountOut) =>
  expect(inverseRateText(sold, bought, amountIn, amountOut)).toBe(held(text)),
)

/** The number after the equals sign in a rate, in units of 10^-60. */
const numberIn = (text: string) => {
  const [whole = '', fraction = ''] = (/= ([\d,.]+)\s/.exec(text)?.[1] ?? '').replaceAll(',', '').split('.')
  return BigInt(whole + fraction.padEnd(60, '0'))
}

test('what one sold brings is never told as more, what one bought costs never as less', () => {
  const amount = fc.bigInt({ min: 10n ** 6n, max: 10n ** 24n })
  const decimals = fc.constantFrom(0, 6, 18)
  fc.assert(
    fc.property(amount, amount, decimals, decimals, (amountIn, amountOut, inDecimals, outDecimals) => {
      const [sold, bought] = [odd(inDecimals), odd(outDecimals)]
      const [whole, part] = [10n ** BigInt(60 + inDecimals), 10n ** BigInt(60 + outDecimals)]
      const brings = numberIn(rateText(sold, bought, amountIn, amountOut))
      expect(brings * amountIn * 10n ** BigInt(outDecimals) <= amountOut * whole).toBe(true)
      const costs = numberIn(inverseRateText(sold, bought, amountIn, amountOut))
      expect(costs * amountOut * 10n ** BigInt(inDecimals) >= amountIn * part).toBe(true)
    }),
  )
})

const leg = (amountIn: string, amountOut: string): QuoteLeg => ({
  hops: [direct],
  amountIn,
  amountOut,
  amounts: [amountIn, amountOut],
})

describe('the parts of a trade', () => {
  test('one leg has none', () => expect(legShares(quote({ legs: [leg('100', '1')] }))).toEqual([null]))

  test.each([
    ['exactIn', '100', '1', ['70%', '30%']],
    ['exactOut', '1', '100', ['70%', '30%']],
  ] as const)('are of the side that is fixed: %s', (kind, amountIn, amountOut, shares) => {
    const part = (share: string) => (kind === 'exactIn' ? leg(share, '1') : leg('1', share))
    expect(legShares(quote({ kind, amountIn, amountOut, legs: [part('70'), part('30')] }))).toEqual(shares)
  })

  test('make up a hundred, however they divide', () => {
    const legs = ['334', '333', '333'].map((amountIn) => leg(amountIn, '1'))
    expect(legShares(quote({ amountIn: '1000', legs }))).toEqual(['34%', '33%', '33%'])
    const uneven = ['999', '1'].map((amountIn) => leg(amountIn, '1'))
    expect(legShares(quote({ amountIn: '1000', legs: uneven }))).toEqual(['100%', '0%'])
  })
})
