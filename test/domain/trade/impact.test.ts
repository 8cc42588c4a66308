import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { percentFromMillionths, priceImpact } from '../../../src/domain/trade/impact'
import { v2Price, v3Price } from '../../../src/domain/trade/route'
import { DAI, hop, pool, USDC, WETH } from './sample'

/** What a V2 pair gives, as its contract counts. */
const v2Out = (amountIn: bigint, reserveIn: bigint, reserveOut: bigint) =>
  (amountIn * 997n * reserveOut) / (reserveIn * 1000n + amountIn * 997n)

const reserve = fc.bigInt({ min: 10n ** 12n, max: 2n ** 112n - 1n })

describe('the impact of a V2 trade is fee-less input over input plus reserve', () => {
  test('in both directions, to the millionth', () => {
    fc.assert(
      fc.property(
        reserve,
        reserve,
        fc.bigInt({ min: 10n ** 9n, max: 2n ** 100n }),
        fc.boolean(),
        (a, b, amountIn, isForward) => {
          const pair = pool('v2', WETH, USDC, 3000, v2Price(a, b))
          const [tokenIn, reserveIn, reserveOut] = isForward ? [pair.token0, a, b] : [pair.token1, b, a]
          const out = v2Out(amountIn, reserveIn, reserveOut)
          fc.pre(out > 10n ** 9n)
          const impact = priceImpact({ protocol: 'v2', hops: [hop(pair, tokenIn)] }, [pair], amountIn, out)
          const exact = (amountIn * 997n * 1_000_000n) / (reserveIn * 1000n + amountIn * 997n)
          // The contract cuts its answer to whole units, which counts as impact too: by less than a millionth here.
          expect(impact === exact || impact === exact + 1n).toBe(true)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  test('a tenth of the reserve, by hand', () => {
    const pair = pool('v2', WETH, USDC, 3000, v2Price(1_000_000_000_000n, 1_000_000_000_000n))
    const out = v2Out(100_000_000_000n, 1_000_000_000_000n, 1_000_000_000_000n)
    expect(priceImpact({ protocol: 'v2', hops: [hop(pair, WETH)] }, [pair], 100_000_000_000n, out)).toBe(90_661n)
  })
})

test('a V3 trade at the price of its pool has none beside the fee', () => {
  // 1 USDC = 1/3,200 WETH: sqrt(10^18 / (3200 * 10^6)) * 2^96
  const sqrt = (10n ** 9n * 2n ** 96n) / 56_568_542_494n
  const market = pool('v3', USDC, WETH, 500, v3Price(sqrt * 1_000_000n))
  const { numerator, denominator } = market.price
  const amountIn = 10n ** 12n
  const out = (amountIn * 999_500n * numerator) / (denominator * 1_000_000n)
  const route = { protocol: 'v3' as const, hops: [hop(market, USDC)] }
  expect(priceImpact(route, [market], amountIn, out)).toBe(0n)
  expect(priceImpact(route, [market], amountIn, (out * 9n) / 10n)).toBe(100_000n)
  expect(priceImpact(route, [market], amountIn, out / 2n)).toBe(500_000n)
})

test('two hops: prices and fees multiply', () => {
  const first = pool('v3', WETH, DAI, 500, { numerator: 1n, denominator: 2000n })
  const second = pool('v3', DAI, USDC, 100, { numerator: 1n, denominator: 10n ** 12n })
  // WETH is the higher address of both, so the first pool's price is upside down: 2,000 DAI for a WETH.
  const amountIn = 10n ** 18n
  const ideal = (amountIn * 2000n * 999_500n * 999_900n) / 10n ** 24n
  const route = { protocol: 'v3' as const, hops: [hop(first, WETH), hop(second, DAI)] }
  expect(priceImpact(route, [second, first], amountIn, ideal)).toBe(0n)
  expect(priceImpact(route, [second, first], amountIn, (ideal * 98n) / 100n)).toBe(20_000n)
})

test('a gain is no impact; a missing pool, no input or no price is not known', () => {
  const pair = pool('v2', WETH, USDC)
  const route = { protocol: 'v2' as const, hops: [hop(pair, WETH)] }
  expect(priceImpact(route, [pair], 1_000n, 2_000n)).toBe(0n)
  expect(priceImpact(route, [pair], 1_000n, 0n)).toBe(1_000_000n)
  expect(priceImpact(route, [], 1_000n, 900n)).toBeNull()
  expect(priceImpact(route, [pair], 0n, 0n)).toBeNull()
  expect(priceImpact(route, [{ ...pair, price: { numerator: 0n, denominator: 1n } }], 1n, 1n)).toBeNull()
  expect(priceImpact(route, [{ ...pair, price: { numerator: 1n, denominator: 0n } }], 1n, 1n)).toBeNull()
})

test.each([
  [0n, '0.00%'],
  [1n, '<0.01%'],
  [99n, '<0.01%'],
  [100n, '0.01%'],
  [430n, '0.04%'],
  [89_199n, '8.91%'],
  [1_000_000n, '100.00%'],
])('%p millionths are %s', (millionths, text) => expect(percentFromMillionths(millionths)).toBe(text))
