import { type LanguageFormats, leftToRight } from '#domain/browser/locale'

const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
] as const

/** How Arabic writes figures and days, with Latin digits. */
export const FORMATS: LanguageFormats = {
  locale: 'ar',
  point: '.',
  group: ',',
  percent: (figure) => `${figure}%`,
  dollars: (figure) => `${figure}\u00a0US$`,
  day: (date, month) => `${date} ${MONTHS[month]}`,
  dayAndClock: (day, clock) => `${day}، ${clock}`,
}

/** The plural categories of Arabic, as CLDR has them; `other` is for 100, 101, 102, and for fractions. */
type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

const SMALL = ['zero', 'one', 'two'] as const

function categoryOf(number: number): Category {
  const small = SMALL[number]
  if (small !== undefined) return small
  const rest = number % 100
  if (!Number.isInteger(number) || rest < 3) return 'other'
  return rest <= 10 ? 'few' : 'many'
}

/** Chooses between whole sentences by a number, so that a language is free in what else changes with it. */
export const counted = (number: number, forms: Readonly<Record<Category, string>>): string => forms[categoryOf(number)]

/** Names and figures in Latin letters are isolated, as neighbours would otherwise change places. */
const isolated = (word: string) => (/[\u0600-\u06ff]/.test(word) ? word : leftToRight(word))

/** The conjunction is written together with the last word. */
function listed(texts: readonly string[], last: string): string {
  const words = texts.map(isolated)
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join('، ')} ${last}${words.at(-1)}`
}

/** "symbol, name and decimals". */
export const all = (words: readonly string[]) => listed(words, 'و')

/** "symbol, name or decimals". */
export const either = (words: readonly string[]) => listed(words, 'أو ')

/** "approve 500 USDC, then swap": what follows one after the other. */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('، ')}، ثم ${words.at(-1)}`

/** A title as it is written within a sentence, which is the same in Arabic. */
export const withinSentence = (title: string) => title

/** "Allowed amount: 5 UNI". */
export const labelled = (label: string, value: string) => `${label}: ${value}`

/** Whole sentences, one after the other; what is not said is left out. */
export const sentences = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(' ')

/** Ends a phrase as a sentence. */
export const asSentence = (phrase: string) => `${phrase}.`

/** "1 ETH = 3,411 USDC, network cost 0.001 ETH". */
export const phrases = (...texts: readonly (string | null | undefined | false)[]) =>
  texts.flatMap((text) => (text ? [isolated(text)] : [])).join('، ')
