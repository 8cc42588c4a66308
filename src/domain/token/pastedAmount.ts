/** Parses amounts that are pasted into a field, with grouped digits and with the field's unit. */

/** Longer texts are not parsed; no copied amount is that long. */
const PASTED_MAX = 200

/** Groups of three digits with one separator (a comma, point, apostrophe or any kind of space), then decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:([,.'’ \u00a0\u2009\u202f])\d{3})(?:\1\d{3})*(?:([.,])(\d+))?$/
const PLAIN = /^\d*[.,]?\d*$/

/** Words that are not removed as a unit, because they could also be a factor, for example in "5 M". */
const FACTOR = /^(?:k|m|b|t|mm|mn|bn|tn|mio|mrd|e\d*)$/i
const isUnit = (word: string) => /\p{L}/u.test(word) && !FACTOR.test(word)

/**
 * Removes a word, separated by a space, from the start or the end of a text. Returns null if the word could be part of
 * the number, because a token's symbol can be any text.
 */
function withoutWord(text: string, word: string): string | null {
  const isWord = (part: string) => part.toLowerCase() === word.toLowerCase()
  const [start, end] = [text.slice(word.length), text.slice(0, -word.length)]
  const isFirst = isWord(text.slice(0, word.length)) && /^\s/.test(start)
  if (!isFirst && !(isWord(text.slice(-word.length)) && /\s$/.test(end))) return text
  return isUnit(word) ? (isFirst ? start : end).trim() : null
}

const withoutUnit = (text: string, symbol: string | null): string | null =>
  symbol === null ? (withoutWord(text, 'USD')?.replace(/^\$\s*|\s*\$$/, '') ?? null) : withoutWord(text, symbol)

/**
 * The plain number in a pasted text if the text has only one reading; otherwise the text itself, which the field then
 * rejects. A text without grouping is returned unchanged, and the field treats it as typed text.
 * @param symbol - the symbol of the field's token; null if the field's unit is dollars
 */
export function pastedAmount(text: string, symbol: string | null): string {
  if (text.length > PASTED_MAX) return text
  const bare = withoutUnit(text.trim(), symbol)
  if (bare === null || bare === '') return text
  if (PLAIN.test(bare)) return bare
  const [, group, point, fraction = ''] = GROUPED.exec(bare) ?? []
  // Without a match, `group` and `point` are both undefined.
  if (group === point) return text
  const whole = (point === undefined ? bare : bare.slice(0, -fraction.length - 1)).replace(/\D/g, '')
  return point === undefined ? whole : `${whole}.${fraction}`
}
