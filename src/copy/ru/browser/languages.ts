/** The footer's list of languages. */
export const LANGUAGE_LIST = 'Язык'

/** How far the words of this language were checked; null for the language that they are written in. */
export const CHECKED: string | null =
  'Тексты о деньгах проверены обратным переводом. В случае сомнений верен английский текст.'

/** In place of the list while a wallet has not answered: another language is another page. */
export const ANSWER_FIRST = 'Сначала ответьте на запрос в кошельке, затем смените язык.'
