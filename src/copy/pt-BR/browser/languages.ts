/** The footer's list of languages. */
export const LANGUAGE_LIST = 'Idioma'

/** How far the words of this language were checked; null for the language that they are written in. */
export const CHECKED: string | null =
  'Os textos sobre dinheiro foram verificados por retrotradução. Em caso de dúvida, prevalece o texto em inglês.'

/** In place of the list while a wallet has not answered: another language is another page. */
export const ANSWER_FIRST = 'Primeiro responda à solicitação da sua carteira e depois mude o idioma.'
