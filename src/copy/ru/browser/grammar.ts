import type { LanguageFormats } from '#domain/browser/locale'

const MONTHS = [
  'янв.',
  'февр.',
  'мар.',
  'апр.',
  'мая',
  'июн.',
  'июл.',
  'авг.',
  'сент.',
  'окт.',
  'нояб.',
  'дек.',
] as const

/** How Russian writes figures and days. */
export const FORMATS: LanguageFormats = {
  locale: 'ru-RU',
  point: ',',
  group: '\u00a0',
  percent: (figure) => `${figure}\u00a0%`,
  dollars: (figure) => `${figure}\u00a0$`,
  day: (date, month) => `${date} ${MONTHS[month]}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
}

/** The plural categories of Russian, as CLDR has them; `other` is for fractions. */
type Category = 'one' | 'few' | 'many' | 'other'

function categoryOf(number: number): Category {
  if (!Number.isInteger(number)) return 'other'
  const [ones, tens] = [number % 10, Math.floor(number / 10) % 10]
  if (tens === 1 || ones === 0 || ones > 4) return 'many'
  return ones === 1 ? 'one' : 'few'
}

/** Chooses between whole sentences by a number, so that a language is free in what else changes with it. */
export const counted = (number: number, forms: Readonly<Record<Category, string>>): string => forms[categoryOf(number)]

const listed = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** "symbol, name and decimals". */
export const all = (words: readonly string[]) => listed(words, 'и')

/** "symbol, name or decimals". */
export const either = (words: readonly string[]) => listed(words, 'или')

/** "approve 500 USDC, then swap": what follows one after the other. */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, затем ${words.at(-1)}`

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
