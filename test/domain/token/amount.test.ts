import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import {
  ambiguousReadings,
  balanceAmount,
  exactAmount,
  fieldAmount,
  linkedAmount,
  parseAmount,
  profileBalance,
  shortBalance,
  tradeAmount,
  tradeAmountAtMost,
} from '#domain/token/amount'
import { FORMATS as ARABIC } from '../../../src/copy/ar/browser/grammar'
import { FORMATS as GERMAN } from '../../../src/copy/de/browser/grammar'
import { FORMATS as INDONESIAN } from '../../../src/copy/id/browser/grammar'
import { FORMATS as JAPANESE } from '../../../src/copy/ja/browser/grammar'
import { applyLocale, ENGLISH, grouped, prepareLocale, setLanguage } from '#domain/browser/locale'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'

const UINT256_MAX = 2n ** 256n - 1n
const uint256 = fc.bigInt({ min: 0n, max: UINT256_MAX })
const decimalsOfTokens = fc.constantFrom(0, 2, 6, 8, 18, 36, 77)

function units(text: string, decimals = 18): bigint {
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

describe('X19: what a user may write', () => {
  test.each([
    ['1', 6, 1_000_000n],
    ['1.5', 6, 1_500_000n],
    ['1,5', 6, 1_500_000n],
    ['.5', 6, 500_000n],
    [',5', 6, 500_000n],
    ['1.', 6, 1_000_000n],
    ['1,', 6, 1_000_000n],
    ['0', 6, 0n],
    ['0.0', 0, 0n],
    ['.0', 0, 0n],
    ['0'.repeat(200), 0, 0n],
    ['007', 0, 7n],
    ['  2.5 ', 1, 25n],
    ['1.50000000000', 2, 150n],
    ['5.000', 0, 5n],
    ['0.000000000000000001', 18, 1n],
    [`0.${'0'.repeat(76)}1`, 77, 1n],
    [`${'0'.repeat(90)}12`, 0, 12n],
    ['0,500', 6, 500_000n],
    ['00,125', 6, 125_000n],
    ['1,2345', 6, 1_234_500n],
    ['1,23', 6, 1_230_000n],
    ['1234,567', 6, 1_234_567_000n],
    ['1.234', 6, 1_234_000n],
  ])('%p with %p decimals', (text, decimals, expected) => {
    expect(parseAmount(text, { decimals })).toEqual({ ok: true, units: expected })
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['.', 'malformed'],
    [',', 'malformed'],
    ['1e18', 'malformed'],
    ['1E3', 'malformed'],
    ['0x10', 'malformed'],
    ['１', 'malformed'],
    ['٣', 'malformed'],
    ['1.2.3', 'malformed'],
    ['1,234,567', 'malformed'],
    ['1,234.5', 'malformed'],
    ['1.234,5', 'malformed'],
    ['1 000', 'malformed'],
    ["1'000", 'malformed'],
    ['1_000', 'malformed'],
    ['-1', 'malformed'],
    ['−1', 'malformed'],
    ['+1', 'malformed'],
    ['1\u200b0', 'malformed'],
    ['Infinity', 'malformed'],
    ['NaN', 'malformed'],
    ['1,234', 'ambiguous'],
    ['12,000', 'ambiguous'],
    ['999,999', 'ambiguous'],
    [' 1,234 ', 'ambiguous'],
    ['01,234', 'ambiguous'],
    ['１,234', 'malformed'],
    ['1.1234567', 'tooManyDecimals'],
    ['0.0000001', 'tooManyDecimals'],
    ['9'.repeat(100), 'tooLarge'],
    ['0'.repeat(201), 'tooLarge'],
  ])('%p is refused as %s', (text, error) => expect(parseAmount(text, { decimals: 6 })).toEqual({ ok: false, error }))

  test('whatever is written, the units are those of the digits, or there are none', () => {
    const character = fc.constantFrom(...Array.from('0123456789.,eExX+- _٣１'))
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 30 }), decimalsOfTokens, (text, decimals) => {
        const parsed = parseAmount(text, { decimals })
        if (!parsed.ok) return
        const [whole = '', fraction = ''] = text.trim().replace(',', '.').split('.')
        const scale = 10n ** BigInt(fraction.length)
        expect(parsed.units * scale).toBe(BigInt(whole + fraction) * 10n ** BigInt(decimals))
      }),
      { numRuns: runs(2_000) },
    )
  })
})

