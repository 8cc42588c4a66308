import type { LanguageFormats } from '#domain/browser/locale'

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'] as const

/** How Spanish writes figures and days. The sign of the peso is $ in many countries, so dollars are US$. */
export const FORMATS: LanguageFormats = {
  locale: 'es-ES',
  point: ',',
  group: '.',
  percent: (figure) => `${figure}\u00a0%`,
  dollars: (figure) => `${figure}\u00a0US$`,
  day: (date, month) => `${date} ${MONTHS[month]}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
}

/** The plural categories of Spanish, as CLDR has them: `one` is 1 alone, `many` are whole millions. */
type Category = 'one' | 'many' | 'other'

/** Chooses between whole sentences by a number, so that a language is free in what else changes with it. */
export function counted(number: number, forms: Readonly<Record<Category, string>>): string {
  if (number === 1) return forms.one
  return number !== 0 && number % 1_000_000 === 0 ? forms.many : forms.other
}

const listed = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** "Y" is "e" before the sound of an i, and "o" is "u" before that of an o. */
const beginsWith = (word: string | undefined, sound: RegExp) => word !== undefined && sound.test(word)

/** "símbolo, nombre y decimales". */
export const all = (words: readonly string[]) =>
  listed(words, beginsWith(words.at(-1), /^(?:h?i(?![aeo])|í)/i) ? 'e' : 'y')

/** "símbolo, nombre o decimales". */
export const either = (words: readonly string[]) =>
  listed(words, beginsWith(words.at(-1), /^(?:h?[oó]|8)/i) ? 'u' : 'o')

/** "approve 500 USDC, then swap": what follows one after the other. */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, luego ${words.at(-1)}`

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
