import { describe, expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { lossPercent, percentFromMillionths, shareOf } from '#domain/token/millionths'
import type { PoolState } from '#domain/pool/pool'
import { findTrade } from '#domain/trade/search/router'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'
import { DAI, pair, ranged, USDC, WETH } from '../trade/sample'

/** The output of a V2 pair, computed with the formula of its contract. */
const v2Out = (amountIn: bigint, reserveIn: bigint, reserveOut: bigint) =>
  (amountIn * 997n * reserveOut) / (reserveIn * 1000n + amountIn * 997n)

const traded = (pools: readonly PoolState[], tokenIn: Address, tokenOut: Address, amount: bigint) => {
  const { trade } = findTrade(
    pools,
    { tokenIn, tokenOut, kind: 'exactIn', amount },
    { weth: WETH, bases: [DAI], feePerGas: 0n, protocols: ['v2', 'v3'], maxLegs: 1, taxes: [] },
  )
  if (!trade) throw new Error('There is a route')
  return trade
}

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
          const both = pair(USDC, WETH, a, b)
          const [from, to] = isForward ? [both.token0, both.token1] : [both.token1, both.token0]
          const [reserveIn, reserveOut] = isForward ? [a, b] : [b, a]
          // The reserves of a pair must fit into 112 bits.
          fc.pre(reserveIn + amountIn < 2n ** 112n)
          fc.pre(v2Out(amountIn, reserveIn, reserveOut) > 10n ** 9n)
          const { impact } = traded([both], from, to, amountIn)
          const exact = (amountIn * 997n * 1_000_000n) / (reserveIn * 1000n + amountIn * 997n)
          // The contract rounds its output down to whole units, which increases the impact by less than a millionth
          // here.
          expect(impact === exact || impact === exact + 1n).toBe(true)
        },
      ),
      { numRuns: runs(300) },
    )
  })

  test('a tenth of the reserve, by hand', () => {
    const even = pair(WETH, USDC, 1_000_000_000_000n, 1_000_000_000_000n)
    expect(traded([even], WETH, USDC, 100_000_000_000n).impact).toBe(90_661n)
  })
})

test('a V3 trade at the price of its pool has none beside the fee', () => {
  const deep = ranged(USDC, WETH, 500, {
    // This is the square root of 5,000, times 2^96.
    sqrtPriceX96: 5_602_277_097_478_614_198_912_276_234_240n,
    tick: 85_176,
    liquidity: 10n ** 30n,
  })
  const amount = 10n ** 12n
  const { amountOut, impact } = traded([deep], USDC, WETH, amount)
  const ideal = (amount * 5_000n * 999_500n) / 1_000_000n
  expect(ideal - amountOut).toBeLessThan(ideal / 10_000_000n)
  expect(impact).toBe(0n)
})

test('two hops: what each moves adds up, fees left out', () => {
  const first = pair(WETH, DAI, 10n ** 24n, 10n ** 24n)
  const second = pair(DAI, USDC, 10n ** 24n, 10n ** 24n)
  const amount = 10n ** 22n
  const between = v2Out(amount, 10n ** 24n, 10n ** 24n)
  const { impact, amountOut } = traded([first, second], WETH, USDC, amount)
  expect(amountOut).toBe(v2Out(between, 10n ** 24n, 10n ** 24n))
  const ideal = (amount * 997n * 997n) / 1_000_000n
  expect(impact).toBe(((ideal - amountOut) * 1_000_000n) / ideal)
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

test.each([
  [0n, '0.00%'],
  [1n, '<0.01%'],
  [99n, '<0.01%'],
  [100n, '0.01%'],
  [101n, '0.02%'],
  [9_999n, '1.00%'],
  [10_000n, '1.00%'],
  [89_199n, '8.92%'],
  [999_901n, '100.00%'],
  [1_000_000n, '100.00%'],
])('%p millionths lost are %s', (millionths, text) => expect(lossPercent(millionths)).toBe(text))

/** Parses a percentage to hundredths of a percent. For a text such as "<0.01%", the result is the bound. */
const hundredths = (text: string) => BigInt(text.replace(/[<.%]/g, ''))

test('a loss is never rounded down, and a part of a whole never up', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 1_000_000n), (millionths) => {
      expect(hundredths(lossPercent(millionths)) * 100n).toBeGreaterThanOrEqual(millionths)
      const cut = percentFromMillionths(millionths)
      expect(cut.startsWith('<') || hundredths(cut) * 100n <= millionths).toBe(true)
    }),
  )
})

test.each([
  [0n, 5n, 0n],
  [1_000_000n, 3_000n, 3_000n],
  [1_000_001n, 3_000n, 3_001n],
  [1n, 1n, 1n],
  [7n, 1_000_000n, 7n],
])('of %p base units %p millionths are %p, rounded up', (units, share, expected) => {
  expect(shareOf(units, share)).toBe(expected)
})
