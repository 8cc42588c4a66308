/** The footer's list of languages. */
export const LANGUAGE_LIST = '言語'

/** How far the words of this language were checked; null for the language that they are written in. */
export const CHECKED: string | null =
  'お金に関する文は、逆翻訳によって確認されています。疑問がある場合は、英語の文が優先されます。'

/** In place of the list while a wallet has not answered: another language is another page. */
export const ANSWER_FIRST = '先にウォレットのリクエストに応答してから、言語を変更してください。'
