import { describe, expect, test } from '@jest/globals'
import { v2AmountIn, v2AmountOut } from '#domain/pool/v2Math'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'

const UINT112_MAX = 2n ** 112n - 1n
const FEE = 3_000
const reserve = fc.bigInt({ min: 1n, max: UINT112_MAX })

describe('a V2 pair', () => {
  test('a thousand into a million on both sides, by hand', () => {
    // 1000 · 997 · 10^6 / (10^6 · 1000 + 997000) = 996.006…
    expect(v2AmountOut(1_000n, 1_000_000n, 1_000_000n, FEE)).toBe(996n)
    // 10^6 · 996 · 1000 / ((10^6 − 996) · 997) = 999.99…, which is rounded down, plus one.
    expect(v2AmountIn(996n, 1_000_000n, 1_000_000n, FEE)).toBe(1_000n)
  })

  test('takes no more for an output than what would give it, and no less than enough', () => {
    fc.assert(
      fc.property(reserve, reserve, fc.bigInt({ min: 1n, max: UINT112_MAX }), (reserveIn, reserveOut, amountOut) => {
        const amountIn = v2AmountIn(amountOut, reserveIn, reserveOut, FEE)
        if (amountIn === null) return
        const given = v2AmountOut(amountIn, reserveIn, reserveOut, FEE)
        expect(given !== null && given >= amountOut).toBe(true)
      }),
      { numRuns: runs(1_000) },
    )
  })

  test.each([
    { venue: 'Uniswap', fee: 3_000, kept: 997n, whole: 1_000n },
    { venue: 'PancakeSwap', fee: 2_500, kept: 9_975n, whole: 10_000n },
  ])('has the amounts of the library of $venue, to the base unit', ({ fee, kept, whole }) => {
    fc.assert(
      fc.property(reserve, reserve, fc.bigInt({ min: 1n, max: UINT112_MAX }), (reserveIn, reserveOut, amount) => {
        const out = (amount * kept * reserveOut) / (reserveIn * whole + amount * kept)
        const isOut = out > 0n && reserveIn + amount <= UINT112_MAX
        expect(v2AmountOut(amount, reserveIn, reserveOut, fee)).toBe(isOut ? out : null)
        if (amount >= reserveOut) return
        const needed = (reserveIn * amount * whole) / ((reserveOut - amount) * kept) + 1n
        const isIn = reserveIn + needed <= UINT112_MAX
        expect(v2AmountIn(amount, reserveIn, reserveOut, fee)).toBe(isIn ? needed : null)
      }),
      { numRuns: runs(1_000) },
    )
  })

  test('cannot give all of its reserve, nor out of nothing, nor for nothing', () => {
    expect(v2AmountIn(1_000n, 1_000n, 1_000n, FEE)).toBeNull()
    expect(v2AmountIn(1_001n, 1_000n, 1_000n, FEE)).toBeNull()
    expect(v2AmountIn(0n, 1_000n, 1_000n, FEE)).toBeNull()
    expect(v2AmountIn(1n, 0n, 1_000n, FEE)).toBeNull()
    expect(v2AmountOut(0n, 1_000n, 1_000n, FEE)).toBeNull()
    expect(v2AmountOut(10n, 0n, 1_000n, FEE)).toBeNull()
    expect(v2AmountOut(10n, 1_000n, 0n, FEE)).toBeNull()
    // The pair's contract reverts because the output would be zero.
    expect(v2AmountOut(1n, 1_000_000n, 1_000n, FEE)).toBeNull()
  })

  test('cannot hold more than uint112', () => {
    expect(v2AmountOut(1_000n, UINT112_MAX - 1_000n, UINT112_MAX, FEE)).not.toBeNull()
    expect(v2AmountOut(1_001n, UINT112_MAX - 1_000n, UINT112_MAX, FEE)).toBeNull()
    expect(v2AmountIn(UINT112_MAX - 1n, UINT112_MAX, UINT112_MAX, FEE)).toBeNull()
  })
})
