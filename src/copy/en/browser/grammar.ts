import { ENGLISH } from '#domain/browser/locale'

/** The English formats of figures and days. */
export const FORMATS = ENGLISH

/** The plural categories of English in CLDR. `one` is used only for the number 1. */
type Category = 'one' | 'other'

/**
 * Chooses one of several whole sentences by a number. Whole sentences are given, because in some languages the number
 * also changes other words.
 */
export const counted = (number: number, forms: Readonly<Record<Category, string>>): string =>
  number === 1 ? forms.one : forms.other

const listed = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** "symbol, name and decimals". */
export const all = (words: readonly string[]) => listed(words, 'and')

/** "symbol, name or decimals". */
export const either = (words: readonly string[]) => listed(words, 'or')

/** Joins steps that follow one another: "approve 500 USDC, then swap". */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, then ${words.at(-1)}`

/** Changes a title for use within a sentence. */
export const withinSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

/** "Allowed amount: 5 UNI". */
export const labelled = (label: string, value: string) => `${label}: ${value}`

/** Joins whole sentences with spaces. Texts that are empty, null or false are left out. */
export const sentences = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(' ')

/** Ends a phrase as a sentence. */
export const asSentence = (phrase: string) => `${phrase}.`

/**
 * Joins short texts that are shown side by side, such as figures: "1 ETH = 3,411 USDC, network cost 0.001 ETH". Texts
 * that are empty, null or false are left out.
 */
export const phrases = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(', ')
