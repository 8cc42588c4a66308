import type { Address } from '../chain/address'
import { OTHER_NETWORK_MAX } from './limits'
import { rankFound } from './searchRanking'
import type { CurrencyId, Token } from './token'
import type { TokenSearch } from './tokenSearch'

/** A currency of the active network, or a token of another one: an address alone may be several tokens. */
export type TokenKey = CurrencyId | `${number}:${Address}`

/** The key of a token of another network than the active one. */
export const keyOn = (chainId: number, address: Address): TokenKey => `${chainId}:${address}`

/** The network of a key and the token there; null is the active network. */
export function tokenOfKey(key: TokenKey): { chainId: null; id: CurrencyId } | { chainId: number; id: Address } {
  const colon = key.indexOf(':')
  if (colon < 0) return { chainId: null, id: key as CurrencyId }
  return { chainId: Number(key.slice(0, colon)), id: key.slice(colon + 1) as Address }
}

/** A few tokens of another network: by symbol or address as in the active one's, and then by name, once there are `names`. */
export function foundOn(text: string, search: TokenSearch, names = true): readonly Token[] {
  const ranked = rankFound(text, [{ found: search.match(text), at: search.at }], { preferred: [], wrapped: null })
  const found = ranked.slice(0, OTHER_NETWORK_MAX)
  return [...found, ...(names ? search.findByName(text, []) : [])].slice(0, OTHER_NETWORK_MAX)
}
