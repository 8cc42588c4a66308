/** Amounts as they are pasted: with groups of digits, and with the unit of the field they come to. */

/** No amount that anybody copies is longer. */
const PASTED_MAX = 200

/** Groups of three by one separator: a comma, a point, an apostrophe, or a space as languages have it. Then decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:([,.'’ \u00a0\u2009\u202f])\d{3})(?:\1\d{3})*(?:([.,])(\d+))?$/
const PLAIN = /^\d*[.,]?\d*$/

/** Symbols that could be read as a factor, for example in "5 M". */
const FACTOR = /^(?:k|m|b|t|mm|mn|bn|tn|mio|mrd|e\d*)$/i
const isUnit = (word: string) => /\p{L}/u.test(word) && !FACTOR.test(word)

/**
 * What is left of a text without a word at its start or its end, beside a space. Null where the word could be part of the
 * number: there is a token for every text.
 */
function besideWord(text: string, word: string): string | null {
  const isWord = (part: string) => part.toLowerCase() === word.toLowerCase()
  const [start, end] = [text.slice(word.length), text.slice(0, -word.length)]
  const isFirst = isWord(text.slice(0, word.length)) && /^\s/.test(start)
  if (!isFirst && !(isWord(text.slice(-word.length)) && /\s$/.test(end))) return text
  return isUnit(word) ? (isFirst ? start : end).trim() : null
}

/** Without the unit of the field: the token's symbol, or the dollar's name or sign. */
const withoutUnit = (text: string, symbol: string | null): string | null =>
  symbol === null ? (besideWord(text, 'USD')?.replace(/^\$\s*|\s*\$$/, '') ?? null) : besideWord(text, symbol)

/**
 * The plain number in a pasted text, where it can be read in one way only; else the text itself, for the field to refuse.
 * A plain number is judged by the field as if it had been typed.
 * @param symbol - of the token that the field counts; null for dollars
 */
export function pastedAmount(text: string, symbol: string | null): string {
  if (text.length > PASTED_MAX) return text
  const bare = withoutUnit(text.trim(), symbol)
  if (bare === null || bare === '') return text
  if (PLAIN.test(bare)) return bare
  const [, group, point, fraction = ''] = GROUPED.exec(bare) ?? []
  if (group === undefined || group === point) return text
  const whole = (point === undefined ? bare : bare.slice(0, -fraction.length - 1)).replace(/\D/g, '')
  return point === undefined ? whole : `${whole}.${fraction}`
}
