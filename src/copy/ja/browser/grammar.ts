import type { LanguageFormats } from '#domain/browser/locale'

/** How Japanese writes figures and days. */
export const FORMATS: LanguageFormats = {
  locale: 'ja-JP',
  point: '.',
  group: ',',
  percent: (figure) => `${figure}%`,
  dollars: (figure) => `$${figure}`,
  day: (date, month) => `${month + 1}月${date}日`,
  dayAndClock: (day, clock) => `${day} ${clock}`,
}

/** The plural category of Japanese, as CLDR has it. */
type Category = 'other'

/** Japanese has the same form for every number. */
export const counted = (_number: number, forms: Readonly<Record<Category, string>>): string => forms.other

/** "symbol, name and decimals". */
export const all = (words: readonly string[]) => words.join('、')

/** "symbol, name or decimals". */
export const either = (words: readonly string[]) => words.join('または')

/** "approve 500 USDC, then swap": what follows one after the other. */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}、その後${words.at(-1)}`

/** A title as it is written within a sentence. */
export const withinSentence = (title: string) => title

/** "Allowed amount: 5 UNI". */
export const labelled = (label: string, value: string) => `${label}：${value}`

/** Whole sentences, one after the other without a blank; what is not said is left out. */
export const sentences = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join('')

/** Ends a phrase as a sentence. */
export const asSentence = (phrase: string) => `${phrase}。`

/** "1 ETH = 3,411 USDC, network cost 0.001 ETH". */
export const phrases = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join('、')
