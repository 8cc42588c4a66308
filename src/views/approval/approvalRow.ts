import type { Address } from '../../domain/chain/address'
import type { ShownNetwork } from '../token/TokenOnNetwork'

/** An approval as a row shows it. */
export interface ApprovalRow {
  id: string
  /** A token is known if it is on the list or was accepted by the visitor. */
  token: { symbol: string; address: Address; logoURI: string | null; isKnown: boolean }
  contract: string
  /** Null for an unknown contract. */
  contractName: string | null
  /** Further terms, for example "through Permit2, until Dec 21, 2026, 14:02". */
  terms: string | null
  isUnlimited: boolean
  /** Whether the approval has expired: nothing can be spent through it, so it needs no warning. */
  isExpired: boolean
  /** For example "500 USDC"; null if the token reports no decimals. */
  allowed: string | null
  /** The value of what could be spent now: the lower of allowance and balance. */
  couldMove: string | null
  state: 'open' | 'asking' | 'revoking' | 'revoked'
  /** Null if the approval cannot be revoked here. */
  onRevoke: (() => void) | null
  /** The approval's network, when tables of other networks are shown, too. */
  network?: ShownNetwork | undefined
}

/** A search for approvals of other tokens and contracts. */
export interface ApprovalSearchState {
  isRunning: boolean
  /** The progress of the search, or what it would search. */
  words: string
  /** The label of the button that starts the search; the button stays while the search runs. */
  label: string
  onBegin: () => void
}
