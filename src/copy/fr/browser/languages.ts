/** The footer's list of languages. */
export const LANGUAGE_LIST = 'Langue'

/** How far the words of this language were checked; null for the language that they are written in. */
export const CHECKED: string | null =
  'Les textes qui concernent l’argent ont été contrôlés par rétrotraduction. En cas de doute, la version anglaise fait foi.'

/** In place of the list while a wallet has not answered: another language is another page. */
export const ANSWER_FIRST = 'Répondez d’abord à la demande dans votre portefeuille, puis changez de langue.'
