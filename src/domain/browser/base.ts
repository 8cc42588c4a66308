import { type Language, languageFolder } from './languages'

/** Where the site is below its host, by the setting BASE_PATH: empty at the root, and otherwise as "/folder". */
export const BASE_PATH = typeof __BASE_PATH__ === 'undefined' ? '' : __BASE_PATH__

/** The language of this page and its scripts. Another one is another page. */
export const LANGUAGE: Language = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__

/** The languages of the site. */
export const SITE_LANGUAGES: readonly Language[] = typeof __LANGUAGES__ === 'undefined' ? ['en'] : __LANGUAGES__

/** Where the pages of this language are below the host. Files that all languages share are below `BASE_PATH`. */
export const PAGES_PATH = BASE_PATH + languageFolder(LANGUAGE)

/** The address of a page of this language in another one. */
export const inLanguage = (
  language: Language,
  { pathname, search, hash }: Record<'pathname' | 'search' | 'hash', string>,
) => `${BASE_PATH}${languageFolder(language)}${pathname.slice(PAGES_PATH.length) || '/'}${search}${hash}`

/** The route of a path below the pages' own. Hosts also serve pages as "/swap/" and "/swap.html". */
export const routePath = (path: string): string => path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
