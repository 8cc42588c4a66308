/** The name of the list of languages in the footer. */
export const LANGUAGE_LIST = 'Language'

/**
 * Says how far the translation into this language was checked; null for English, from which the other languages are
 * translated.
 */
export const CHECKED: string | null = null

/**
 * Shown instead of the list of languages while a request to a wallet is open, because choosing another language opens
 * another page.
 */
export const ANSWER_FIRST = 'Answer your wallet’s request first, then change the language.'
