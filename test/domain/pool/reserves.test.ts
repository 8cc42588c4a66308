import { describe, expect, test } from '@jest/globals'
import { type V3PoolState, v3Terms } from '#domain/pool/pool'
import { knownReserves } from '#domain/pool/reserves'
import { amount0Between, amount1Between } from '#domain/pool/sqrtPriceMath'
import { sqrtRatioAtTick } from '#domain/pool/tickMath'
import { randomNumbers } from '../../support/randomNumbers'
import { DAI, USDC } from '../trade/sample'

type Position = readonly [lower: number, upper: number, liquidity: bigint]

function poolOf(positions: readonly Position[], tick: number, [fromTick, toTick] = [-4_000, 4_000]): V3PoolState {
  const net = new Map<number, bigint>()
  for (const [lower, upper, liquidity] of positions) {
    net.set(lower, (net.get(lower) ?? 0n) + liquidity)
    net.set(upper, (net.get(upper) ?? 0n) - liquidity)
  }
  const inRange = positions.filter(([lower, upper]) => lower <= tick && tick < upper)
  return {
    ...{ protocol: 'v3', id: '0x01', fee: 3000, ...v3Terms(3000), token0: DAI, token1: USDC },
    ...{ sqrtPriceX96: sqrtRatioAtTick(tick), tick, observationCardinality: 1, fromTick, toTick },
    liquidity: inRange.reduce((sum, [, , each]) => sum + each, 0n),
    ticks: [...net]
      .map(([index, liquidityNet]) => ({ index, liquidityNet }))
      .filter(({ index }) => index >= fromTick && index <= toTick)
      .sort((a, b) => a.index - b.index),
  }
}

/**
 * The amounts of a position at a tick, according to the V3 white paper: token0 for the part of its range above the
 * price, and token1 for the part below the price.
 */
function amountsOf([lower, upper, liquidity]: Position, tick: number): [bigint, bigint] {
  const [low, high, price] = [lower, upper, Math.min(Math.max(tick, lower), upper)].map(sqrtRatioAtTick)
  return [amount0Between(price!, high!, liquidity, false), amount1Between(low!, price!, liquidity, false)]
}

function sum(positions: readonly Position[], tick: number): [bigint, bigint] {
  const amounts = positions.map((position) => amountsOf(position, tick))
  return [amounts.reduce((all, [each]) => all + each, 0n), amounts.reduce((all, [, each]) => all + each, 0n)]
}

describe('the known reserves of a pool', () => {
  test('are the amounts of its positions, in range and beside it', () => {
    const { below } = randomNumbers(11)
    for (let round = 0; round < 200; round++) {
      const positions = Array.from({ length: 1 + below(6) }, (): Position => {
        const lower = -3_000 + 60 * below(90)
        return [lower, lower + 60 * (1 + below(10)), BigInt(1 + below(1_000_000)) * 10n ** 12n]
      })
      const tick = -2_000 + below(4_000)
      const [first, second] = knownReserves(poolOf(positions, tick))
      const [expected0, expected1] = sum(positions, tick)
      // Each step between two ticks is rounded separately, so the sums differ slightly.
      const isNear = (a: bigint, b: bigint) => (a > b ? a - b : b - a) <= 20n
      expect([isNear(first, expected0), isNear(second, expected1)]).toEqual([true, true])
    }
  })

  test('end where the known ticks end', () => {
    const [lower, upper, liquidity] = [-600_000, 600_000, 10n ** 18n] as const
    const pool = poolOf([[lower, upper, liquidity]], 0)
    expect(knownReserves(pool)).toEqual(sum([[-4_000, 4_000, liquidity]], 0))
  })

  test('are none of a pool without positions, at any price', () => {
    for (const tick of [-880_000, 0, 880_000])
      expect(knownReserves(poolOf([], tick, [-887_400, 887_400]))).toEqual([0n, 0n])
  })
})
