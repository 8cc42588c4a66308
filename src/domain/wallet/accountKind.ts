/**
 * What carries out an account's requests. `plain`: its own key, and no code; `delegated`: its own key, and code that it
 * has chosen (EIP-7702); `contract`: code alone, as accounts of ERC-4337 have it; `safe`: a Safe's owners together.
 */
export type AccountKind = { kind: 'plain' | 'delegated' | 'contract' } | SafeKind

export interface SafeKind {
  kind: 'safe'
  /** As "1.4.1". */
  version: string
  /** How many of its owners have to sign. */
  threshold: number
  /** Of its next transaction. */
  nonce: number
}

/** Whether others send the transactions of an account, and pay for them: code has no key of its own. */
export const isCarriedOutByOthers = (kind: AccountKind | undefined): boolean =>
  kind?.kind === 'safe' || kind?.kind === 'contract'

/**
 * Who pays the network for what others send: a Safe's are paid by whoever executes them; those of another contract by
 * itself or by a sponsor, which its wallet decides.
 */
export type CostPayer = 'executor' | 'accountOrSponsor'

/** Who pays the network for an account's transactions; null where it does so itself, as their sender. */
export const costPayerOf = (kind: AccountKind | undefined): CostPayer | null =>
  isCarriedOutByOthers(kind) ? (kind?.kind === 'safe' ? 'executor' : 'accountOrSponsor') : null

/** How many owners have to sign, where that is more than one; null otherwise. */
export const signersOf = (kind: AccountKind | undefined): number | null =>
  kind?.kind === 'safe' && kind.threshold > 1 ? kind.threshold : null
