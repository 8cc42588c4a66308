import type { Block, Receipt } from '#boundary/node'
import type { SentBatch } from '#domain/transaction/batch'
import type { SafeEvent } from '#domain/transaction/safeOutcome'
import type { RequestPart } from '#domain/transaction/requestPart'
import type { Observation, Tracked } from '#domain/transaction/tracking'
import type { Node } from '../chain/node'

/** A receipt with only those events that belong to the tracked request, see `RequestPart`. */
export interface SettledReceipt extends Omit<Receipt, 'logs'>, Partial<Omit<RequestPart, 'logs' | 'isFailed'>> {
  logs: readonly Receipt['logs'][number][]
}

export interface BatchSearch {
  /** The first nonce and the first block that have not been checked. */
  nonce: number
  block: number
  /** Whether all nonces so far could be checked. */
  isWhole: boolean
  /** Hashes of transactions that may carry the batch, from the wallet or from events. */
  readonly hashes: Set<string>
  /** Hashes of transactions that do not carry this batch. */
  readonly others: Set<string>
}

export interface SafeSearch {
  /** The last block up to which the Safe has certainly not executed the batch, and the Safe's nonce at this block. */
  block: number
  nonce: number
  /** `events` contains the Safe's events after `block`, up to and including the block `read`. */
  read: number
  events: SafeEvent[]
  /** The number of blocks whose events the node returns at once. */
  window: number
  /** The safeTxHashes that the batch can have, with their nonces; null until first needed. */
  hashes: Map<string, number> | null
  /** The hashes of executions that do not contain the batch. */
  readonly others: Set<string>
}

/** Returns the search of a batch, and creates it on the first call. */
export const searchOf = (checked: Checked, { nonce, block }: SentBatch): BatchSearch =>
  (checked.search ??= { nonce, block: block + 1, isWhole: true, hashes: new Set(), others: new Set() })

/** A transaction that is being checked. Others may replace `tracked`, too, while a check waits for the node. */
export interface Checked {
  readonly chainId: number
  readonly tracked: Tracked
  /** Whether the account is known to have code. An account without code may get some with its next transaction. */
  hasCode: boolean
  search: BatchSearch | undefined
  safe: SafeSearch | undefined
  apply: (seen: Observation) => void
  /** Ends the tracking of the transaction with its receipt, which has already been applied. */
  settle: (receipt: SettledReceipt) => void
}

export interface Round {
  node: Node
  head: Block
  /** Returns an account's transaction count after the block `head`. */
  countOf: (account: string) => Promise<number>
  /** The other tracked requests of the same account. */
  othersOf: (checked: Checked) => Tracked[]
  /** Whether another tracked request has this hash as its id: a safeTxHash, a userOpHash, or the wallet's batch id. */
  isNamed: (hash: string, checked: Checked) => boolean
}
