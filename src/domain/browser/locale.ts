/**
 * Formats figures: with the separators of a locale, in the order of the page's language. Both are set once before anything is
 * drawn. Digits are always Latin, so that they can be typed. Input, storage and requests never use this format.
 */

export const LATIN = { numberingSystem: 'latn' } as const

/** How a language writes figures and days. */
export interface LanguageFormats {
  /** The locale whose separators these are. */
  locale: string
  /** The decimal separator. */
  point: string
  /** The separator of thousands. */
  group: string
  /** "0.5%", from "0.5". */
  percent: (figure: string) => string
  /** "$3,411.43", from "3,411.43". */
  dollars: (figure: string) => string
  /** "Nov 18", from 18 and a month from 0 to 11. */
  day: (date: number, month: number) => string
  /** "Nov 18, 21:15", from a day and a clock. */
  dayAndClock: (day: string, clock: string) => string
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** The formats of English, which apply until a page of another language sets its own. */
export const ENGLISH: LanguageFormats = {
  locale: 'en-US',
  point: '.',
  group: ',',
  percent: (figure) => `${figure}%`,
  dollars: (figure) => `$${figure}`,
  day: (date, month) => `${MONTHS[month]} ${date}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
}

interface Numbers {
  point: string
  group: (whole: string) => string
}

/** Formats numbers without `Intl`, whose data would take a quarter of the first load's script time to read. */
const languageNumbers = ({ point, group }: LanguageFormats): Numbers => ({
  point,
  group: (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, group),
})

let language = ENGLISH

function numbersOf(tag: string): Numbers {
  if (tag === language.locale) return languageNumbers(language)
  // Some languages do not group four digits by default.
  const format = new Intl.NumberFormat(tag, { ...LATIN, useGrouping: 'always' })
  return { point: format.format(0.5)[1] ?? '.', group: (whole) => format.format(BigInt(whole)) }
}

let current = { tag: ENGLISH.locale, numbers: languageNumbers(ENGLISH) }
let prepared = current

/** Sets the page's language, with the separators that are usual in it. */
export function setLanguage(formats: LanguageFormats): void {
  language = formats
  prepared = current = { tag: formats.locale, numbers: languageNumbers(formats) }
}

/** Prepares a locale so that `setLocale` takes no time. A locale that the browser cannot read is ignored. */
export function prepareLocale(tag: string): void {
  if (prepared.tag === tag) return
  try {
    prepared = { tag, numbers: numbersOf(tag) }
  } catch {
    // A tag such as "en-US@posix".
  }
}

/** The locale that figures and dates are written in. */
export const currentLocale = () => current.tag

/** Whether the locale is the language's own, which needs no `Intl`. */
export const isLanguagesLocale = () => current.tag === language.locale

/** How the page's language writes figures and days. */
export const languageFormats = () => language

/** The decimal separator. */
export const decimalPoint = () => current.numbers.point

/** Sets the locale of figures and dates. A locale that the browser cannot read is ignored. */
export function setLocale(tag: string): void {
  prepareLocale(tag)
  if (prepared.tag === tag) current = prepared
}

/** Formats a number such as "-1234.50" with grouped digits and the locale's separator. Keeps every digit. */
export const written = (plain: string): string =>
  plain.replace('.', current.numbers.point).replace(/\d+/, (whole) => current.numbers.group(whole))

/** Groups whole digits by the page's locale. */
export const grouped = (whole: string): string => written(whole)

/** A percentage, "1,234.5%", from a number such as "1234.5". */
export const percentage = (plain: string | number | bigint): string => language.percent(written(String(plain)))
