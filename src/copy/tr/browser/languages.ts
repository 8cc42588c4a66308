/** The footer's list of languages. */
export const LANGUAGE_LIST = 'Dil'

/** How far the words of this language were checked; null for the language that they are written in. */
export const CHECKED: string | null =
  'Parayla ilgili cümleler geri çeviriyle kontrol edildi. Kuşku hâlinde İngilizce metin geçerlidir.'

/** In place of the list while a wallet has not answered: another language is another page. */
export const ANSWER_FIRST = 'Önce cüzdanınızdaki isteği yanıtlayın, sonra dili değiştirin.'
