/** The footer's list of languages. */
export const LANGUAGE_LIST = 'Idioma'

/** How far the words of this language were checked; null for the language that they are written in. */
export const CHECKED: string | null =
  'Los textos sobre dinero se verificaron mediante retrotraducción. En caso de duda, prevalece el texto en inglés.'

/** In place of the list while a wallet has not answered: another language is another page. */
export const ANSWER_FIRST = 'Responde primero la solicitud de tu billetera y luego cambia el idioma.'
