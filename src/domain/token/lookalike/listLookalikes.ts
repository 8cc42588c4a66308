import { PRINTABLE_ASCII } from '../../browser/text'
import type { Address } from '../../chain/address'
import { createTimeSlices } from '../../browser/timeSlices'
import { quickSkeletonOf } from './quickSkeleton'
import type { LookalikeKind, Token } from '../token'

const LATIN = /\p{Script=Latin}/u
/** Scripts with letters that look like Latin ones. */
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]/u
const LETTER = /\p{L}/u

type Pause = ReturnType<typeof createTimeSlices>

/** Whether a word mixes Latin with a similar script, or has variants of Latin letters (full-width, mathematical). */
function isMixedScript(word: string): boolean {
  if (LIKE_LATIN.test(word) && LATIN.test(word)) return true
  return Array.from(word).some(
    (sign) => LETTER.test(sign) && !PRINTABLE_ASCII.test(sign) && PRINTABLE_ASCII.test(sign.normalize('NFKC')),
  )
}

/** The number of tokens that are examined between two checks of the clock, which take as long as a few tokens. */
const PART = 128

async function forEachToken(tokens: readonly Token[], pause: Pause, act: (token: Token) => void) {
  for (let start = 0; start < tokens.length; start += PART) {
    const turn = pause()
    if (turn) await turn
    for (const token of tokens.slice(start, start + PART)) act(token)
  }
}

/**
 * For each skeleton of the `odd` tokens, the different symbols that have this skeleton. A disguised symbol (one with
 * hidden characters, which the parser removed) counts as different from the same symbol without hidden characters.
 */
async function symbolsBySkeleton(
  tokens: readonly Token[],
  odd: readonly Token[],
  disguised: ReadonlySet<Address>,
  pause: Pause,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map(odd.map(({ symbol }) => [quickSkeletonOf(symbol), new Set<string>()]))
  await forEachToken(tokens, pause, ({ symbol, address }) => {
    found.get(quickSkeletonOf(symbol))?.add(disguised.has(address) ? `disguised:${symbol}` : symbol.toUpperCase())
  })
  return found
}

/**
 * Finds the lookalikes of a list, in slices of time that leave the page responsive. Lookalikes are tokens whose symbol
 * alone does not identify them. Tokens with different symbols count only if one of the symbols has non-ASCII characters
 * or hidden characters (`disguised`).
 */
export async function lookalikesOf(
  tokens: readonly Token[],
  disguised: ReadonlySet<Address> = new Set(),
  pause: Pause = createTimeSlices(),
): Promise<Record<Address, LookalikeKind>> {
  const first = new Map<string, Address>()
  const odd: Token[] = []
  const lookalikes: Record<Address, LookalikeKind> = {}
  await forEachToken(tokens, pause, (token) => {
    const { symbol, address } = token
    const upper = symbol.toUpperCase()
    const other = first.get(upper)
    if (other === undefined) first.set(upper, address)
    else lookalikes[other] = lookalikes[address] = 'sharedSymbol'
    if (!PRINTABLE_ASCII.test(symbol) || disguised.has(address)) odd.push(token)
  })
  if (odd.length === 0) return lookalikes

  const alike = await symbolsBySkeleton(tokens, odd, disguised, pause)
  for (const { symbol, address } of odd) {
    const skeleton = quickSkeletonOf(symbol)
    const isLikeAnother = skeleton !== '' && (alike.get(skeleton)?.size ?? 0) > 1
    if (isLikeAnother || isMixedScript(symbol)) lookalikes[address] = 'similarSymbol'
  }
  return lookalikes
}
