import { inLanguage } from '#domain/browser/base'
import { figuresLocale, isLanguage, languageFor } from '#domain/browser/languages'

test('a page of another language has the same query and section', () => {
  expect(inLanguage('de', { pathname: '/swap', search: '?value=2', hash: '#a' })).toBe('/de/swap?value=2#a')
  expect(inLanguage('en', { pathname: '/', search: '', hash: '' })).toBe('/')
})

test.each([
  ['en', ['de-DE', 'en'], 'de-DE'],
  ['de', ['en-US', 'de-AT'], 'de-AT'],
  ['de', ['de'], 'de-DE'],
  ['de', ['en-US', 'not a tag'], 'de-DE'],
] as const)('figures of a page in %s for a visitor with %j are those of %s', (language, visitors, locale) => {
  expect(figuresLocale(language, 'de-DE', visitors)).toBe(locale)
})

test.each([
  [['fr-FR', 'de-AT', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['', 'fr'], undefined],
  [['de-Latn-CH'], 'de'],
] as const)('a visitor with %j reads %s', (visitors, language) => {
  expect(languageFor(visitors, ['en', 'de'])).toBe(language)
})

test('a language is one of the product', () => {
  expect(['de', 'xx', '', 'toString', null].map(isLanguage)).toEqual([true, false, false, false, false])
})
