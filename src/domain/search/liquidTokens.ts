import type { Address } from '../chain/address'
import { bySort } from '../browser/sort'

/**
 * The tokens of pairs, most liquid pair first. Pairs of unknown liquidity come last and keep their order.
 * @param liquidity - the liquidity of each pair, in dollars with 18 decimals; null if unknown
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
