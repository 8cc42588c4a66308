/** The footer's list of languages. */
export const LANGUAGE_LIST = 'Language'

/** How far the words of this language were checked; null for the language that they are written in. */
export const CHECKED: string | null = null

/** In place of the list while a wallet has not answered: another language is another page. */
export const ANSWER_FIRST = 'Answer your wallet’s request first, then change the language.'
