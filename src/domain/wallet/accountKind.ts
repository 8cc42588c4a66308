import type { AtomicSupport } from './batch'

/**
 * `plain`: an account with a key and no code. `delegated`: an account with a key that has delegated to code (EIP-7702).
 * `contract`: a smart account without a key, such as those of ERC-4337. `safe`: a Safe.
 */
export type AccountKind = { kind: 'plain' | 'delegated' | 'contract' } | SafeKind

export interface SafeKind {
  kind: 'safe'
  /** The Safe's version, for example "1.4.1". */
  version: string
  threshold: number
  nonce: number
}

/**
 * The kind of an account, given its wallet's support for atomic batches. Only a smart account supports them: an account
 * without code is then one that its first transaction deploys (ERC-4337).
 */
export const accountKindWith = (kind: AccountKind, support: AtomicSupport | null): AccountKind =>
  kind.kind === 'plain' && support === 'supported' ? { kind: 'contract' } : kind

/** Whether others send and pay for the account's transactions, because the account has no key. */
export const isCarriedOutByOthers = (kind: AccountKind | undefined): boolean =>
  kind?.kind === 'safe' || kind?.kind === 'contract'

/**
 * Who pays the network fee of a smart account. `executor`: the owner or service that executes a Safe's transaction.
 * `accountOrSponsor`: the account itself or a sponsor, as its wallet decides.
 */
export type CostPayer = 'executor' | 'accountOrSponsor'

/** The payer of the network fee; null if the account itself sends the transaction and pays. */
export const costPayerOf = (kind: AccountKind | undefined): CostPayer | null =>
  isCarriedOutByOthers(kind) ? (kind?.kind === 'safe' ? 'executor' : 'accountOrSponsor') : null

/** The number of owners who have to sign, if there are several; otherwise null. */
export const signersOf = (kind: AccountKind | undefined): number | null =>
  kind?.kind === 'safe' && kind.threshold > 1 ? kind.threshold : null
