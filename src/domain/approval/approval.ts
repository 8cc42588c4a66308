import type { Address } from '../chain/address'
import { isUnlimited } from '../token/amount'

/** An account's approval that lets a contract spend an amount of a token. */
export interface TokenApproval {
  token: Address
  spender: Address
  /** The approved amount in base units, as a decimal string. Never zero. */
  amount: string
  /** Set if the contract spends through Permit2. Absent if the token itself stores the allowance. */
  permit2?: Permit2Terms
}

interface Permit2Terms {
  /** Permit2's own allowance for the token, in base units; may be zero. */
  allowed: string
  /** The last second in which the approval is valid, in Unix time. */
  until: number
}

export interface ApprovalPlace {
  token: Address
  spender: Address
  isThroughPermit2: boolean
}

/** An approval of any token, with details read from the token. A detail is null if it could not be read. */
export interface FoundApproval extends TokenApproval {
  symbol: string | null
  decimals: number | null
  /** The account's balance, in base units, as a decimal string. */
  balance: string | null
}

/** Whether an amount in base units covers the whole supply of a token. A supply of zero is ignored. */
export const coversSupply = (amount: bigint, totalSupply: bigint): boolean =>
  isUnlimited(amount) || (totalSupply > 0n && amount >= totalSupply)
