import { type Language, languageFolder, type PageLanguage } from './languages'

/** The site's path on its host, from the setting BASE_PATH, for example "/folder". Empty if the site is at the root. */
export const BASE_PATH = typeof __BASE_PATH__ === 'undefined' ? '' : __BASE_PATH__

/** The build writes one of its languages into each page. In tests there may be no document, or one without a language. */
const { lang = '' } = (globalThis as { document?: Document }).document?.documentElement ?? {}

/** The language of this page. Each language has its own pages. */
export const LANGUAGE = (lang === '' ? 'en' : lang) as PageLanguage

export const SITE_LANGUAGES: readonly Language[] = typeof __LANGUAGES__ === 'undefined' ? ['en'] : __LANGUAGES__

/** The path of the pages in this language on the host. Files that all languages share are below `BASE_PATH` instead. */
export const PAGES_PATH = BASE_PATH + languageFolder(LANGUAGE)

/** The URL of the same page in another language, without its origin. */
export const inLanguage = (
  language: Language,
  { pathname, search, hash }: Record<'pathname' | 'search' | 'hash', string>,
) => `${BASE_PATH}${languageFolder(language)}${pathname.slice(PAGES_PATH.length) || '/'}${search}${hash}`

/** The route of a path. The path is relative to `PAGES_PATH`. Hosts also serve "/swap" as "/swap/" and "/swap.html". */
export const routePath = (path: string): string => path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
