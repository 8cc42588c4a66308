import type { Address } from '../chain/address'
import { isUnlimited } from '../token/amount'

/** An approval of an account: a contract may spend an amount of a token. */
export interface TokenApproval {
  token: Address
  spender: Address
  /** The amount in base units, as a decimal string. Never zero. */
  amount: string
  /** Set if the contract spends through Permit2. Absent for an allowance of the token itself. */
  permit2?: Permit2Terms
}

export interface Permit2Terms {
  /** Permit2's own allowance for the token, in base units; may be zero. */
  allowed: string
  /** The last second of the chain's time in which the approval is valid, in Unix time. */
  until: number
}

/**
 * Identifies an approval: a token's allowance for a contract, or the contract's allowance for that token in Permit2.
 */
export interface ApprovalPlace {
  token: Address
  spender: Address
  isThroughPermit2: boolean
}

/** An approval of any token, with details read from the token. A detail that the token does not report is null. */
export interface FoundApproval extends TokenApproval {
  symbol: string | null
  decimals: number | null
  /** The account's balance, in base units, as a decimal string. */
  balance: string | null
}

/** Whether an amount in base units covers a token's whole supply. A supply of zero is ignored. */
export const coversSupply = (amount: bigint, totalSupply: bigint): boolean =>
  isUnlimited(amount) || (totalSupply > 0n && amount >= totalSupply)
