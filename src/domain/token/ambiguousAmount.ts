import { decimalPoint } from '../browser/locale'

/**
 * Rules for amounts whose text has two possible readings, for fields and links. This module is part of the first load
 * of the trade page.
 */

/** One to three digits, a comma, and three digits. "0,123" is excluded, because it has only one reading. */
const AMBIGUOUS_COMMA = /^(?!0+,)\d{1,3},\d{3}$/
const AMBIGUOUS_EITHER = /^(?!0+[.,])\d{1,3}[.,]\d{3}$/

/**
 * Whether a text has two readings: depending on the country, "1,234" means 1.234 or 1234. On a page whose decimal
 * separator is a comma, "1.234" is ambiguous as well.
 */
export const isAmbiguous = (text: string) => (decimalPoint() === ',' ? AMBIGUOUS_EITHER : AMBIGUOUS_COMMA).test(text)

/** A plain number for a field. A zero is appended if the number would be ambiguous. */
export const typedAmount = (plain: string): string => (isAmbiguous(plain) ? `${plain}0` : plain)

/** A typed amount for a link: a plain number, or an empty text if it is ambiguous. */
export const linkedAmount = (text: string): string => (isAmbiguous(text.trim()) ? '' : text.replace(',', '.'))
