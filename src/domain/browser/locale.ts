/**
 * How figures are written: by one locale, the browser's, which is set once before anything is drawn. Digits are those
 * that can be typed. What a person types, what is stored and what is sent are never written so. In the first load.
 */

export const LATIN = { numberingSystem: 'latn' } as const

/** The locale of the prerendered pages. */
const FIRST = 'en-US'

interface Numbers {
  /** What stands between whole digits and the others. */
  point: string
  group: (whole: string) => string
}

/** As `Intl` writes them in the first locale. To read its data would take a quarter of the first load's script time. */
const firstNumbers: Numbers = { point: '.', group: (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ',') }

function numbersOf(tag: string): Numbers {
  if (tag === FIRST) return firstNumbers
  // Some languages would group no four digits.
  const format = new Intl.NumberFormat(tag, { ...LATIN, useGrouping: 'always' })
  return { point: format.format(0.5)[1] ?? '.', group: (whole) => format.format(BigInt(whole)) }
}

let current = { tag: FIRST, numbers: firstNumbers }
let prepared = current

/** Makes `setLocale` with the same locale take no time. One that the browser cannot read changes nothing. */
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

/** Whether that is the one of the prerendered pages, which is written without `Intl`. */
export const isFirstLocale = () => current.tag === FIRST

/** What stands between whole digits and the others. */
export const decimalPoint = () => current.numbers.point

/** From now on figures and dates are written as in this locale; one that the browser cannot read changes nothing. */
export function setLocale(tag: string): void {
  prepareLocale(tag)
  if (prepared.tag === tag) current = prepared
}

/** A number such as "-1234.50" with its whole digits grouped, and the locale's point. Each digit stays. */
export const written = (plain: string): string =>
  plain.replace('.', current.numbers.point).replace(/\d+/, (whole) => current.numbers.group(whole))

/** Whole digits in groups, as the page's locale has them. */
export const grouped = (whole: string): string => written(whole)
