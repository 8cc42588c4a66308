import type { LanguageFormats } from '#domain/browser/locale'

/** How Vietnamese writes figures and days. The clock comes before the day. */
export const FORMATS: LanguageFormats = {
  locale: 'vi-VN',
  point: ',',
  group: '.',
  percent: (figure) => `${figure}%`,
  dollars: (figure) => `${figure}\u00a0US$`,
  day: (date, month) => `${date} thg ${month + 1}`,
  dayAndClock: (day, clock) => `${clock} ${day}`,
}

/** The plural category of Vietnamese, as CLDR has it. */
type Category = 'other'

/** Vietnamese has the same form for every number. */
export const counted = (_number: number, forms: Readonly<Record<Category, string>>): string => forms.other

const listed = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** "symbol, name and decimals". */
export const all = (words: readonly string[]) => listed(words, 'và')

/** "symbol, name or decimals". */
export const either = (words: readonly string[]) => listed(words, 'hoặc')

/** "approve 500 USDC, then swap": what follows one after the other. */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, sau đó ${words.at(-1)}`

/** A title as it is written within a sentence. */
export const withinSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

/** "Allowed amount: 5 UNI". */
export const labelled = (label: string, value: string) => `${label}: ${value}`

/** Whole sentences, one after the other; what is not said is left out. */
export const sentences = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(' ')

/** Ends a phrase as a sentence. */
export const asSentence = (phrase: string) => `${phrase}.`

/** "1 ETH = 3,411 USDC, network cost 0.001 ETH". */
export const phrases = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(', ')
