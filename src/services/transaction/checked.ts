import type { Block, Receipt } from '../../boundary/node'
import type { SentBatch } from '../../domain/transaction/batch'
import type { SafeEvent } from '../../domain/transaction/safeOutcome'
import type { Observation, Tracked } from '../../domain/transaction/tracking'
import type { Node } from '../chain/node'

/** A receipt with the events of one request alone, where its transaction did other things, too. */
export interface SettledReceipt extends Omit<Receipt, 'logs'> {
  logs: readonly Receipt['logs'][number][]
  /** Wei that the account paid, where that is not what the transaction cost its sender. */
  paid?: bigint
}

/** How far the search for a batch has come. */
export interface BatchSearch {
  /** The first nonce and the first block that have not been looked at. */
  nonce: number
  block: number
  /** Whether every nonce so far could be looked at. */
  isWhole: boolean
  /** Hashes from the wallet, or of events. */
  readonly hashes: Set<string>
  /** Hashes of transactions that are not this batch's. */
  readonly others: Set<string>
}

/** How far the search for what a Safe was asked for has come. */
export interface SafeSearch {
  /** All that was executed up to this block is known not to be it; its nonce was this after that block. */
  block: number
  nonce: number
  /** The events since, up to a block. */
  read: number
  events: SafeEvent[]
  /** The number of blocks whose events the node returns at once. */
  window: number
  /** The hashes that it can have at the Safe, with their nonces; null until they are needed. */
  hashes: Map<string, number> | null
  /** Hashes of what has other contents. */
  readonly others: Set<string>
}

/** The search of a batch, which begins with the first hint or the first check. */
export const searchOf = (checked: Checked, { nonce, block }: SentBatch): BatchSearch =>
  (checked.search ??= { nonce, block: block + 1, isWhole: true, hashes: new Set(), others: new Set() })

/** A transaction being checked. `tracked` is replaced by `apply`, and by others while a node is read. */
export interface Checked {
  readonly chainId: number
  readonly tracked: Tracked
  /** Whether the account has no code; undefined until it matters. */
  isPlain: boolean | undefined
  /** How far a batch has been looked for; undefined before. */
  search: BatchSearch | undefined
  safe: SafeSearch | undefined
  apply: (seen: Observation) => void
  /** A receipt was applied. */
  settle: (receipt: SettledReceipt) => void
}

/** What all checks of one round share. */
export interface Round {
  node: Node
  head: Block
  /** An account's transaction count after the block `head`. */
  countOf: (account: string) => Promise<number>
  /** Whether a hash is known to belong to another one. */
  isTaken: (hash: string, checked: Checked) => boolean
  /** Whether a hash is the name of another one at its account, or at its wallet. */
  isNamed: (hash: string, checked: Checked) => boolean
}
