import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { USD_DECIMALS, usdShortText, usdText, usdValue } from '../../src/domain/money'

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
