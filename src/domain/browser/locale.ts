/**
 * This module formats figures. The separators depend on the visitor's locale, and the order of the parts depends on the
 * page's language. Both are set once before the first render. Digits are always Latin, so that visitors can type them.
 * Input, storage and requests never use this format.
 */

export const LATIN = { numberingSystem: 'latn' } as const

export interface LanguageFormats {
  /** The locale of the separators `point` and `group`. */
  locale: string
  /** The decimal separator. */
  point: string
  /** The thousands separator. */
  group: string
  /** Formats a percentage: "0.5%" from "0.5". */
  percent: (figure: string) => string
  /** Formats a dollar amount: "$3,411.43" from "3,411.43". */
  dollars: (figure: string) => string
  /** Formats a day: "Nov 18" from the date 18 and the month 10. Months are numbered from 0 to 11. */
  day: (date: number, month: number) => string
  /** Formats a day with a time: "Nov 18, 21:15" from "Nov 18" and "21:15". */
  dayAndClock: (day: string, clock: string) => string
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** The English formats. They apply until a page in another language sets its own formats. */
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
 * On pages that run from right to left, encloses a figure, name or address in Unicode isolates, so that the order of
 * its parts does not change. On other pages the text is returned unchanged. Text that is copied or typed must not
 * contain the isolates.
 */
export const leftToRight = (text: string): string =>
  (globalThis as { document?: Document }).document?.dir === 'rtl' ? `\u2066${text}\u2069` : text

interface Numbers {
  point: string
  group: (whole: string) => string
}

/** Formats numbers without `Intl`, because `Intl` would take a quarter of the first load's script time. */
const languageNumbers = ({ point, group }: LanguageFormats): Numbers => ({
  point,
  group: (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, group),
})

let language = ENGLISH

function numbersOf(tag: string): Numbers {
  if (tag === language.locale) return languageNumbers(language)
  // By default, some languages do not group the digits of four-digit numbers.
  const format = new Intl.NumberFormat(tag, { ...LATIN, useGrouping: 'always' })
  return { point: format.format(0.5)[1] ?? '.', group: (whole) => format.format(BigInt(whole)) }
}

let current = { tag: ENGLISH.locale, numbers: languageNumbers(ENGLISH) }
let prepared = current

export function setLanguage(formats: LanguageFormats): void {
  language = formats
  prepared = current = { tag: formats.locale, numbers: languageNumbers(formats) }
}

/** Prepares the locale that `applyLocale` applies. A tag that the browser does not support is ignored. */
export function prepareLocale(tag: string): void {
  if (prepared.tag === tag) return
  try {
    prepared = { tag, numbers: numbersOf(tag) }
  } catch {
    // `Intl` throws if the tag is invalid, for example "en-US@posix".
  }
}

export const currentLocale = () => current.tag

/** Whether the current locale is the default locale of the page's language. If so, `Intl` is not needed. */
export const isLanguagesLocale = () => current.tag === language.locale

export const languageFormats = () => language

export const decimalPoint = () => current.numbers.point

/** Writes figures and dates in the prepared locale from now on. */
export function applyLocale(): void {
  current = prepared
}

/** Formats a number such as "-1234.50" with grouped digits and the locale's separators. Keeps every digit. */
export const written = (plain: string): string =>
  plain.replace('.', current.numbers.point).replace(/\d+/, (whole) => current.numbers.group(whole))

/** How a language writes large numbers in short. */
interface CompactForm {
  /** The power of ten that the form counts in: 6 for millions. 0 if the language has no short form for the number. */
  power: number
  /** Adds the language's word to a figure: "8.2m" from "8.2". Keeps every digit. */
  write: (plain: string) => string
}

const SUFFIXES = ['', 'k', 'm', 'b', 't']

function englishForm(exponent: number): CompactForm {
  const step = Math.min(Math.floor(exponent / 3), SUFFIXES.length - 1)
  return { power: step * 3, write: (plain) => `${written(plain)}${SUFFIXES[step] ?? ''}` }
}

const compactFormats = new Map<string, Intl.NumberFormat>()

function compactFormat(tag: string): Intl.NumberFormat {
  const known = compactFormats.get(tag)
  if (known) return known
  const made = new Intl.NumberFormat(tag, { ...LATIN, notation: 'compact', maximumFractionDigits: 1 })
  compactFormats.set(tag, made)
  return made
}

const DIGITS_OF = new Set(['integer', 'group', 'decimal', 'fraction'])

function otherForm(exponent: number, tag: string): CompactForm {
  const format = compactFormat(tag)
  const whole = format.formatToParts(10 ** exponent).flatMap(({ type, value }) => (type === 'integer' ? value : []))
  const power = exponent + 1 - whole.join('').length
  return {
    power,
    write: (plain) => {
      // The word may depend on the number, as in Arabic. The digits are our own, because `Intl` would round them.
      const parts = format.formatToParts(Number(plain) * 10 ** power)
      const first = parts.findIndex(({ type }) => type === 'integer')
      return parts
        .map(({ type, value }, index) => (index === first ? written(plain) : DIGITS_OF.has(type) ? '' : value))
        .join('')
    },
  }
}

/**
 * The short form, in the page's language, of numbers with `exponent` + 1 digits before the decimal point: thousand,
 * million, Mrd., 億. English is written without `Intl`, as all figures of the first load.
 */
export const compactForm = (exponent: number): CompactForm =>
  language.locale === ENGLISH.locale ? englishForm(exponent) : otherForm(exponent, language.locale)

export const grouped = (whole: string): string => written(whole)

/** Formats a percentage: "1,234.5%" from "1234.5". */
export const percentage = (plain: string | number | bigint): string =>
  leftToRight(language.percent(written(String(plain))))
