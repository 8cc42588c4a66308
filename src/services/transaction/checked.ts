import type { Block, Receipt } from '../../boundary/node'
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

/** A transaction being checked. `tracked` is replaced by `apply`, and by others while a node is read. */
export interface Checked {
  readonly chainId: number
  readonly tracked: Tracked
  /** Whether the account has no code; undefined until it matters. */
  isPlain: boolean | undefined
  /** How far a batch has been looked for; undefined before. */
  search: BatchSearch | undefined
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
}
