/**
 * How figures are written: by one locale, the browser's, which is set once before anything is drawn. Digits are those
 * that can be typed. What a person types, what is stored and what is sent are never written so. In the first load.
 */

export const LATIN = { numberingSystem: 'latn' } as const

function localeOf(tag: string) {
  const numbers = new Intl.NumberFormat(tag, LATIN)
  /** `point`: what stands between whole digits and the others. */
  return { tag, numbers, point: numbers.format(0.5)[1] ?? '.' }
}

let current = localeOf('en-US')

/** The locale that figures and dates are written in. */
export const currentLocale = () => current

/** From now on figures and dates are written as in this locale; one that the browser cannot read changes nothing. */
export function setLocale(tag: string): void {
  try {
    current = localeOf(tag)
  } catch {
    // A tag such as "en-US@posix".
  }
}

/** A number such as "-1234.50" with its whole digits grouped, and the locale's point. Each digit stays. */
export const written = (plain: string): string =>
  plain.replace('.', current.point).replace(/\d+/, (whole) => current.numbers.format(BigInt(whole)))

/** Whole digits in groups, as the page's locale has them. */
export const grouped = (whole: string): string => written(whole)
