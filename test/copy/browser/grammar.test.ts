import type * as English from '../../../src/copy/en/browser/grammar'
import { ENGLISH, percentage, setLanguage, written } from '#domain/browser/locale'
import { type Language, LANGUAGES } from '#domain/browser/languages'

const grammarOf = (language: Language) =>
  jest.requireActual<typeof English>(`../../../src/copy/${language}/browser/grammar`)

test.each(Object.keys(LANGUAGES) as Language[])('%s: the form for a number is the one that CLDR has', (language) => {
  const rules = new Intl.PluralRules(language)
  const forms = Object.fromEntries(rules.resolvedOptions().pluralCategories.map((category) => [category, category]))
  const numbers = [...Array.from({ length: 1_101 }, (_, index) => index), 1_000_000, 1.5]
  const { counted } = grammarOf(language)
  expect(numbers.filter((number) => counted(number, forms as never) !== rules.select(number))).toEqual([])
})

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (language) => {
  const { FORMATS } = grammarOf(language)
  const marks = /[\u200e\u200f\u061c]/g
  const intl = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(FORMATS.locale, { numberingSystem: 'latn', useGrouping: 'always', ...options })

  test('writes figures as CLDR has them', () => {
    setLanguage(FORMATS)
    expect(written('1234567.5')).toBe(intl({}).format(1_234_567.5))
    const percent = intl({ style: 'percent', maximumFractionDigits: 2 }).format(12.3456)
    expect(percentage('1234.56')).toBe(percent.replaceAll(marks, ''))
    setLanguage(ENGLISH)
  })

  test('writes days as CLDR has them', () => {
    const format = new Intl.DateTimeFormat(FORMATS.locale, { numberingSystem: 'latn', day: 'numeric', month: 'short' })
    for (let month = 0; month < 12; month++)
      expect(FORMATS.day(18, month)).toBe(format.format(new Date(2025, month, 18)).replaceAll(marks, ''))
  })
})

test.each<[Language, string]>([
  ['en', '5 ETH, 2 h'],
  ['ja', '5 ETH、2 h'],
  ['zh-CN', '5 ETH，2 h'],
  ['ar', '5 ETH، 2 h'],
])('%s: what stands side by side is separated as the language does it', (language, joined) => {
  expect(grammarOf(language).phrases('5 ETH', null, false, '2 h')).toBe(joined)
})

test('words are listed', () => {
  const { all, either } = grammarOf('en')
  expect([all([]), all(['a']), all(['a', 'b']), all(['a', 'b', 'c'])]).toEqual(['', 'a', 'a and b', 'a, b and c'])
  expect(either(['a', 'b', 'c'])).toBe('a, b or c')
})
