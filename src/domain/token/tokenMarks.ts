import type { Address } from '../chain/address'
import { createTimeSlices } from '../page/timeSlices'
import type { Token, TokenMark } from './token'
import { quickRemainsOf } from './tokenImitation'

const ASCII = /^[\x20-\x7e]*$/
const LATIN = /\p{Script=Latin}/u
/** Scripts with letters that pass for Latin ones. */
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]/u
const LETTER = /\p{L}/u

/** Whether a word has letters of two scripts, or other forms of Latin ones, such as full-width or mathematical ones. */
function isMixedScript(word: string): boolean {
  if (LIKE_LATIN.test(word) && LATIN.test(word)) return true
  return Array.from(word).some((sign) => LETTER.test(sign) && !ASCII.test(sign) && ASCII.test(sign.normalize('NFKC')))
}

/**
 * The marks of those tokens on a list whose symbol alone does not tell which token is meant. Plain symbols are never
 * look-alikes, only ones with other characters than ASCII, or with hidden ones, which `disguised` tells. In slices.
 */
export async function tokenMarks(
  tokens: readonly Token[],
  disguised: ReadonlySet<Address> = new Set(),
  pause = createTimeSlices(),
): Promise<Record<Address, TokenMark>> {
  const first = new Map<string, Address>()
  const odd: Token[] = []
  const marks: Record<Address, TokenMark> = {}
  for (const token of tokens) {
    const turn = pause()
    if (turn) await turn
    const { symbol, address } = token
    const twin = first.get(symbol.toUpperCase())
    if (twin === undefined) first.set(symbol.toUpperCase(), address)
    else marks[twin] = marks[address] = 'sharedSymbol'
    if (!ASCII.test(symbol) || disguised.has(address)) odd.push(token)
  }
  if (odd.length === 0) return marks

  /** The tokens that are left when nobody looks closely, by what remains of the odd ones' symbols. */
  const alike = new Map(odd.map(({ symbol }) => [quickRemainsOf(symbol), new Set<string>()]))
  for (const { symbol, address } of tokens) {
    const turn = pause()
    if (turn) await turn
    alike.get(quickRemainsOf(symbol))?.add(disguised.has(address) ? `${symbol} disguised` : symbol.toUpperCase())
  }
  for (const { symbol, address } of odd) {
    const remains = quickRemainsOf(symbol)
    const isLikeAnother = remains !== '' && (alike.get(remains)?.size ?? 0) > 1
    if (isLikeAnother || isMixedScript(symbol)) marks[address] = 'lookAlike'
  }
  return marks
}
