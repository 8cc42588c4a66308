import { decimalPoint } from '../browser/locale'

/** Amounts as they stand in a field or a link, where a text could have two readings. In the first load of the trade page. */

/** Three digits after the one comma, and up to three before it. After "0," only one reading is left. */
const AMBIGUOUS_COMMA = /^(?!0+,)\d{1,3},\d{3}$/
const AMBIGUOUS_EITHER = /^(?!0+[.,])\d{1,3}[.,]\d{3}$/

/**
 * Whether a text has two readings: depending on the country, "1,234" is read as 1.234 or as 1234, and so is "1.234" on a
 * page that groups digits by points itself.
 */
export const isAmbiguous = (text: string) => (decimalPoint() === ',' ? AMBIGUOUS_EITHER : AMBIGUOUS_COMMA).test(text)

/** A plain number as it is put into a field: with one more zero where it would be ambiguous. */
export const typedAmount = (plain: string): string => (isAmbiguous(plain) ? `${plain}0` : plain)

/** The form of a typed amount in a link: a plain number, or nothing if it is ambiguous. */
export const linkedAmount = (text: string): string => (isAmbiguous(text.trim()) ? '' : text.replace(',', '.'))
