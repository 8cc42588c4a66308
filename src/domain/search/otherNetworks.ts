import type { Address } from '../chain/address'
import { coinFound, type Named, rankFound } from './searchRanking'
import { type CurrencyId, NATIVE, type Token } from '../token/token'
import { isNamedLike, type OtherNames, type TokenSearch } from './tokenSearch'

/**
 * The key of a currency. A currency that is not on the active network has its chain id as a prefix, because the same
 * address can be a different token on each network.
 */
export type TokenKey = CurrencyId | `${number}:${Address}` | `${number}:${typeof NATIVE}`

export const keyOn = (chainId: number, id: CurrencyId): TokenKey => `${chainId}:${id}`

/** The network and the currency of a key. `chainId` is null for the active network. */
export function tokenOfKey(key: TokenKey): { chainId: number | null; id: CurrencyId } {
  const colon = key.indexOf(':')
  if (colon < 0) return { chainId: null, id: key as CurrencyId }
  return { chainId: Number(key.slice(0, colon)), id: key.slice(colon + 1) as CurrencyId }
}

/** Searches the tokens of another network by symbol and address, as on the active network, and then by name. */
export function foundOn(text: string, search: TokenSearch): readonly Token[] {
  const found = rankFound(text, [{ found: search.match(text), at: search.at }], { preferred: [], wrapped: null })
  const named = search.findByName(text, [])
  return named.length === 0 ? found : [...found, ...named]
}

/** Whether a text finds a network's native coin by its symbol or by a word of its name. */
export function isCoinFound(coin: Named, text: string, otherNames: OtherNames): boolean {
  if (text.trim() === '') return false
  return coinFound(coin, text).some((items) => items.length > 0) || isNamedLike(coin, text, otherNames)
}

export const coinNamed = ({ symbol, name }: { symbol: string; name: string }): Named => ({
  address: NATIVE,
  symbol,
  name,
})
