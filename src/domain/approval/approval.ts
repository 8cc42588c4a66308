import type { Address } from '../chain/address'

/** What a contract may spend of an account's tokens. */
export interface TokenApproval {
  token: Address
  spender: Address
  /** Base units, as a decimal string. Never zero. */
  amount: string
  /** Set where the contract spends through Permit2. Absent for an allowance of the token itself. */
  permit2?: Permit2Terms
}

export interface Permit2Terms {
  /** What Permit2 itself may spend of the token, in base units; may be zero. */
  allowed: string
  /** The last second (chain time, since 1970) it is valid. */
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
  /** The account's balance, in base units, as a decimal string. */
  balance: string | null
}

/** No balance comes near it, even of tokens with quadrillions in supply: such an approval means "all". */
const UNLIMITED_FROM = 2n ** 128n
/** "All" for a token whose amounts have 96 bits. */
const ALL_OF_96_BITS = 2n ** 96n - 1n

/** Whether an amount in base units counts as an unlimited approval. */
export const isUnlimited = (amount: bigint): boolean => amount >= UNLIMITED_FROM || amount === ALL_OF_96_BITS

/** Whether an amount in base units covers a token's whole supply. A supply of zero says nothing. */
export const coversSupply = (amount: bigint, totalSupply: bigint): boolean =>
  isUnlimited(amount) || (totalSupply > 0n && amount >= totalSupply)
