/**
 * The languages of the product, each with its own name for itself and the direction it is read in. English is the one that
 * all others are translated from, and the one of the pages at the root of the site.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>

/** A tag of BCP 47. */
export type Language = keyof typeof LANGUAGES

export const isLanguage = (tag: string | null): tag is Language => tag !== null && Object.hasOwn(LANGUAGES, tag)

/**
 * The locale of a page's figures and dates: the first of the visitor's that is of the page's language. On English pages it
 * is the visitor's first one, whatever its language: their figures follow the browser.
 */
export const figuresLocale = (language: Language, visitors: readonly string[]): string =>
  (language === 'en' ? visitors[0] : visitors.find((tag) => tag.split('-')[0] === language)) ?? language

/** The folder of a language's pages below the base, empty for English, and otherwise as "/de". */
export const languageFolder = (language: Language): string => (language === 'en' ? '' : `/${language}`)
