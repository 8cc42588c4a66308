import type { Address } from '../chain/address'

/** What a contract may take of an account's tokens. */
export interface TokenApproval {
  token: Address
  spender: Address
  /** Base units, as a decimal string. Never zero. */
  amount: string
  /** Where the contract takes through Permit2. Absent where the token itself lets it. */
  permit2?: Permit2Terms
}

export interface Permit2Terms {
  /** What Permit2 itself may take of the token, likewise, and perhaps zero. */
  allowed: string
  /** The chain's last second, since 1970, in which it may. */
  until: number
}

/** Which approval: a token's for a contract, or Permit2's of a token for a contract. */
export interface ApprovalPlace {
  token: Address
  spender: Address
  isThroughPermit2: boolean
}

/** An approval of any token, with the facts of the token itself; null where it reports none. */
export interface FoundApproval extends TokenApproval {
  symbol: string | null
  decimals: number | null
  /** What the account has, in base units, as a decimal string. */
  balance: string | null
}

/** Nobody's balance comes near it, also of tokens of which there are quadrillions: who approves as much means "all". */
const UNLIMITED_FROM = 2n ** 128n
/** All, where a token counts in 96 bits. */
const ALL_OF_96_BITS = 2n ** 96n - 1n

/** Whether so many base units stand for all that there will ever be. */
export const isUnlimited = (amount: bigint): boolean => amount >= UNLIMITED_FROM || amount === ALL_OF_96_BITS
