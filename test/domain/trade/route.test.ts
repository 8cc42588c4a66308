import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Address } from '../../../src/domain/address'
import { feeLabel, poolLabel, routesBetween, sortTokens, v2Price, v3Price } from '../../../src/domain/trade/route'
import { DAI, hop, pool, UNI, USDC, WETH } from './sample'

const address = fc.stringMatching(/^0x[0-9a-fA-F]{40}$/).map((text) => text as Address)

test('tokens of a pool stand in numeric order, whatever their casing', () => {
  fc.assert(
    fc.property(address, address, (a, b) => {
      const [low, high] = sortTokens(a, b)
      expect(BigInt(low)).toBeLessThanOrEqual(BigInt(high))
      expect([low, high].sort()).toEqual([a, b].sort())
    }),
  )
})

describe('routes', () => {
  const direct = pool('v3', WETH, USDC, 500)
  const pair = pool('v2', WETH, USDC)
  const wethDai = pool('v3', WETH, DAI)
  const daiUsdc = pool('v3', DAI, USDC, 100)
  const pairDaiUsdc = pool('v2', DAI, USDC)

  test('one hop, through every pool of both tokens, both ways', () => {
    expect(routesBetween(WETH, USDC, [direct, pair])).toEqual([
      { protocol: 'v3', hops: [hop(direct, WETH)] },
      { protocol: 'v2', hops: [hop(pair, WETH)] },
    ])
    expect(routesBetween(USDC, WETH, [direct])).toEqual([{ protocol: 'v3', hops: [hop(direct, USDC)] }])
  })

  test('two hops of one protocol only', () => {
    expect(routesBetween(WETH, USDC, [wethDai, daiUsdc, pairDaiUsdc])).toEqual([
      { protocol: 'v3', hops: [hop(wethDai, WETH), hop(daiUsdc, DAI)] },
    ])
    expect(routesBetween(WETH, USDC, [wethDai, pairDaiUsdc])).toEqual([])
  })

  test('casing of the addresses does not matter', () => {
    const lower = (text: Address) => text.toLowerCase() as Address
    expect(routesBetween(lower(WETH), lower(USDC), [wethDai, daiUsdc, direct])).toHaveLength(2)
  })

  test('no pool, no route', () => {
    expect(routesBetween(WETH, USDC, [])).toEqual([])
    expect(routesBetween(WETH, UNI, [direct, wethDai])).toEqual([])
  })

  test('X22: a token leads nowhere to itself', () => expect(routesBetween(WETH, WETH, [direct, pair])).toEqual([]))

  test('every route is an unbroken chain between the two tokens, and never crosses one pool twice', () => {
    const token = fc.constantFrom(WETH, USDC, DAI, UNI)
    const market = fc.array(
      fc.record({
        protocol: fc.constantFrom('v2' as const, 'v3' as const),
        a: token,
        b: token,
        fee: fc.constantFrom(100, 500, 3000),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(market, token, token, (made, tokenIn, tokenOut) => {
        fc.pre(tokenIn !== tokenOut)
        const pools = made.filter(({ a, b }) => a !== b).map(({ protocol, a, b, fee }) => pool(protocol, a, b, fee))
        for (const { protocol, hops } of routesBetween(tokenIn, tokenOut, pools)) {
          expect(hops.length === 1 || hops.length === 2).toBe(true)
          expect(hops[0]?.tokenIn).toBe(tokenIn)
          expect(hops.at(-1)?.tokenOut).toBe(tokenOut)
          if (hops.length === 2) expect(hops[1]?.tokenIn).toBe(hops[0]?.tokenOut)
          expect(new Set(hops.map((each) => each.pool)).size).toBe(hops.length)
          expect(hops.every((each) => each.protocol === protocol)).toBe(true)
        }
      }),
    )
  })
})

test('prices are fractions of base units', () => {
  expect(v2Price(2n, 3n)).toEqual({ numerator: 3n, denominator: 2n })
  expect(v3Price(1n << 96n)).toEqual({ numerator: 1n << 192n, denominator: 1n << 192n })
  // A price of four is a square root of two.
  const { numerator, denominator } = v3Price(2n << 96n)
  expect(numerator / denominator).toBe(4n)
})

test('V3 price of the usual example, 5,000 for one', () => {
  const { numerator, denominator } = v3Price(5_602_277_097_478_614_198_912_276_234_240n)
  const billionths = (numerator * 10n ** 9n) / denominator
  expect(billionths - 5_000n * 10n ** 9n).toBe(0n)
})

test.each([
  [100, '0.01%'],
  [500, '0.05%'],
  [3000, '0.30%'],
  [10_000, '1.00%'],
  [12_500, '1.25%'],
])('a fee of %p is %s', (fee, label) => {
  expect(feeLabel(fee)).toBe(label)
  expect(poolLabel({ protocol: 'v3', fee })).toBe(`Pool ${label}`)
  expect(poolLabel({ protocol: 'v2', fee })).toBe(`V2 pool ${label}`)
})
