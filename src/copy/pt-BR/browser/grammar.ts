import type { LanguageFormats } from '#domain/browser/locale'

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'] as const

/** How Brazilian Portuguese writes figures and days. The sign of the real is R$, so dollars are US$. */
export const FORMATS: LanguageFormats = {
  locale: 'pt-BR',
  point: ',',
  group: '.',
  percent: (figure) => `${figure}%`,
  dollars: (figure) => `US$\u00a0${figure}`,
  day: (date, month) => `${date} de ${MONTHS[month]}.`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
}

/** The plural categories of Portuguese, as CLDR has them: `one` is 0, 1 and what lies below 2, `many` are whole millions. */
type Category = 'one' | 'many' | 'other'

/** Chooses between whole sentences by a number. */
export function counted(number: number, forms: Readonly<Record<Category, string>>): string {
  if (number < 2) return forms.one
  return number % 1_000_000 === 0 ? forms.many : forms.other
}

const listed = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** "símbolo, nome e casas decimais". */
export const all = (words: readonly string[]) => listed(words, 'e')

/** "símbolo, nome ou casas decimais". */
export const either = (words: readonly string[]) => listed(words, 'ou')

/** "aprovar 500 USDC, depois trocar". */
export const inOrder = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, depois ${words.at(-1)}`

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