test('X19: what is grouped as this page groups its own figures is never read as decimals', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1_000n, max: 10n ** 30n }), decimalsOfTokens, (value, decimals) => {
      expect(parseAmount(grouped(value.toString()), { decimals }).ok).toBe(false)
    }),
  )
  expect(ambiguousReadings(' 1,234 ')).toEqual(['1.234', '1234'])
})

describe('X19: on a page that groups by points', () => {
  beforeEach(() => {
    prepareLocale('de-DE')
    applyLocale()
  })
  afterEach(() => setLanguage(ENGLISH))

  test('three digits after a point have two readings as well, after "0." one', () => {
    for (const text of ['1.234', '999.999', '1,234']) {
      expect(parseAmount(text, { decimals: 6 })).toEqual({ ok: false, error: 'ambiguous' })
      expect(linkedAmount(text)).toBe('')
    }
    expect(parseAmount('0.234', { decimals: 6 })).toEqual({ ok: true, units: 234_000n })
    expect(parseAmount('1.5', { decimals: 6 })).toEqual({ ok: true, units: 1_500_000n })
    expect(ambiguousReadings('1.234')).toEqual(['1.2340', '1234'])
  })

  test('what the page itself writes into a field has one reading, and is the same number', () =>
    fc.assert(
      fc.property(uint256, decimalsOfTokens, (value, decimals) => {
        const text = fieldAmount(value, { decimals })
        expect(parseAmount(text, { decimals })).toEqual({ ok: true, units: value })
      }),
    ))

  test('what is grouped as this page groups its own figures is never read as decimals', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 1_000n, max: 10n ** 30n }), decimalsOfTokens, (value, decimals) => {
        expect(parseAmount(grouped(value.toString()), { decimals }).ok).toBe(false)
      }),
    ))
})

test('a link has the number that was typed, and none where that is not certain', () => {
  expect(linkedAmount('1,5')).toBe('1.5')
  expect(linkedAmount('1.234')).toBe('1.234')
  expect(linkedAmount(' 1,234 ')).toBe('')
})

describe('X20: an amount fits a uint256', () => {
  test('the largest is accepted, one unit more is refused', () => {
    expect(parseAmount(UINT256_MAX.toString(), { decimals: 0 })).toEqual({ ok: true, units: UINT256_MAX })
    expect(parseAmount((UINT256_MAX + 1n).toString(), { decimals: 0 })).toEqual({ ok: false, error: 'tooLarge' })
  })

  test.each([0, 2, 6, 18, 36, 77])('the decimals count too: %p', (decimals) => {
    expect(parseAmount(exactAmount(UINT256_MAX, { decimals }), { decimals })).toEqual({ ok: true, units: UINT256_MAX })
    expect(parseAmount(exactAmount(UINT256_MAX + 1n, { decimals }), { decimals })).toEqual({
      ok: false,
      error: 'tooLarge',
    })
  })
})

describe('X18: amounts are exact both ways', () => {
  test('a formatted amount parses back to the same units', () => {
    fc.assert(
      fc.property(uint256, decimalsOfTokens, (value, decimals) => {
        expect(parseAmount(exactAmount(value, { decimals }), { decimals })).toEqual({ ok: true, units: value })
      }),
    )
  })

  test.each([
    [0n, 18, '0'],
    [1n, 0, '1'],
    [100n, 0, '100'],
    [100n, 2, '1'],
    [101n, 2, '1.01'],
    [1n, 18, '0.000000000000000001'],
    [-150n, 2, '-1.5'],
    [-1n, 18, '-0.000000000000000001'],
    [1_234_567_000_000n, 6, '1234567'],
  ])('%p with %p decimals is %s', (value, decimals, text) => expect(exactAmount(value, { decimals })).toBe(text))
})

