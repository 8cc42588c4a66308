/**
 * The languages of the product, each with its native name and its text direction. All other languages are translated
 * from English. The English pages are at the root of the site.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr' },
  ru: { name: 'Русский', direction: 'ltr' },
  tr: { name: 'Türkçe', direction: 'ltr' },
  vi: { name: 'Tiếng Việt', direction: 'ltr' },
  id: { name: 'Bahasa Indonesia', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
  ko: { name: '한국어', direction: 'ltr' },
  'zh-CN': { name: '简体中文', direction: 'ltr' },
  'zh-TW': { name: '繁體中文', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>

/** A BCP 47 language tag. */
export type Language = keyof typeof LANGUAGES

/**
 * Pseudo-languages for browser tests only. A script generates them from the English texts: `xx` has longer words, and
 * `xx-rtl` also runs from right to left. No site offers them.
 */
const PSEUDO_LANGUAGES = { xx: { direction: 'ltr' }, 'xx-rtl': { direction: 'rtl' } } as const

export type PageLanguage = Language | keyof typeof PSEUDO_LANGUAGES

export const textDirectionOf = (language: PageLanguage): 'ltr' | 'rtl' =>
  ({ ...LANGUAGES, ...PSEUDO_LANGUAGES })[language].direction

export const isPageLanguage = (tag: string): tag is PageLanguage =>
  Object.hasOwn(LANGUAGES, tag) || Object.hasOwn(PSEUDO_LANGUAGES, tag)

export const isLanguage = (tag: string | null): tag is Language => tag !== null && Object.hasOwn(LANGUAGES, tag)

/** Such as "zh-Hant" for "zh-TW"; null if the browser does not support the tag. */
function scriptOf(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return null
  }
}

/**
 * Whether a visitor's language tag matches a language. The region is ignored: "pt-PT" matches "pt-BR". The script must
 * be the same: "zh-HK" does not match "zh-CN".
 */
const isOf = (tag: string, language: PageLanguage): boolean =>
  tag === language || tag.startsWith(`${language}-`) || (scriptOf(tag) ?? '') === scriptOf(language)

/** @param visitors - language tags such as "de-AT", most preferred first */
export function languageFor(visitors: readonly string[], site: readonly Language[]): Language | undefined {
  for (const tag of visitors) {
    const language = site.find((each) => isOf(tag, each))
    if (language !== undefined) return language
  }
  return undefined
}

/**
 * The locale of figures and dates: the first of the visitor's locales that matches the page's language. English pages
 * use the visitor's first locale, whatever its language is.
 * @param usual - the default locale of the page's language
 */
export const figuresLocale = (language: PageLanguage, usual: string, visitors: readonly string[]): string => {
  const found = language === 'en' ? visitors[0] : visitors.find((tag) => isOf(tag, language))
  return found === undefined || found === language ? usual : found
}

/** The folder of a language's pages below the base path, for example "/de". Empty for English. */
export const languageFolder = (language: PageLanguage): string => (language === 'en' ? '' : `/${language}`)
