import { expect, test } from '@jest/globals'
import {
  priceDecimals,
  priceOnAxis,
  priceText,
  shownPrice,
  USD_DECIMALS,
  usdAboutText,
  usdFigure,
  usdPriceOnAxis,
  usdPriceText,
  usdCompactText,
  usdShortText,
  usdText,
  usdTextAtMost,
  usdValue,
  usdValueAtMost,
} from '#domain/market/money'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'

const ONE = 10n ** BigInt(USD_DECIMALS)
const dollars = (text: string) => {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(USD_DECIMALS, '0'))
}

test.each([
  ['0', '$0.00'],
  ['0.000000009999', '<$0.01'],
  ['0.009999', '<$0.01'],
  ['0.01', '$0.01'],
  ['0.47769', '$0.47'],
  ['0.999999', '$0.99'],
  ['1', '$1.00'],
  ['1.999', '$1.99'],
  ['3411.439', '$3,411.43'],
  ['9999.999', '$9,999.99'],
  ['10000', '$10,000.00'],
  ['48123.999', '$48,123.99'],
  ['999999.999', '$999,999.99'],
  ['1234567.05', '$1,234,567.05'],
])('%s dollars read %s', (value, text) => expect(usdText(dollars(value))).toBe(text))

test('a figure is an amount of money without its sign, under a dollar with four digits', () => {
  const values = ['0', '0.0000000123456', '0.009999', '0.01', '0.47769', '1', '3411.439', '48123.999']
  expect(values.map((value) => usdFigure(dollars(value), false))).toEqual([
    '0',
    '0.00000001234',
    '0.009999',
    '0.01',
    '0.4776',
    '1.00',
    '3,411.43',
    '48,123.99',
  ])
  expect(values.map((value) => usdFigure(dollars(value), true))).toEqual([
    '0',
    '0.00000001235',
    '0.009999',
    '0.01',
    '0.4777',
    '1.00',
    '3,411.44',
    '48,124.00',
  ])
})

test.each([
  ['0', '$0.00'],
  ['0.47769', '$0.47'],
  ['48123.999', '$48,123.99'],
  ['99999.999', '$99,999.99'],
  ['312640.5', '$312.6k'],
  ['999999.999', '$999.9k'],
  ['1000000', '$1m'],
  ['182499999', '$182.4m'],
  ['999999999', '$999.9m'],
  ['1000000000', '$1b'],
  ['1000000000000', '$1t'],
])('in a table %s dollars read %s', (value, text) => expect(usdShortText(dollars(value))).toBe(text))

test.each([
  ['9999.999', '$9,999.99'],
  ['10000', '$10,000'],
  ['10010.14', '$10,010'],
  ['99999.99', '$99,999'],
  ['100000', '$100k'],
])('beside another amount %s dollars read %s', (value, text) => expect(usdCompactText(dollars(value))).toBe(text))

test.each([
  ['0', '$0.00'],
  ['0.000000000000000001', '<$0.01'],
  ['0.129', '$0.12'],
  ['9.99', '$9.90'],
  ['10', '$10'],
  ['99.9', '$99'],
  ['91234', '$91,000'],
  ['100000', '$100k'],
  ['129999', '$120k'],
])('about %s dollars read %s', (value, text) => expect(usdAboutText(dollars(value))).toBe(text))

test.each([
  ['0', '<$0.000000000000000001'],
  ['0.000000000000000001', '$0.000000000000000001'],
  ['0.1', '$0.10'],
  ['0.5', '$0.50'],
  ['0.47769129', '$0.4776'],
  ['0.000000070412345', '$0.00000007041'],
  ['1', '$1.00'],
  ['1.0000009', '$1.00'],
  ['1.000019', '$1.00'],
  ['1.239', '$1.23'],
  ['12.3', '$12.30'],
  ['1.0002', '$1.00'],
  ['3001.2', '$3,001.20'],
  ['3001.204', '$3,001.20'],
  ['3001.259', '$3,001.25'],
  ['65432.199', '$65,432.19'],
  ['65432', '$65,432.00'],
  ['1234567', '$1,234,567.00'],
])('the price of one, %s dollars, reads %s', (value, text) => expect(usdPriceText(dollars(value))).toBe(text))

