import type { Address } from '../chain/address'
import { coinFound, rankFound } from './searchRanking'
import { type CurrencyId, NATIVE, type Token } from '../token/token'
import { isNamedLike, type Named, type OtherNames, type TokenSearch } from './tokenSearch'

/** A currency of the active network, or one of another network: an address alone may be several tokens. */
export type TokenKey = CurrencyId | `${number}:${Address}` | `${number}:${typeof NATIVE}`

/** The key of a currency of another network than the active one. */
export const keyOn = (chainId: number, id: CurrencyId): TokenKey => `${chainId}:${id}`

/** The network of a key and the currency there; null is the active network. */
export function tokenOfKey(key: TokenKey): { chainId: number | null; id: CurrencyId } {
  const colon = key.indexOf(':')
  if (colon < 0) return { chainId: null, id: key as CurrencyId }
  return { chainId: Number(key.slice(0, colon)), id: key.slice(colon + 1) as CurrencyId }
}

/** The tokens of another network: by symbol or address as in the active one's, and then by name. */
export function foundOn(text: string, search: TokenSearch): readonly Token[] {
  const found = rankFound(text, [{ found: search.match(text), at: search.at }], { preferred: [], wrapped: null })
  const named = search.findByName(text, [])
  return named.length === 0 ? found : [...found, ...named]
}

/** Whether a text is, or begins, what a network's own coin is called. */
export function isCoinFound(coin: Named, text: string, otherNames: OtherNames): boolean {
  if (text.trim() === '') return false
  return coinFound(coin, text).some((items) => items.length > 0) || isNamedLike(coin, text, otherNames)
}

/** The coin of a network as a search would find it. */
export const coinNamed = ({ symbol, name }: { symbol: string; name: string }): Named => ({
  address: NATIVE,
  symbol,
  name,
})
