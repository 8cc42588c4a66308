import type { LanguageFormats } from '#domain/browser/locale'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'] as const

/** How Indonesian writes figures and days. */
export const FORMATS: LanguageFormats = {
  locale: 'id-ID',
  point: ',',
  group: '.',
  percent: (figure) => `${figure}%`,
  dollars: (figure) => `US$${figure}`,
  day: (date, month) => `${date} ${MONTHS[month]}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
}

/** The plural category of Indonesian, as CLDR has it. */
type Category = 'other'

/** Indonesian has the same form for every number. */
export const counted = (_number: number, forms: Readonly<Record<Category, string>>): string => forms.other

/** Two words have no comma between them, three or more have one before the last as well. */
function listed(words: readonly string[], last: string): string {
  if (words.length < 3) return words.join(` ${last} `)
  return `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1)}`
}

/** "simbol, nama, dan desimal". */
export const all = (words: readonly string[]) => listed(words, 'dan')

/** "simbol, nama, atau desimal". */
export const either = (words: readonly string[]) => listed(words, 'atau')

/** "approve 500 USDC, then swap": what follows one after the other. */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, lalu ${words.at(-1)}`

/** A title as it is written within a sentence. */
export const withinSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

/** "Allowed amount: 5 UNI". */
export const labelled = (label: string, value: string) => `${label}: ${value}`

/** Joins whole sentences with spaces. Texts that are empty, null or false are left out. */
export const sentences = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(' ')

/** Ends a phrase as a sentence. */
export const asSentence = (phrase: string) => `${phrase}.`

/** "1 ETH = 3,411 USDC, network cost 0.001 ETH". */
export const phrases = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join(', ')
