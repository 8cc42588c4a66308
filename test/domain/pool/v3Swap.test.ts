import { describe, expect, test } from '@jest/globals'
import { type V3PoolState, v3Terms } from '#domain/pool/pool'
import { MAX_TICK, MIN_TICK, sqrtRatioAtTick } from '#domain/pool/tickMath'
import { ticksStillHold } from '#domain/pool/ticksStillHold'
import { twoPositions } from '../trade/sample'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'
import { swapV3 } from '../../support/swapV3'

/** A pool at tick 30 with one position from −600 to 600, and one from 120 to 360. */
const poolAt = (change: Partial<V3PoolState> = {}) => twoPositions(120, 360, change)

// test/services/models.test.ts compares all amounts and prices with the contract.
describe('a V3 swap', () => {
  test('inside a tick: the fee comes off, and the price moves', () => {
    const found = swapV3(poolAt(), false, 'exactIn', 10n ** 15n)
    expect(found).toMatchObject({ amountIn: 10n ** 15n, liquidityAfter: 10n ** 18n, crossed: 0 })
    if (typeof found === 'string') throw new Error(found)
    // The input after the fee is 0.997·10^15. At a price just above 1.0001^30, the output is about 0.9930·10^15.
    expect(found.amountOut).toBeGreaterThan(992_000_000_000_000n)
    expect(found.amountOut).toBeLessThan(994_030_000_000_000n)
    expect(found.sqrtPriceX96After).toBeGreaterThan(sqrtRatioAtTick(30))
  })

  test('over ticks: what comes into range and what leaves it', () => {
    expect(swapV3(poolAt(), false, 'exactIn', 10n ** 16n)).toMatchObject({
      crossed: 1,
      liquidityAfter: 4n * 10n ** 18n,
    })
    expect(swapV3(poolAt(), false, 'exactIn', 56n * 10n ** 15n)).toMatchObject({
      crossed: 2,
      liquidityAfter: 10n ** 18n,
    })
  })

  test('what an exact output takes gives that output', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 6n * 10n ** 16n }), fc.boolean(), (amount, isDown) => {
        const found = swapV3(poolAt(), isDown, 'exactOut', amount)
        if (typeof found === 'string') return
        expect(found.amountOut).toBe(amount)
        const back = swapV3(poolAt(), isDown, 'exactIn', found.amountIn)
        if (typeof back === 'string') throw new Error(back)
        expect(back.amountOut).toBeGreaterThanOrEqual(amount)
      }),
    )
  })

  test('a swap inside the window gives the same result as without a window; a swap that leaves it is cut', () => {
    const whole = poolAt()
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 17n }),
        fc.boolean(),
        fc.constantFrom('exactIn' as const, 'exactOut' as const),
        fc.integer({ min: -700, max: 30 }),
        fc.integer({ min: 31, max: 700 }),
        (amount, isDown, kind, fromTick, toTick) => {
          const ticks = whole.ticks.filter(({ index }) => index >= fromTick && index <= toTick)
          const seen = swapV3(poolAt({ ticks, fromTick, toTick }), isDown, kind, amount)
          const full = swapV3(whole, isDown, kind, amount)
          if (seen !== 'cut') expect(seen).toEqual(full)
          else if (typeof full !== 'string') {
            const edge = sqrtRatioAtTick(isDown ? fromTick : toTick)
            expect(isDown ? full.sqrtPriceX96After <= edge : full.sqrtPriceX96After >= edge).toBe(true)
          }
        },
      ),
      { numRuns: runs(500) },
    )
  })

  test('no input is taken in part, and no output given that is not there', () => {
    expect(swapV3(poolAt(), true, 'exactIn', 10n ** 24n)).toBe('unfillable')
    expect(swapV3(poolAt(), true, 'exactOut', 10n ** 18n)).toBe('unfillable')
    expect(swapV3(poolAt(), true, 'exactIn', 0n)).toBe('unfillable')
    expect(swapV3(poolAt(), true, 'exactIn', 2n ** 255n)).toBe('unfillable')
    expect(swapV3(poolAt({ sqrtPriceX96: 0n }), true, 'exactIn', 1n)).toBe('unfillable')
  })

  test('a price outside the window, a fee without a tick spacing, or impossible ticks give no result', () => {
    expect(swapV3(poolAt({ fromTick: 31 }), true, 'exactIn', 1_000n)).toBe('cut')
    expect(swapV3(poolAt({ toTick: 29 }), false, 'exactIn', 1_000n)).toBe('cut')
    expect(swapV3(poolAt(v3Terms(2500)), true, 'exactIn', 1_000n)).toBe('cut')
    const wrong = poolAt({ ticks: [{ index: 120, liquidityNet: -2n * 10n ** 18n }] })
    expect(swapV3(wrong, false, 'exactIn', 10n ** 12n)).toMatchObject({ crossed: 0 })
    expect(swapV3(wrong, false, 'exactIn', 10n ** 16n)).toBe('cut')
  })

  test('a walk of more than 400 steps is cut', () => {
    const dense = Array.from({ length: 500 }, (_, at) => ({ index: 60 * (at + 1), liquidityNet: 1n }))
    const deep = poolAt({ ticks: dense })
    // The square root of the price rises by 0.997 from 1.0015, which corresponds to tick 13,849.
    expect(swapV3(deep, false, 'exactIn', 10n ** 18n)).toMatchObject({ crossed: 230 })
    expect(swapV3(deep, false, 'exactIn', 10n ** 19n)).toBe('cut')
  })

  test('a price that rests on a tick from above crosses it at once on its way up, and not on its way down', () => {
    // This is the state of the pool after the price has fallen exactly to tick 120.
    const fallen = poolAt({ sqrtPriceX96: sqrtRatioAtTick(120), tick: 119 })
    expect(swapV3(fallen, false, 'exactIn', 10n ** 12n)).toMatchObject({ crossed: 1, liquidityAfter: 4n * 10n ** 18n })
    expect(swapV3(fallen, true, 'exactIn', 10n ** 12n)).toMatchObject({ crossed: 0, liquidityAfter: 10n ** 18n })
    // The amount is too small to move the price, so the tick stays at 119, one below the tick that belongs to the
    // price.
    expect(swapV3(fallen, true, 'exactIn', 1n)).toMatchObject({ tickAfter: 119, amountOut: 0n })
  })
})