test('whole digits are in groups of three', () => {
  expect(['1', '12', '123', '1234', '123456', '1234567'].map(grouped)).toEqual([
    '1',
    '12',
    '123',
    '1,234',
    '123,456',
    '1,234,567',
  ])
})

describe('the balance of a button or a row', () => {
  test.each([
    ['0', '0'],
    ['0.000000000000000001', '<0.001'],
    ['0.000999999999999999', '<0.001'],
    ['0.001', '0.001'],
    ['0.41299', '0.412'],
    ['0.5', '0.5'],
    ['0.999999', '0.999'],
    ['1', '1'],
    ['1.289', '1.28'],
    ['1.2', '1.2'],
    ['99.999', '99.99'],
    ['100', '100'],
    ['100.19', '100.1'],
    ['999.99', '999.9'],
    ['1000', '1,000'],
    ['4812.57', '4,812.5'],
    ['9999.99', '9,999.9'],
    ['10000', '10k'],
    ['48199.9', '48.1k'],
    ['99999', '99.9k'],
    ['999999', '999.9k'],
    ['1000000', '1m'],
    ['182499999', '182.4m'],
    ['999999999', '999.9m'],
    ['1000000000', '1b'],
    ['999999999999', '999.9b'],
    ['1000000000000', '1t'],
    ['1234567890123456', '1,234.5t'],
  ])('%s reads %s', (amount, text) => {
    for (const decimals of [18, 36]) expect(shortBalance(units(amount, decimals), { decimals })).toBe(text)
  })

  test.each([
    [0, 7n, '7'],
    [0, 10_000n, '10k'],
    [2, 1n, '0.01'],
    [6, 1n, '<0.001'],
    [77, 1n, '<0.001'],
    [77, UINT256_MAX, '1.15'],
    [0, UINT256_MAX, /^[\d,]+\.\dt$/],
  ])('with %p decimals %p', (decimals, value, text) => expect(shortBalance(value, { decimals })).toMatch(text))

  test('it is never more than the user has, and falls short by less than one place', () => {
    const places: Record<string, number> = { k: 3, m: 6, b: 9, t: 12 }
    fc.assert(
      fc.property(uint256, decimalsOfTokens, (value, decimals) => {
        const text = shortBalance(value, { decimals })
        const one = 10n ** BigInt(decimals)
        if (text === '<0.001') return value > 0n && value * 1000n < one
        const [, figure = '', suffix = ''] = /^([\d,.]+)([kmbt]?)$/.exec(text) ?? []
        const shown = units(figure, 90) * 10n ** BigInt(places[suffix] ?? 0)
        const has = value * 10n ** BigInt(90 - decimals)
        const place = suffix
          ? 10n ** BigInt(89 + (places[suffix] ?? 0))
          : 10n ** (value < one ? 87n : value < 100n * one ? 88n : 89n)
        return shown <= has && has - shown < place && (suffix !== '') === value >= 10_000n * one
      }),
      { numRuns: runs(2_000) },
    )
  })
})

test.each([
  ['0', '0'],
  ['1.289', '1.28'],
  ['12.99', '12.9'],
  ['999.9', '999'],
  ['1000', '1k'],
  ['1009.9', '1k'],
  ['9998.9', '9.99k'],
  ['12345', '12.3k'],
  ['123456', '123k'],
  ['999999', '999k'],
  ['1234567', '1.23m'],
  ['9999999999', '9.99b'],
  ['1234567890123', '1.23t'],
  ['1234567890123456', '1,230t'],
  ['1', '1'],
  ['0.0123456', '0.0123'],
  ['0.9999', '0.999'],
  ['0.000000000000000001', '0.000000000000000001'],
  ['0.00000000000001239', '0.0000000000000123'],
])('the profile shows %s as %s: three significant digits, no exponent', (amount, text) => {
  expect(profileBalance(units(amount), { decimals: 18 })).toBe(text)
})

