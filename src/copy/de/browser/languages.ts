/** The footer's list of languages. */
export const LANGUAGE_LIST = 'Sprache'

/** How far the words of this language were checked; null for the language that they are written in. */
export const CHECKED: string | null =
  'Die Sätze über Geld wurden durch Rückübersetzung geprüft. Im Zweifel gilt der englische Text.'

/** In place of the list while a wallet has not answered: another language is another page. */
export const ANSWER_FIRST = 'Beantworten Sie zuerst die Anfrage in Ihrem Wallet und wechseln Sie dann die Sprache.'
