import type { Address } from '../chain/address'
import { isUnlimited } from '../token/amount'

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

/** Whether an amount in base units covers a token's whole supply. A supply of zero says nothing. */
export const coversSupply = (amount: bigint, totalSupply: bigint): boolean =>
  isUnlimited(amount) || (totalSupply > 0n && amount >= totalSupply)
