import type { Language } from '../../../domain/browser/languages'

/** The footer's list of languages. */
export const LANGUAGE_LIST = 'Language'

/** How far the words of this language were checked; null for the language that they are written in. */
export const CHECKED: string | null = null

/** In place of the list while a wallet has not answered: another language is another page. */
export const ANSWER_FIRST = 'Answer your wallet’s request first, then change the language.'

/** In each language: the link from an English page to the same in that language. */
export const OFFERS: Readonly<Record<Exclude<Language, 'en'>, string>> = { de: 'Auf Deutsch lesen' }
