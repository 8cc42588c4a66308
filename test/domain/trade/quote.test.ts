import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { bestQuote, type RouteQuote, routeTokens } from '../../../src/domain/trade/quote'
import { DAI, hop, pool, USDC, WETH } from './sample'

const low = pool('v3', WETH, USDC, 500)
const high = pool('v3', WETH, USDC, 3000)
const first = pool('v3', WETH, DAI)
const second = pool('v3', DAI, USDC)

const of = (amountIn: bigint, amountOut: bigint, ...hops: RouteQuote['route']['hops']): RouteQuote => ({
  route: { protocol: 'v3', hops },
  amountIn,
  amountOut,
  gas: 1n,
})
const viaLow = hop(low, WETH)
const viaHigh = hop(high, WETH)
const viaTwo = [hop(first, WETH), hop(second, DAI)]

describe('the best quote', () => {
  test('most out for a fixed input, least in for a fixed output', () => {
    const cheap = of(10n, 20n, viaHigh)
    const rich = of(11n, 21n, viaLow)
    expect(bestQuote('exactIn', [cheap, rich])).toBe(rich)
    expect(bestQuote('exactOut', [rich, cheap])).toBe(cheap)
  })

  test('one unit makes the difference, however large the amounts', () => {
    const big = 2n ** 255n
    expect(bestQuote('exactIn', [of(1n, big, viaLow), of(1n, big + 1n, viaHigh)])?.amountOut).toBe(big + 1n)
    expect(bestQuote('exactOut', [of(big + 1n, 1n, viaLow), of(big, 1n, viaHigh)])?.amountIn).toBe(big)
  })

  test('a tie goes to fewer hops, then to the lower address', () => {
    const two = of(10n, 20n, ...viaTwo)
    const byLow = of(10n, 20n, viaLow)
    const byHigh = of(10n, 20n, viaHigh)
    expect(bestQuote('exactIn', [two, byHigh])).toBe(byHigh)
    expect(bestQuote('exactIn', [byHigh, byLow])).toBe(byLow)
    expect(bestQuote('exactOut', [byLow, byHigh])).toBe(byLow)
  })

  test('the order of arrival never decides, and the given list is left alone', () => {
    const quotes = [of(10n, 20n, ...viaTwo), of(10n, 20n, viaHigh), of(10n, 20n, viaLow), of(9n, 19n, viaHigh)]
    const all = fc.shuffledSubarray(quotes, { minLength: 4 })
    fc.assert(
      fc.property(all, fc.constantFrom('exactIn' as const, 'exactOut' as const), (shuffled, kind) => {
        const before = [...shuffled]
        expect(bestQuote(kind, shuffled)).toBe(kind === 'exactIn' ? quotes[2] : quotes[3])
        expect(shuffled).toEqual(before)
      }),
    )
  })

  test('of none there is none', () => expect(bestQuote('exactIn', [])).toBeNull())
})

test('the tokens of a path, first to last', () => {
  expect(routeTokens([])).toEqual([])
  expect(routeTokens([viaLow])).toEqual([WETH, USDC])
  expect(routeTokens(viaTwo)).toEqual([WETH, DAI, USDC])
})
