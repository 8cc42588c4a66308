import type { Address } from '../chain/address'
import { bySort } from '../browser/sort'

/**
 * The tokens of pairs, the most liquid pair first; what is unknown comes last, in the order of the pairs. `liquidity` is
 * in 1e-18 dollars, one figure for each pair, null where it is unknown.
 */
export function liquidTokens(
  pairs: readonly (readonly [Address, Address])[],
  liquidity: readonly (string | null)[],
): Address[] {
  const places = pairs.map((_, place) => place)
  const of = (place: number) => {
    const text = liquidity[place] ?? null
    return text === null ? null : BigInt(text)
  }
  places.sort((a, b) => bySort(of(a), of(b), 'descending'))
  return [...new Set(places.flatMap((place) => [...(pairs[place] ?? [])]))]
}