test.each([
  ['0', '<0.000000000000000001'],
  ['3000.6', '3,000.60'],
  ['0.005414141', '0.005414'],
  ['0.5', '0.50'],
  ['2', '2.00'],
  ['1', '1.00'],
  ['1.0002', '1.0002'],
  ['1.00001', '1.00'],
  ['0.9998', '0.9998'],
  ['1.09999', '1.0999'],
  ['1.1832', '1.18'],
  ['123456.789', '123,456.78'],
])('the price of one, %s of another token, reads %s', (value, text) => expect(priceText(dollars(value))).toBe(text))

test.each([
  [
    ['0.4776', '0.5', '1.23'],
    ['0.4776', '0.5000', '1.2300'],
  ],
  [
    ['0.99985', '1.00019', '1.2'],
    ['0.9998', '1.0001', '1.2000'],
  ],
  [
    ['2999.999', '3000', '65432.1'],
    ['2,999.99', '3,000.00', '65,432.10'],
  ],
  [
    ['0', '0.000001234', '0.5'],
    ['0.000000000', '0.000001234', '0.500000000'],
  ],
])('the prices %j on one axis read %j', (values, texts) => {
  const prices = values.map(dollars)
  const decimals = priceDecimals(prices)
  expect(prices.map((price) => priceOnAxis(price, decimals))).toEqual(texts)
  expect(prices.map((price) => usdPriceOnAxis(price, decimals))).toEqual(texts.map((text) => `$${text}`))
})

test('prices that all round to nothing are not 0 on an axis either', () => {
  expect(priceDecimals([0n, 0n])).toBe(18)
  expect(priceOnAxis(0n, 18)).toBe('<0.000000000000000001')
  expect(usdPriceOnAxis(0n, 18)).toBe('<$0.000000000000000001')
})

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
  ['0.000000009999', '<$0.01'],
  ['0.01', '$0.01'],
  ['0.010000001', '$0.02'],
  ['0.47761', '$0.48'],
  ['0.4776', '$0.48'],
  ['0.99991', '$1.00'],
  ['1', '$1.00'],
  ['1.991', '$2.00'],
  ['3411.431', '$3,411.44'],
  ['9999.991', '$10,000.00'],
  ['10000', '$10,000.00'],
  ['10000.011', '$10,000.02'],
  ['999999.999', '$1,000,000.00'],
])('%s dollars that are paid or lost read %s', (value, text) => expect(usdTextAtMost(dollars(value))).toBe(text))

/** Parses an amount in dollars to 18 decimals. For a text such as "<$0.01", the result is the bound. */
const reported = (text: string) => dollars(text.replaceAll(/[<$,]/g, ''))

test('paid or lost amounts are never rounded down, and received amounts never up', () => {
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

test('X44: what is shown of a token, at its shown price, is worth what its contract counts at the price of a token', () => {
  const one = 10n ** 18n
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.bigInt({ min: 10n ** 12n, max: 10n ** 30n }),
      fc.constantFrom(one / 4n, one, 4n * one, 10n ** 15n, 10n ** 21n),
      (units, price, multiplier) => {
        const shown = shownPrice(price, { uiMultiplier: multiplier.toString() })
        const [worth, counted] = [units * multiplier * shown, units * price * one]
        expect(worth).toBeLessThanOrEqual(counted)
        // The price is rounded down by less than a unit of its last decimal.
        expect(counted - worth).toBeLessThanOrEqual(units * multiplier)
      },
    ),
  )
})

test('X44: a price in a multiplied unit is that of a shown unit on both sides', () => {
  const one = 10n ** 18n
  const four = { uiMultiplier: (4n * one).toString() }
  expect(shownPrice(one, four)).toBe(one / 4n)
  expect(shownPrice(one, {}, four)).toBe(4n * one)
  expect(shownPrice(one, four, four)).toBe(one)
})
