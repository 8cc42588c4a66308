import type { LanguageFormats } from '#domain/browser/locale'

const MONTHS = ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'] as const

/** How German writes figures and days. */
export const FORMATS: LanguageFormats = {
  locale: 'de-DE',
  point: ',',
  group: '.',
  percent: (figure) => `${figure}\u00a0%`,
  dollars: (figure) => `${figure}\u00a0$`,
  day: (date, month) => `${date}. ${MONTHS[month]}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
}

/** The plural categories of German, as CLDR has them: `one` is 1 alone. */
type Category = 'one' | 'other'

/** Chooses between whole sentences by a number, so that a language is free in what else changes with it. */
export const counted = (number: number, forms: Readonly<Record<Category, string>>): string =>
  number === 1 ? forms.one : forms.other

const listed = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** "symbol, name and decimals". */
export const all = (words: readonly string[]) => listed(words, 'und')

/** "symbol, name or decimals". */
export const either = (words: readonly string[]) => listed(words, 'oder')

/** "approve 500 USDC, then swap": what follows one after the other. */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, dann ${words.at(-1)}`

/** A title as it is written within a sentence. */
export const withinSentence = (title: string) => title

/** "Allowed amount: 5 UNI". */
export const labelled = (label: string, value: string) => `${label}: ${value}`

/** Whole sentences, one after the other; what is not said is left out. */
export const sentences = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(' ')

/** Ends a phrase as a sentence. */
export const asSentence = (phrase: string) => `${phrase}.`

/** "1 ETH = 3,411 USDC, network cost 0.001 ETH". */
export const phrases = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(', ')
