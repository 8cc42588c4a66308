import { describe, expect, test } from '@jest/globals'
import { axisValues, heightOf } from '#domain/market/priceAxis'
import { fc } from '../../support/properties'

describe('the values beside a line', () => {
  test.each([
    [2_900n, 3_100n, [2_950n, 3_000n, 3_050n]],
    [0n, 10n, [5n]],
    [1_001n, 1_002n, []],
    [5n, 5n, []],
    [9n, 5n, []],
    [333_333n, 999_999n, [400_000n, 600_000n, 800_000n]],
  ])('between %p and %p', (low, high, values) => expect(axisValues(low, high)).toEqual(values))

  test('few, round, in order and in between, whatever the prices', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 120n), fc.bigInt(1n, 2n ** 120n), (low, span) => {
        const values = axisValues(low, low + span)
        expect(values.length).toBeLessThanOrEqual(4)
        expect(values.every((value) => value > low && value < low + span)).toBe(true)
        expect([...values].sort((a, b) => (a < b ? -1 : 1))).toEqual(values)
        const step = (values[1] ?? 0n) - (values[0] ?? 0n)
        if (values.length > 1) expect(step.toString()).toMatch(/^[125]0*$/)
      }),
    )
  })
})

test('a height is from 0 to 1, and in the middle where nothing moved', () => {
  expect([heightOf(5n, 5n, 9n), heightOf(7n, 5n, 9n), heightOf(9n, 5n, 9n), heightOf(5n, 5n, 5n)]).toEqual([
    0, 0.5, 1, 0.5,
  ])
})
