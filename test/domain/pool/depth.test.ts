import { describe, expect, test } from '@jest/globals'
import { type V3PoolState, v3Terms } from '#domain/pool/pool'
import { depthOf, depthsIn, squareRoot } from '#domain/pool/depth'
import { sqrtRatioAtTick } from '#domain/pool/tickMath'
import { v2AmountOut } from '#domain/pool/v2Math'
import { DAI, pair, pool, twoPositions, USDC } from '../trade/sample'
import { fc } from '../../support/properties'
import { swapV3 } from '../../support/swapV3'

const reserve = fc.bigInt({ min: 1_000n, max: 10n ** 30n })

test('the square root is the greatest whole number whose square is not above', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 1n << 512n }), (value) => {
      const root = squareRoot(value)
      expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true)
    }),
  )
})

describe('the depth of a V2 pair', () => {
  const isMoved = (reserveIn: bigint, reserveOut: bigint, amountIn: bigint, [n, d]: [bigint, bigint], fee: number) => {
    const left = reserveOut - (v2AmountOut(amountIn, reserveIn, reserveOut, fee) ?? 0n)
    return left * reserveIn * d <= (reserveIn + amountIn) * reserveOut * n
  }
  test('is the least amount that moves the reserves by 1 %, whatever they are', () => {
    fc.assert(
      fc.property(reserve, reserve, fc.constantFrom(3_000, 2_500), (reserve0, reserve1, fee) => {
        const { sell, buy } = depthOf({ ...pair(DAI, USDC, reserve0, reserve1), fee }, DAI)
        expect([sell.isAtLeast, buy.isAtLeast]).toEqual([false, false])
        expect(isMoved(reserve0, reserve1, sell.amountIn, [99n, 100n], fee)).toBe(true)
        expect(isMoved(reserve0, reserve1, sell.amountIn - 1n, [99n, 100n], fee)).toBe(false)
        expect(isMoved(reserve1, reserve0, buy.amountIn, [100n, 101n], fee)).toBe(true)
        expect(isMoved(reserve1, reserve0, buy.amountIn - 1n, [100n, 101n], fee)).toBe(false)
        expect(sell.amountOut).toBe(v2AmountOut(sell.amountIn, reserve0, reserve1, fee) ?? 0n)
      }),
    )
  })

  test('a pair that is as full as it can be has none', () => {
    const full = pair(DAI, USDC, (1n << 112n) - 1n, 10n ** 18n)
    expect(depthOf(full, DAI).sell).toEqual({ amountIn: 0n, amountOut: 0n, isAtLeast: true })
  })
})

test('only pools with liquidity at their price have a depth to show', () => {
  const record = (fee: number, liquidity: string) => ({
    ...pool('v3', DAI, USDC),
    protocol: 'v3' as const,
    id: `0x${fee.toString(16).padStart(40, '0')}` as const,
    fee,
    ...v3Terms(fee),
    sqrtPriceX96: sqrtRatioAtTick(30).toString(),
    tick: 30,
    liquidity,
    ticks: [[60, '5000'] as const, [120, '-5000'] as const],
    fromTick: -4_000,
    toTick: 4_000,
    observationCardinality: 1,
  })
  const [full, oneSided] = [record(500, '1000000'), record(3000, '0')]
  const snapshot = { blockNumber: 1, timestamp: 1, readAt: 1, pools: [full, oneSided], taxes: [], taxesBlock: null }
  expect([...depthsIn(snapshot, DAI).keys()]).toEqual([full.id])
})

describe('the depth of a V3 pool', () => {
  const at = (change: Partial<V3PoolState> = {}) => twoPositions(60, 120, change)

  test('leads over ticks to a price that is 1 % off, and not less', () => {
    const state = at()
    const { sell, buy } = depthOf(state, state.token0)
    const square = state.sqrtPriceX96 ** 2n
    const down = swapV3(state, true, 'exactIn', sell.amountIn)
    const up = swapV3(state, false, 'exactIn', buy.amountIn)
    if (typeof down === 'string' || typeof up === 'string') throw new Error('no swap')
    expect([down.crossed, up.crossed]).toEqual([0, 2])
    // The result is exact up to the rounding of one step, which is 2^-96.
    expect((down.sqrtPriceX96After ** 2n * 100n * 10n ** 12n) / square).toBe(98_999_999_999_999n)
    expect((up.sqrtPriceX96After ** 2n * 100n * 10n ** 12n) / square).toBe(101_000_000_000_000n)
    // The outputs with and without a price limit may differ by one unit because of rounding.
    expect(down.amountOut - sell.amountOut).toBeLessThanOrEqual(1n)
  })

  test('is the other way round for the other token', () => {
    const state = at()
    const [first, second] = [depthOf(state, state.token0), depthOf(state, state.token1)]
    // If a price falls by 1%, its inverse rises by slightly more than 1%.
    expect(second.buy.amountIn).toBeLessThan(first.sell.amountIn)
    expect(second.sell.amountIn).toBeGreaterThan(first.buy.amountIn)
  })

  test('where the known ticks end before, it is more than what leads there', () => {
    const state = at({ fromTick: 0, toTick: 60, ticks: [{ index: 60, liquidityNet: 3n * 10n ** 18n }] })
    const { sell, buy } = depthOf(state, state.token0)
    expect([sell.isAtLeast, buy.isAtLeast]).toEqual([true, true])
    const whole = depthOf(at(), state.token0)
    expect(sell.amountIn).toBeLessThan(whole.sell.amountIn)
    expect(sell.amountIn).toBeGreaterThan(0n)
    expect(buy.amountIn).toBeLessThan(whole.buy.amountIn)
  })
})
