/**
 * Formats figures in the browser's locale, which is set once before anything is drawn. Digits are always Latin, so that
 * they can be typed. Input, storage and requests never use this format.
 */

export const LATIN = { numberingSystem: 'latn' } as const

/** The locale of the prerendered pages. */
const FIRST = 'en-US'

interface Numbers {
  /** The decimal separator. */
  point: string
  group: (whole: string) => string
}

/**
 * Formats numbers like `Intl` in the first locale, whose data would take a quarter of the first load's script time to
 * read.
 */
const firstNumbers: Numbers = { point: '.', group: (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ',') }

function numbersOf(tag: string): Numbers {
  if (tag === FIRST) return firstNumbers
  // Some languages do not group four digits by default.
  const format = new Intl.NumberFormat(tag, { ...LATIN, useGrouping: 'always' })
  return { point: format.format(0.5)[1] ?? '.', group: (whole) => format.format(BigInt(whole)) }
}

let current = { tag: FIRST, numbers: firstNumbers }
let prepared = current

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

/** Whether the locale is that of the prerendered pages, which needs no `Intl`. */
export const isFirstLocale = () => current.tag === FIRST

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
