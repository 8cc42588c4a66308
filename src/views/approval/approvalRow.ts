import type { Address } from '#domain/chain/address'
import type { ShownNetwork } from '../token/TokenOnNetwork'

export interface ApprovalRow {
  id: string
  /** `isKnown` is true if the token is on the list or the visitor has accepted it. */
  token: { symbol: string; address: Address; logoURI: string | null; isKnown: boolean }
  contract: string
  contractName: string | null
  /** Further terms, for example "through Permit2, until Dec 21, 2026, 14:02". */
  terms: string | null
  isUnlimited: boolean
  /** Nothing can be spent through an expired approval, so it needs no warning. */
  isExpired: boolean
  /** The allowance, for example "500 USDC"; null if the token reports no decimals. */
  allowed: string | null
  /** What could be spent now: the value of the allowance or of the balance, whichever is lower. */
  couldMove: string | null
  state: 'open' | 'asking' | 'revoking' | 'revoked'
  /** Null if the approval cannot be revoked here. */
  onRevoke: (() => void) | null
  /** The approval's network, if the page also shows tables of other networks. */
  network?: ShownNetwork | undefined
}

export interface ApprovalSearchState {
  isRunning: boolean
  words: string
  /** The label of the button that starts the search. The button remains visible while the search is running. */
  label: string
  onBegin: () => void
}
