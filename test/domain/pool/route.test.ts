import { expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { feeLabel, sortTokens, v2Price, v3Price } from '#domain/pool/route'
import { fc } from '../../support/properties'

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

test('prices are fractions of base units', () => {
  expect(v2Price(2n, 3n)).toEqual({ numerator: 3n, denominator: 2n })
  expect(v3Price(1n << 96n)).toEqual({ numerator: 1n << 192n, denominator: 1n << 192n })
  // The square root of the price is 2, so the price is 4.
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
  [250, '0.03%'],
  [500, '0.05%'],
  [3000, '0.30%'],
  [10_000, '1.00%'],
  [12_500, '1.25%'],
])('a fee of %p is %s', (fee, label) => {
  expect(feeLabel(fee)).toBe(label)
})
