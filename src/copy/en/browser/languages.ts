/** The name of the list of languages in the footer. */
export const LANGUAGE_LIST = 'Language'

/** Says how far this translation has been checked. The text is null for English, which is not translated. */
export const CHECKED: string | null = null

/**
 * Shown instead of the list of languages while a request to a wallet is open. The language cannot be changed during a
 * request, because each language has its own page.
 */
export const ANSWER_FIRST = 'Answer your wallet’s request first, then change the language.'
