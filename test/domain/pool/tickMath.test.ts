import { describe, expect, test } from '@jest/globals'
import {
  MAX_SQRT_RATIO,
  MAX_TICK,
  MIN_SQRT_RATIO,
  MIN_TICK,
  sqrtRatioAtTick,
  tickAtSqrtRatio,
} from '#domain/pool/tickMath'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'

const tick = fc.integer({ min: MIN_TICK, max: MAX_TICK - 1 })

describe('ticks and their prices', () => {
  // These values are those of the TickMath tests in @uniswap/v3-core.
  test.each([
    [0, 2n ** 96n],
    [MIN_TICK, MIN_SQRT_RATIO],
    [MIN_TICK + 1, 4_295_343_490n],
    [MAX_TICK - 1, 1_461_373_636_630_004_318_706_518_188_784_493_106_690_254_656_249n],
    [MAX_TICK, MAX_SQRT_RATIO],
  ])('the price of tick %p', (index, ratio) => expect(sqrtRatioAtTick(index)).toBe(ratio))

  test('a tick begins at its price and ends before the next one’s', () => {
    fc.assert(
      fc.property(tick, (index) => {
        expect(tickAtSqrtRatio(sqrtRatioAtTick(index))).toBe(index)
        expect(tickAtSqrtRatio(sqrtRatioAtTick(index + 1) - 1n)).toBe(index)
      }),
      { numRuns: runs(2_000) },
    )
  })

  test('more ticks than are remembered', () => {
    const before = sqrtRatioAtTick(12_345)
    for (let index = 0; index < 60_000; index++) sqrtRatioAtTick(index)
    expect(sqrtRatioAtTick(12_345)).toBe(before)
  })

  test('there is nothing beyond the outermost ones', () => {
    for (const index of [MIN_TICK - 1, MAX_TICK + 1, 0.5, NaN]) expect(() => sqrtRatioAtTick(index)).toThrow(RangeError)
    for (const price of [0n, MIN_SQRT_RATIO - 1n, MAX_SQRT_RATIO])
      expect(() => tickAtSqrtRatio(price)).toThrow(RangeError)
  })
})
