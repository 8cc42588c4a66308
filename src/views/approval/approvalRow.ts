import type { Address } from '../../domain/chain/address'

/** An approval as a row shows it. */
export interface ApprovalRow {
  id: string
  /** A token is known if it is on the list or was accepted by the visitor. */
  token: { symbol: string; address: Address; logoURI: string | null; isKnown: boolean }
  contract: string
  /** Null for a contract that is not known. */
  contractName: string | null
  /** Further terms, as "through Permit2, until 21 Dec 2026, 14:02". */
  terms: string | null
  isUnlimited: boolean
  /** As "500 USDC"; null where the token reports no decimals. */
  allowed: string | null
  /** The value of what could be taken now: the lower of allowance and balance. */
  couldMove: string | null
  state: 'open' | 'asking' | 'revoking' | 'revoked'
  /** Null where it cannot be revoked from here. */
  onRevoke: (() => void) | null
}

/** A search for approvals of other tokens and contracts. */
export interface ApprovalSearchState {
  isRunning: boolean
  /** How far it has come, or what it would be. */
  words: string
  /** The label of the button that begins it, and stays while it runs. */
  label: string
  onBegin: () => void
}
