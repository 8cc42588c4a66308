import type { LanguageFormats } from '#domain/browser/locale'

const MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
] as const

/** How French writes figures and days. */
export const FORMATS: LanguageFormats = {
  locale: 'fr-FR',
  point: ',',
  group: '\u202f',
  percent: (figure) => `${figure}\u00a0%`,
  dollars: (figure) => `${figure}\u00a0$`,
  day: (date, month) => `${date} ${MONTHS[month]}`,
  dayAndClock: (day, clock) => `${day} à ${clock}`,
}

/** The plural categories of French, as CLDR has them: `one` is 0 and 1, `many` are whole millions. */
type Category = 'one' | 'many' | 'other'

/** Chooses between whole sentences by a number. `one` must name the number where it can be 0. */
export function counted(number: number, forms: Readonly<Record<Category, string>>): string {
  if (number < 2) return forms.one
  return number % 1_000_000 === 0 ? forms.many : forms.other
}

const listed = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** "symbole, nom et décimales". */
export const all = (words: readonly string[]) => listed(words, 'et')

/** "symbole, nom ou décimales". */
export const either = (words: readonly string[]) => listed(words, 'ou')

/** "autoriser 500 USDC, puis échanger": what follows one after the other. */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, puis ${words.at(-1)}`

/** A title as it is written within a sentence. */
export const withinSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

/** "Allowed amount: 5 UNI". */
export const labelled = (label: string, value: string) => `${label}\u00a0: ${value}`

/** Whole sentences, one after the other; what is not said is left out. */
export const sentences = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(' ')

/** Ends a phrase as a sentence. */
export const asSentence = (phrase: string) => `${phrase}.`

/** "1 ETH = 3,411 USDC, network cost 0.001 ETH". */
export const phrases = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(', ')
