/**
 * The languages of the product, each with its own name for itself and the direction it is read in. English is the one that
 * all others are translated from, and the one of the pages at the root of the site. After a change: `npm run translations`.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>

/** A tag of BCP 47. */
export type Language = keyof typeof LANGUAGES

export const isLanguage = (tag: string | null): tag is Language => tag !== null && Object.hasOwn(LANGUAGES, tag)

/** A language with its script, such as "zh-Hant" of "zh-TW"; null for a tag that the browser cannot read. */
function scriptOf(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return null
  }
}

/** Whether a visitor's tag is of the language, whatever its region: "pt-PT" is of "pt-BR", but "zh-HK" is not of "zh-CN". */
const isOf = (tag: string, language: Language): boolean =>
  tag === language || tag.startsWith(`${language}-`) || (scriptOf(tag) ?? '') === scriptOf(language)

/** The first of a visitor's languages, by tags such as "de-AT", that is one of the site's; undefined where none is. */
export function languageFor(visitors: readonly string[], site: readonly Language[]): Language | undefined {
  for (const tag of visitors) {
    const language = site.find((each) => isOf(tag, each))
    if (language !== undefined) return language
  }
  return undefined
}

/**
 * The locale of a page's figures and dates: the first of the visitor's that is of the page's language. On English pages it
 * is the visitor's first one, whatever its language: their figures follow the browser.
 * @param usual - the locale of the language's own formats
 */
export const figuresLocale = (language: Language, usual: string, visitors: readonly string[]): string => {
  const found = language === 'en' ? visitors[0] : visitors.find((tag) => isOf(tag, language))
  return found === undefined || found === language ? usual : found
}

/** The folder of a language's pages below the base, empty for English, and otherwise as "/de". */
export const languageFolder = (language: Language): string => (language === 'en' ? '' : `/${language}`)
