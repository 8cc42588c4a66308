import { type Address, sameAddress } from '../chain/address'

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

/**
 * Why a listed token's symbol alone does not tell which token is meant: another one on the list has the same, or one
 * that looks almost the same.
 */
export type LookalikeKind = 'sharedSymbol' | 'similarSymbol'

/** What is known of a list that was read. */
export interface ListInfo {
  /** Empty where the list does not say. */
  name: string
  /** As "22.21.0"; null where the list does not say. */
  version: string | null
  /** When its maker says it was made, in milliseconds since 1970; null where the list does not say. */
  madeAt: number | null
  /** Records that count, and those that were dropped because they are no record of this chain or broken. */
  kept: number
  dropped: number
}

/** The token list, as its parser lets it through. */
export interface TokenList {
  tokens: Token[]
  /** Only those that need one, by address. */
  lookalikes: Record<Address, LookalikeKind>
  info: ListInfo
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
