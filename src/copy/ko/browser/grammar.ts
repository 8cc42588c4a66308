import type { LanguageFormats } from '#domain/browser/locale'

export const FORMATS: LanguageFormats = {
  locale: 'ko-KR',
  point: '.',
  group: ',',
  percent: (figure) => `${figure}%`,
  dollars: (figure) => `US$${figure}`,
  day: (date, month) => `${month + 1}월 ${date}일`,
  dayAndClock: (day, clock) => `${day} ${clock}`,
}

/**
 * The plural category of Korean in CLDR: the form is the same for every number. Particles whose form depends on the last
 * sound (을/를, 이/가, 은/는, 과/와, 으로/로) never follow a symbol, a name or an amount, because its sound is unknown.
 */
type Category = 'other'

export const counted = (_number: number, forms: Readonly<Record<Category, string>>): string => forms.other

const listed = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

export const all = (words: readonly string[]) => listed(words, '및')

export const either = (words: readonly string[]) => listed(words, '또는')

/** "Allowed amount: 5 UNI". */
export const labelled = (label: string, value: string) => `${label}: ${value}`

/** "500 USDC 승인, 그다음 스왑". */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, 그다음 ${words.at(-1)}`

export const withinSentence = (title: string) => title

export const sentences = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(' ')

/** Ends a phrase as a sentence. */
export const asSentence = (phrase: string) => `${phrase}.`

/** "1 ETH = 3,411 USDC, network cost 0.001 ETH". */
export const phrases = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(', ')