describe('on a page in another language', () => {
  afterEach(() => setLanguage(ENGLISH))

  test.each([
    ['de', GERMAN, ['12.345', '999.999', '1,2 Mio.', '8,2 Mrd.', '1,2 Bio.', '1.234,5 Bio.']],
    ['id', INDONESIAN, ['12,3 rb', '999,9 rb', '1,2 jt', '8,2 M', '1,2 T', '1.234,5 T']],
    ['ja', JAPANESE, ['1.2万', '99.9万', '123.4万', '82.9億', '1.2兆', '1,234.5兆']],
    ['ar', ARABIC, ['12.3 ألف', '999.9 ألف', '1.2 مليون', '8.2 مليار', '1.2 ترليون', '1,234.5 ترليون']],
  ])('large figures are in its own short form, and never rounded up: %s', (_tag, formats, texts) => {
    setLanguage(formats)
    const amounts = ['12345.67', '999999.99', '1234567', '8299999999', '1234567890123', '1234567890123456']
    expect(amounts.map((amount) => shortBalance(units(amount), { decimals: 18 }).replaceAll('\u00a0', ' '))).toEqual(
      texts,
    )
  })

  test('the profile’s balance keeps its whole digits where there is no short form', () => {
    setLanguage(GERMAN)
    expect(['1234.56', '123456.7', '1234567'].map((amount) => profileBalance(units(amount), { decimals: 18 }))).toEqual(
      ['1.234', '123.456', '1,23\u00a0Mio.'],
    )
    expect(shortBalance(1n, { decimals: 18 })).toBe('<0,001')
  })
})

test.each([
  ['0', '0'],
  ['0.000000000000000001', '<0.000001'],
  ['0.000001', '0.000001'],
  ['0.123456789', '0.123456'],
  ['0.0012345678', '0.001234'],
  ['1.28459', '1.28459'],
  ['1.284593', '1.28459'],
  ['9999.999', '9,999.99'],
  ['12345.678', '12,345.6'],
  ['123456.78', '123,456'],
  ['1234567890.5', '1,234,567,890'],
])('a balance of %s on a button, in a row or on the card is %s', (amount, text) => {
  expect(balanceAmount(units(amount), { decimals: 18 })).toBe(text)
})

test('such a balance is never more than the user has, and never in a short form', () => {
  fc.assert(
    fc.property(uint256, decimalsOfTokens, (amount, decimals) => {
      const text = balanceAmount(amount, { decimals })
      if (text.startsWith('<')) return amount > 0n
      return /^[\d,.]+$/.test(text) && units(text, 90) <= amount * 10n ** BigInt(90 - decimals)
    }),
    { numRuns: runs(2_000) },
  )
})

test.each([
  ['0', '0'],
  ['3411.77999', '3,411.77'],
  ['999.999999', '999.999'],
  ['1000', '1,000'],
  ['99999.999', '99,999.99'],
  ['1234567.899', '1,234,567.89'],
  ['0.146429', '0.146429'],
  ['0.1464299', '0.146429'],
  ['0.00001234567', '0.0000123456'],
  ['1.0000019', '1'],
])('an estimate of %s is cut to %s', (amount, text) => expect(tradeAmount(units(amount), { decimals: 18 })).toBe(text))

test.each([
  ['0', '0'],
  ['8.340781028206355725', '8.34079'],
  ['0.146429', '0.146429'],
  ['0.1464290001', '0.14643'],
  ['999.9999', '1,000'],
  ['1508.551', '1,508.56'],
])('what is paid at most of %s is reported as %s, as long as an estimate and never less', (amount, text) => {
  expect(tradeAmountAtMost(units(amount), { decimals: 18 })).toBe(text)
})

test('paid amounts are never rounded down, and received amounts never up', () => {
  fc.assert(
    fc.property(uint256, decimalsOfTokens, (amount, decimals) => {
      const reported = (text: string) => parseAmount(text.replaceAll(',', ''), { decimals })
      const [paid, received] = [
        reported(tradeAmountAtMost(amount, { decimals })),
        reported(tradeAmount(amount, { decimals })),
      ]
      // The largest amounts cannot be parsed after rounding up, because the result exceeds the token's maximum.
      expect(!paid.ok || paid.units >= amount).toBe(true)
      expect(received.ok && received.units <= amount).toBe(true)
    }),
  )
})
