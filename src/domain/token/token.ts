import { type Address, sameAddress } from '../chain/address'

/** A token of the public list, as validated by the list parser. */
export interface Token {
  chainId: number
  address: Address
  symbol: string
  name: string
  /** An https URL (ipfs is rewritten to a gateway) or image data. If null, a letter is shown in place of the logo. */
  logoURI: string | null
  /** The logo according to the list, if `logoURI` was replaced by one that ships with the build. */
  listLogoURI?: string
  /** Set if the list lacks the token, and the configuration of its network names it. */
  isNamed?: true
  /** The decimals according to the list. Trading uses the decimals that the token's contract reports. */
  decimals: number | null
}

/** Why a listed token's symbol alone does not identify it: another listed token has the same or a similar symbol. */
export type LookalikeKind = 'sharedSymbol' | 'similarSymbol'

export interface ListInfo {
  name: string
  /** The list's version, for example "22.21.0"; null if it has none. */
  version: string | null
  /** The list's timestamp, in milliseconds since 1970; null if it has none. */
  madeAt: number | null
  kept: number
  /** The number of records that were dropped because they are invalid or belong to another chain. */
  dropped: number
  /** Present if the list was too long, so that only its beginning was read. */
  isCut?: true
}

export interface ListedTokens {
  tokens: Token[]
  /** The tokens whose symbol alone does not identify them, by address. */
  lookalikes: Record<Address, LookalikeKind>
}

export const NONE_LISTED: ListedTokens = { tokens: [], lookalikes: {} }

/** The tokens of the build's default chain, and in `others` those of every other chain that has trading. */
export interface TokenList extends ListedTokens {
  info: ListInfo
  others?: Readonly<Record<number, ListedTokens>>
}

/** Represents the chain's native currency in place of a token's address. */
export const NATIVE = 'native'
/** A token's address, or the native currency. Symbols are never used as keys. */
export type CurrencyId = Address | typeof NATIVE

export type FoundToken = Pick<Token, 'symbol' | 'name' | 'logoURI' | 'isNamed'> & { address: CurrencyId }

/**
 * How a token's base units are written. What people call an amount of an ERC-8056 token is its base units times
 * `uiMultiplier` / 10^18. The multiplier is a decimal string; a token without one has the multiplier 10^18.
 * https://eips.ethereum.org/EIPS/eip-8056
 */
export interface TokenScale {
  decimals: number
  uiMultiplier?: string
}

export const scaleWith = (decimals: number, uiMultiplier: string | null | undefined): TokenScale =>
  typeof uiMultiplier === 'string' ? { decimals, uiMultiplier } : { decimals }

/** The scale of a token alone, for records of its amounts. */
export const scaleOf = ({ decimals, uiMultiplier }: TokenScale): TokenScale => scaleWith(decimals, uiMultiplier)

/** A token or the native currency in a trade. Its decimals and its multiplier were read on chain. */
export interface Currency extends TokenScale {
  id: CurrencyId
  symbol: string
  name: string
  logoURI: string | null
}

const HUES = 12
/** With this seed, ether, the wrapped coin and the common stablecoins have six different hues. */
const HUE_SEED = 0x811c9dcf

/** The hue, in degrees, of a missing logo's letter. Two tokens have either the same hue or clearly different ones. */
export function tokenHue(id: string): number {
  let hash = HUE_SEED
  for (const character of id.toLowerCase()) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (((hash ^ (hash >>> 15)) >>> 0) % HUES) * (360 / HUES)
}

export function sameCurrency(a: CurrencyId, b: CurrencyId): boolean {
  return sameAddress(a, b)
}

/**
 * Why a token cannot be traded in this app: the address has no code or is not a token, the operator has excluded the
 * token or the pair, or the token is not listed although only listed tokens are offered.
 */
export type NotTraded = 'noCode' | 'notAToken' | 'notOffered' | 'pairNotOffered' | 'notListed'

/** `notHere`: an address that cannot be traded in this app, and why. */
export type Side =
  | { state: 'none' }
  | { state: 'reading'; symbol: string }
  | { state: 'unreadable'; symbol: string }
  | { state: 'notHere'; symbol: string; why: NotTraded }
  | { state: 'ready'; currency: Currency }

export type ReadySide = Extract<Side, { state: 'ready' }>

export const currencyOfSide = (side: Side): Currency | null => (side.state === 'ready' ? side.currency : null)

export interface PairRecord {
  name: string
  address: string | null
}

export interface PairList {
  records: PairRecord[]
  info: ListInfo
}
