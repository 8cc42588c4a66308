import { type Address, sameAddress } from './address'

/** A token of the public list, as the list parser lets it through. */
export interface Token {
  chainId: number
  address: Address
  symbol: string
  name: string
  /** Only https, ipfs (rewritten to a gateway) or image data; null shows a letter. */
  logoURI: string | null
  /** What the list says. Trading reads the token itself. */
  decimals: number | null
}

/** Marks the chain's own coin where a token is meant. */
export const NATIVE = 'native'
/** A token's address, or the chain's own coin. Symbols are never keys. */
export type CurrencyId = Address | typeof NATIVE

/** What a trade needs to know of a token or the chain's own coin: the decimals were read on the chain itself. */
export interface Currency {
  id: CurrencyId
  symbol: string
  name: string
  decimals: number
  logoURI: string | null
}

export function sameCurrency(a: CurrencyId, b: CurrencyId): boolean {
  return sameAddress(a, b)
}

/** Plain case-insensitive substring search in symbol and address. An empty text finds nothing. */
export function searchTokens(tokens: readonly Token[], text: string): Token[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return tokens.filter(
    ({ symbol, address }) => symbol.toLowerCase().includes(wanted) || address.toLowerCase().includes(wanted),
  )
}
