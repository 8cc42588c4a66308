/** The footer's list of languages. */
export const LANGUAGE_LIST = '言語'

/** How far the words of this language were checked; null for the language that they are written in. */
export const CHECKED: string | null =
  '英語から翻訳したもので、逆翻訳による確認はまだ行われていません。疑問がある場合は、英語版が正しい内容です。'

/** In place of the list while a wallet has not answered: another language is another page. */
export const ANSWER_FIRST = '先にウォレットのリクエストに応答してから、言語を変更してください。'
