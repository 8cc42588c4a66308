import { expect, test } from '@jest/globals'
import {
  USD_DECIMALS,
  usdShortText,
  usdText,
  usdTextAtMost,
  usdValue,
  usdValueAtMost,
} from '../../../src/domain/market/money'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'

const ONE = 10n ** BigInt(USD_DECIMALS)
const dollars = (text: string) => {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(USD_DECIMALS, '0'))
}

test.each([
  ['0', '$0.00'],
  ['0.000000009999', '<$0.00000001'],
  ['0.00000001', '$0.00000001'],
  ['0.000012345678', '$0.00001234'],
  ['0.47769', '$0.4776'],
  ['0.999999', '$0.9999'],
  ['1', '$1.00'],
  ['1.999', '$1.99'],
  ['3411.439', '$3,411.43'],
  ['999999.999', '$999,999.99'],
  ['1234567.05', '$1,234,567.05'],
])('%s dollars read %s', (value, text) => expect(usdText(dollars(value))).toBe(text))

test.each([
  ['0', '$0.00'],
  ['0.47769', '$0.4776'],
  ['999999.999', '$999,999.99'],
  ['1000000', '$1m'],
  ['182499999', '$182.4m'],
  ['999999999', '$999.9m'],
  ['1000000000', '$1b'],
  ['1000000000000', '$1t'],
])('in a table %s dollars read %s', (value, text) => expect(usdShortText(dollars(value))).toBe(text))

test.each([
  [0, 3n, 2n * ONE, 6n * ONE],
  [6, 1_500_000n, 2n * ONE, 3n * ONE],
  [18, 1n, 10n ** 36n, 10n ** 18n],
  [77, 10n ** 77n, 5n * ONE, 5n * ONE],
  [18, 0n, ONE, 0n],
  [18, 1n, 1n, 0n],
])('a value counts with %p decimals', (decimals, units, price, value) =>
  expect(usdValue(units, decimals, price)).toBe(value),
)

test('a value is never rounded up', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 128n), fc.nat(36), fc.bigInt(0n, 2n ** 90n), (units, decimals, price) => {
      const value = usdValue(units, decimals, price)
      const scale = 10n ** BigInt(decimals)
      expect(value * scale).toBeLessThanOrEqual(units * price)
      expect((value + 1n) * scale).toBeGreaterThan(units * price)
    }),
  )
})

test.each([
  ['0', '$0.00'],
  ['0.000000009999', '<$0.00000001'],
  ['0.00000001', '$0.00000001'],
  ['0.000012345678', '$0.00001235'],
  ['0.47761', '$0.4777'],
  ['0.4776', '$0.4776'],
  ['0.99991', '$1.00'],
  ['1', '$1.00'],
  ['1.991', '$2.00'],
  ['3411.431', '$3,411.44'],
  ['999999.999', '$1,000,000.00'],
])('%s dollars that are paid or lost read %s', (value, text) => expect(usdTextAtMost(dollars(value))).toBe(text))

/** What a text says, with 18 decimals; the bound where it names one. */
const reported = (text: string) => dollars(text.replaceAll(/[<$,]/g, ''))

test('what is paid or lost is never told as less, and what is received never as more', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 100n), fc.nat(24), fc.bigInt(0n, 2n ** 90n), (units, decimals, price) => {
      const scale = 10n ** BigInt(decimals)
      expect(reported(usdTextAtMost(usdValueAtMost(units, decimals, price))) * scale >= units * price).toBe(true)
      const gained = usdText(usdValue(units, decimals, price))
      expect(gained.startsWith('<') || reported(gained) * scale <= units * price).toBe(true)
    }),
    { numRuns: runs(500) },
  )
})
