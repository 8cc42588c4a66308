import type { Block, Receipt } from '../../boundary/node'
import type { SentBatch } from '../../domain/transaction/batch'
import type { SafeEvent } from '../../domain/transaction/safeOutcome'
import type { Observation, Tracked } from '../../domain/transaction/tracking'
import type { Node } from '../chain/node'

/** A receipt with only the events of our request, even if the transaction did other things as well. */
export interface SettledReceipt extends Omit<Receipt, 'logs'> {
  logs: readonly Receipt['logs'][number][]
  /** The cost to the account in wei, if it differs from the cost to the transaction's sender. */
  paid?: bigint
}

/** The progress of the search for a batch. */
export interface BatchSearch {
  /** The first nonce and the first block that have not been checked. */
  nonce: number
  block: number
  /** Whether every nonce so far could be checked. */
  isWhole: boolean
  /** Hashes of candidates, from the wallet or from events. */
  readonly hashes: Set<string>
  /** Hashes of transactions that do not carry this batch. */
  readonly others: Set<string>
}

/** The progress of the search for a Safe's batch. */
export interface SafeSearch {
  /** The last block that was checked: the Safe has not executed the batch up to it. `nonce` is the Safe's nonce then. */
  block: number
  nonce: number
  /** The last block whose events are in `events`, which begin after `block`. */
  read: number
  events: SafeEvent[]
  /** The number of blocks whose events the node returns at once. */
  window: number
  /** The safeTxHashes that the batch can have, with their nonces; null until they are needed. */
  hashes: Map<string, number> | null
  /** Hashes of executions with other calls. */
  readonly others: Set<string>
}

/** The search of a batch, which begins with the first hint or the first check. */
export const searchOf = (checked: Checked, { nonce, block }: SentBatch): BatchSearch =>
  (checked.search ??= { nonce, block: block + 1, isWhole: true, hashes: new Set(), others: new Set() })

/**
 * A transaction that is being checked. `apply` replaces `tracked`, which other code may also replace while a node is
 * read.
 */
export interface Checked {
  readonly chainId: number
  readonly tracked: Tracked
  /** Whether the account has no code; undefined until this is needed. */
  isPlain: boolean | undefined
  /** The progress of a batch's search; undefined before the search. */
  search: BatchSearch | undefined
  safe: SafeSearch | undefined
  apply: (seen: Observation) => void
  /** Settles the transaction after its receipt was applied. */
  settle: (receipt: SettledReceipt) => void
}

/** The data that all checks of one round share. */
export interface Round {
  node: Node
  head: Block
  /** An account's transaction count after the block `head`. */
  countOf: (account: string) => Promise<number>
  /** Whether a transaction hash is known to belong to another request. */
  isTaken: (hash: string, checked: Checked) => boolean
  /**
   * Whether a hash identifies another request at its account (safeTxHash or userOpHash) or at its wallet (batch id).
   */
  isNamed: (hash: string, checked: Checked) => boolean
}
