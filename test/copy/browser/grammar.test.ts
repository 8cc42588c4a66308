import { all, counted, either } from '../../../src/copy/en/browser/grammar'

test('the form for a number is the one that CLDR has', () => {
  const rules = new Intl.PluralRules('en')
  const forms = { one: 'one', other: 'other' }
  const numbers = [...Array.from({ length: 1_101 }, (_, index) => index), 1_000_000, 1.5]
  expect(numbers.filter((number) => counted(number, forms) !== rules.select(number))).toEqual([])
})

test('words are listed', () => {
  expect([all([]), all(['a']), all(['a', 'b']), all(['a', 'b', 'c'])]).toEqual(['', 'a', 'a and b', 'a, b and c'])
  expect(either(['a', 'b', 'c'])).toBe('a, b or c')
})
