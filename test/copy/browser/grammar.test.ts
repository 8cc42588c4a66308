import type * as English from '../../../src/copy/en/browser/grammar'
import { type Language, LANGUAGES } from '../../../src/domain/browser/languages'

const grammarOf = (language: Language) =>
  jest.requireActual<typeof English>(`../../../src/copy/${language}/browser/grammar`)

test.each(Object.keys(LANGUAGES) as Language[])('%s: the form for a number is the one that CLDR has', (language) => {
  const rules = new Intl.PluralRules(language)
  const forms = Object.fromEntries(rules.resolvedOptions().pluralCategories.map((category) => [category, category]))
  const numbers = [...Array.from({ length: 1_101 }, (_, index) => index), 1_000_000, 1.5]
  const { counted } = grammarOf(language)
  expect(numbers.filter((number) => counted(number, forms as never) !== rules.select(number))).toEqual([])
})

test('words are listed', () => {
  const { all, either } = grammarOf('en')
  expect([all([]), all(['a']), all(['a', 'b']), all(['a', 'b', 'c'])]).toEqual(['', 'a', 'a and b', 'a, b and c'])
  expect(either(['a', 'b', 'c'])).toBe('a, b or c')
})
