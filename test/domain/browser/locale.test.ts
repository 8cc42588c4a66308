import { clockText, dayText, writtenDate } from '#domain/browser/time'
import { timeText } from '#copy/browser/time'
import { changeText } from '../../../src/app/market/changeText'
import { FORMATS as GERMAN } from '../../../src/copy/de/browser/grammar'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { applyLocale, ENGLISH, prepareLocale, setLanguage, written } from '#domain/browser/locale'
import { priceText, usdFigure, usdPriceText, usdShortText, usdText, usdTextAtMost } from '#domain/market/money'
import {
  exactAmount,
  parseAmount,
  profileBalance,
  shortBalance,
  tradeAmount,
  unwritten,
  withSymbol,
} from '#domain/token/amount'
import { feeLabel } from '#domain/pool/route'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'
import { csvText } from '#domain/browser/csv'
import { fc } from '../../support/properties'

const ONE = 10n ** 18n

function setLocale(tag: string) {
  prepareLocale(tag)
  applyLocale()
}

afterEach(() => {
  setLanguage(ENGLISH)
})

describe('a number in the browser’s locale', () => {
  test.each([
    ['en-US', '1,234,567.5'],
    ['de-DE', '1.234.567,5'],
    ['fr-FR', '1\u202f234\u202f567,5'],
    ['en-IN', '12,34,567.5'],
    // For locales with other digits, the app also uses Western digits, because it can parse them when they are typed.
    ['ar-EG', '1,234,567.5'],
    ['fa-IR', '1,234,567.5'],
  ])('%s', (tag, text) => {
    setLocale(tag)
    expect(written('1234567.5')).toBe(text)
  })

  test.each([
    ['es-ES', '4.812,5'],
    ['pl-PL', '4\u00a0812,5'],
    ['pt-PT', '4\u00a0812,5'],
  ])('%s groups four digits as well', (tag, text) => {
    setLocale(tag)
    expect(written('4812.5')).toBe(text)
  })

  test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'es-ES', 'en-IN', 'ar-EG', 'sv-SE', 'ja-JP'])(
    '%s: what was written can be edited as the same number',
    (tag) => {
      setLocale(tag)
      fc.assert(
        fc.property(
          fc.oneof(fc.bigInt(0n, 2n ** 256n - 1n), fc.bigInt(0n, 999_999n)),
          fc.constantFrom(0, 3, 6, 18),
          (units, decimals) => {
            const plain = exactAmount(units, { decimals })
            expect([plain, `${plain}0`]).toContain(unwritten(written(plain)))
            expect(parseAmount(unwritten(written(plain)), { decimals })).toEqual({ ok: true, units })
          },
        ),
      )
    },
  )

  test('days and clocks of the first locale are written as the browser does', () => {
    const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' })
    const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (seconds) => {
        expect(dayText(seconds * 1_000)).toBe(day.format(seconds * 1_000))
        expect(clockText(seconds * 1_000)).toBe(clock.format(seconds * 1_000))
      }),
    )
  })

  test('the first locale is written as the browser does', () => {
    const format = new Intl.NumberFormat('en-US')
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 256n), 2n ** 256n), (whole) => {
        expect(written(String(whole))).toBe(format.format(whole))
        expect(written(`${whole}.25`)).toBe(`${format.format(whole)}${format.format(0.5)[1]}25`)
      }),
    )
  })

  test('the sign and every decimal stay', () => {
    expect(written('-0.50')).toBe('-0.50')
    setLocale('de-DE')
    expect(written('-1234.50')).toBe('-1.234,50')
  })

  test('a locale that the browser cannot read changes nothing', () => {
    setLocale('de-DE')
    setLocale('en-US@posix')
    expect(written('1.5')).toBe('1,5')
  })
})

test('every kind of figure and date follows the one locale, and what is typed keeps its rule', () => {
  setLocale('de-DE')
  expect([usdText(3_411_437n * (ONE / 1_000n)), usdText(1n), usdTextAtMost(12_000n * ONE + 1n)]).toEqual([
    '$3.411,43',
    '<$0,01',
    '$12.000,01',
  ])
  expect([usdShortText(182_499_999n * ONE), usdPriceText(ONE / 3n), priceText(3_001_200n * (ONE / 1_000n))]).toEqual([
    '$182,4m',
    '$0,3333',
    '3.001,20',
  ])
  expect([
    shortBalance(4_812_570n * ONE, { decimals: 21 }),
    profileBalance(9_998n * ONE, { decimals: 18 }),
    tradeAmount(34_117_754n, { decimals: 4 }),
  ]).toEqual(['4.812,5', '9,99k', '3.411,77'])
  expect([feeLabel(500), slippagePercent(50), typedSlippage(50)]).toEqual(['0,05%', '0,5%', '0.5'])
  const at = new Date('2025-11-18T21:15:00').getTime()
  const since = { blockNumber: 1_234, timestamp: at / 1_000, price: '1' }
  expect(changeText({ hundredths: 123_456n, since })).toMatchObject({
    text: '1.234,56%',
    title: 'Since block 1.234, 18. Nov., 21:15',
  })
  expect(timeText(at, at + 86_400_000)).toBe('18. Nov., 21:15')
  expect(parseAmount('1,5', { decimals: 6 })).toEqual({ ok: true, units: 1_500_000n })
  expect(parseAmount('1,234', { decimals: 6 })).toEqual({ ok: false, error: 'ambiguous' })
})

test('the order of figures is that of the page’s language', () => {
  setLanguage(GERMAN)
  expect([usdText(3_411_437n * (ONE / 1_000n)), usdText(1n), usdPriceText(ONE / 3n)]).toEqual([
    '3.411,43\u00a0$',
    '<0,01\u00a0$',
    '0,3333\u00a0$',
  ])
  expect([feeLabel(500), slippagePercent(50)]).toEqual(['0,05\u00a0%', '0,5\u00a0%'])
  setLocale('de-AT')
  expect([feeLabel(500), usdText(1_234n * ONE)]).toEqual(['0,05\u00a0%', '1\u00a0234,00\u00a0$'])
})

describe('on a page that is read from right to left', () => {
  beforeAll(() => {
    Object.assign(globalThis, { document: { dir: 'rtl' } })
  })
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'document')
  })

  test('figures stay together from left to right', () => {
    expect([usdText(ONE), feeLabel(500), withSymbol('1.5', 'UNI')]).toEqual([
      '\u2066$1.00\u2069',
      '\u20660.05%\u2069',
      '\u20661.5 UNI\u2069',
    ])
  })

  test('and nothing is added to what is typed or exported', () => {
    expect([exactAmount(15n * 10n ** 17n, { decimals: 18 }), typedSlippage(50), usdFigure(ONE, false)]).toEqual([
      '1.5',
      '0.5',
      '1.00',
    ])
    expect(csvText([[withSymbol('1.5', 'UNI')]])).toBe('\ufeff"1.5 UNI"\r\n')
  })
})

test('dates have the digits that figures have', () => {
  setLocale('ar-EG')
  expect(writtenDate(new Date('2025-11-18T21:15:00').getTime(), { hour: '2-digit', minute: '2-digit' })).toMatch(
    /9:15|21:15/,
  )
})
