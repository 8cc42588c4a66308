import type { LanguageFormats } from '#domain/browser/locale'

const MONTHS = ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'] as const

/** How Turkish writes figures and days. */
export const FORMATS: LanguageFormats = {
  locale: 'tr-TR',
  point: ',',
  group: '.',
  percent: (figure) => `%${figure}`,
  dollars: (figure) => `$${figure}`,
  day: (date, month) => `${date} ${MONTHS[month]}`,
  dayAndClock: (day, clock) => `${day} ${clock}`,
}

// A case suffix agrees with the last vowel of its word. So figures, names and symbols never take one: a noun follows
// them that takes it, as in "Base ağına".

/** The plural categories of Turkish, as CLDR has them: `one` is 1 alone. The noun after a number stays singular. */
type Category = 'one' | 'other'

/** Chooses between whole sentences by a number. */
export const counted = (number: number, forms: Readonly<Record<Category, string>>): string =>
  number === 1 ? forms.one : forms.other

const listed = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** "symbol, name and decimals". */
export const all = (words: readonly string[]) => listed(words, 've')

/** "symbol, name or decimals". */
export const either = (words: readonly string[]) => listed(words, 'veya')

/** "approve 500 USDC, then swap": what follows one after the other. */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, sonra ${words.at(-1)}`

/** A title as it is written within a sentence. Titles may begin with an amount, so they stay as they are. */
export const withinSentence = (title: string) => title

/** "Allowed amount: 5 UNI". */
export const labelled = (label: string, value: string) => `${label}: ${value}`

/** Whole sentences, one after the other; what is not said is left out. */
export const sentences = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(' ')

/** Ends a phrase as a sentence. */
export const asSentence = (phrase: string) => `${phrase}.`

/** "1 ETH = 3,411 USDC, network cost 0.001 ETH". */
export const phrases = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(', ')
