/**
 * Formats figures: the separators follow a locale, and the order of the parts follows the page's language. Both are set
 * once before the first render. Digits are always Latin, so that they can be typed. Input, storage and requests never
 * use this format.
 */

export const LATIN = { numberingSystem: 'latn' } as const

/** The formats of figures and days in a language. */
export interface LanguageFormats {
  /** The locale that `point` and `group` belong to. */
  locale: string
  /** The decimal separator. */
  point: string
  /** The thousands separator. */
  group: string
  /** Formats a percentage: "0.5%" from "0.5". */
  percent: (figure: string) => string
  /** Formats an amount of dollars: "$3,411.43" from "3,411.43". */
  dollars: (figure: string) => string
  /** Formats a day: "Nov 18" from 18 and 10. The month is from 0 to 11. */
  day: (date: number, month: number) => string
  /** Formats a day with a time: "Nov 18, 21:15" from "Nov 18" and "21:15". */
  dayAndClock: (day: string, clock: string) => string
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** The English formats, which apply until a page in another language sets its own. */
export const ENGLISH: LanguageFormats = {
  locale: 'en-US',
  point: '.',
  group: ',',
  percent: (figure) => `${figure}%`,
  dollars: (figure) => `$${figure}`,
  day: (date, month) => `${MONTHS[month]} ${date}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
}

/**
 * Isolates a figure, name or address in a text that runs from right to left, so that its parts do not change places. On
 * other pages the text is returned unchanged. Text that is copied or typed must not contain the isolating characters.
 */
export const leftToRight = (text: string): string =>
  typeof __RIGHT_TO_LEFT__ !== 'undefined' && __RIGHT_TO_LEFT__ ? `\u2066${text}\u2069` : text

interface Numbers {
  point: string
  group: (whole: string) => string
}

/** Formats numbers without `Intl`, which would take a quarter of the first load's script time. */
const languageNumbers = ({ point, group }: LanguageFormats): Numbers => ({
  point,
  group: (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, group),
})

let language = ENGLISH

function numbersOf(tag: string): Numbers {
  if (tag === language.locale) return languageNumbers(language)
  // By default, some languages do not group numbers of four digits.
  const format = new Intl.NumberFormat(tag, { ...LATIN, useGrouping: 'always' })
  return { point: format.format(0.5)[1] ?? '.', group: (whole) => format.format(BigInt(whole)) }
}

let current = { tag: ENGLISH.locale, numbers: languageNumbers(ENGLISH) }
let prepared = current

/** Sets the page's language, and its default separators. */
export function setLanguage(formats: LanguageFormats): void {
  language = formats
  prepared = current = { tag: formats.locale, numbers: languageNumbers(formats) }
}

/** Prepares a locale so that `setLocale` is fast. A tag that the browser does not support is ignored. */
export function prepareLocale(tag: string): void {
  if (prepared.tag === tag) return
  try {
    prepared = { tag, numbers: numbersOf(tag) }
  } catch {
    // The tag is invalid, for example "en-US@posix".
  }
}

/** The locale of figures and dates. */
export const currentLocale = () => current.tag

/** Whether the current locale is the default locale of the page's language. Its formats need no `Intl`. */
export const isLanguagesLocale = () => current.tag === language.locale

/** The formats of figures and days in the page's language. */
export const languageFormats = () => language

/** The decimal separator. */
export const decimalPoint = () => current.numbers.point

/** Sets the locale of figures and dates. A tag that the browser does not support is ignored. */
export function setLocale(tag: string): void {
  prepareLocale(tag)
  if (prepared.tag === tag) current = prepared
}

/** Formats a number such as "-1234.50" with grouped digits and the locale's separator. Keeps every digit. */
export const written = (plain: string): string =>
  plain.replace('.', current.numbers.point).replace(/\d+/, (whole) => current.numbers.group(whole))

/** Groups the digits of a whole number in the page's locale. */
export const grouped = (whole: string): string => written(whole)

/** Formats a percentage: "1,234.5%" from "1234.5". */
export const percentage = (plain: string | number | bigint): string =>
  leftToRight(language.percent(written(String(plain))))