describe('whether ticks still hold', () => {
  const pair = poolAt({ fromTick: -1_000, toTick: 1_000 })
  const at = (tick: number, liquidity: bigint) => ({ sqrtPriceX96: sqrtRatioAtTick(tick), tick, liquidity })

  test.each([
    ['nothing happened', 30, 10n ** 18n, true],
    ['the price went over a tick', 120, 4n * 10n ** 18n, true],
    ['and over another', 400, 10n ** 18n, true],
    ['it fell to one from above', 119, 10n ** 18n, true],
    ['somebody added liquidity', 30, 10n ** 18n + 1n, false],
    ['somebody took away what would have come into range', 130, 10n ** 18n, false],
  ])('%s', (_, tick, liquidity, holds) => expect(ticksStillHold(pair, at(tick, liquidity))).toBe(holds))

  test('going down and coming back', () => {
    const above = { ...pair, tick: 400, sqrtPriceX96: sqrtRatioAtTick(400) }
    expect(ticksStillHold(above, at(360, 10n ** 18n))).toBe(true)
    expect(ticksStillHold(above, at(359, 4n * 10n ** 18n))).toBe(true)
    expect(ticksStillHold(above, at(119, 10n ** 18n))).toBe(true)
  })

  test('not within a quarter of the window from its edge, unless nothing lies beyond', () => {
    const wide = { ...pair, ticks: [] }
    expect(ticksStillHold(wide, at(500, 10n ** 18n))).toBe(true)
    expect(ticksStillHold(wide, at(501, 10n ** 18n))).toBe(false)
    expect(ticksStillHold(wide, at(-500, 10n ** 18n))).toBe(true)
    expect(ticksStillHold(wide, at(-501, 10n ** 18n))).toBe(false)
    const open = { ...wide, fromTick: MIN_TICK, toTick: MAX_TICK }
    expect(ticksStillHold(open, at(880_000, 10n ** 18n))).toBe(true)
    expect(ticksStillHold(open, at(-880_000, 10n ** 18n))).toBe(true)
  })
})
