import type { LanguageFormats } from '#domain/browser/locale'

export const FORMATS: LanguageFormats = {
  locale: 'zh-TW',
  point: '.',
  group: ',',
  percent: (figure) => `${figure}%`,
  dollars: (figure) => `US$${figure}`,
  day: (date, month) => `${month + 1}月${date}日`,
  dayAndClock: (day, clock) => `${day} ${clock}`,
}

/** The plural category of Chinese in CLDR: the form is the same for every number. */
type Category = 'other'

export const counted = (_number: number, forms: Readonly<Record<Category, string>>): string => forms.other

export const all = (words: readonly string[]) => words.join('、')

export const either = (words: readonly string[]) => words.join(' 或 ')

/** "授權 500 USDC，然後兌換". */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('，')}，然後${words.at(-1)}`

export const withinSentence = (title: string) => title

/** "Allowed amount: 5 UNI". */
export const labelled = (label: string, value: string) => `${label}：${value}`

/** Joins whole sentences without spaces. */
export const sentences = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join('')

/** Ends a phrase as a sentence. */
export const asSentence = (phrase: string) => `${phrase}。`

/** "1 ETH = 3,411 USDC, network cost 0.001 ETH". */
export const phrases = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join('，')
