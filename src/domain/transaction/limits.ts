/** Limits and timing of sent transactions. Values whose names end in MS are in milliseconds. */

export const SETTLED_TRANSACTIONS_MAX = 11
export const DECLINED_TRANSACTIONS_MAX = 4
/** The maximum number of transactions in a list. Pending transactions are stored without limit. */
export const TRANSACTIONS_SHOWN_MAX = 40
/** The newest transactions per account and network that are searched for while a Safe's owners have yet to sign. */
export const SAFE_WATCHED_MAX = 40
/** The interval between polls for the receipt of a new pending transaction. */
export const RECEIPT_POLL_MS = 2_000
/** The age from which the page says that a pending transaction takes longer than usual. */
export const PENDING_SLOW_MS = 120_000
/**
 * Ages of a pending transaction. From PENDING_LONG_MS on, its receipt is polled as often as the newest block; from
 * PENDING_VERY_LONG_MS on, once a minute.
 */
export const PENDING_LONG_MS = 300_000
export const PENDING_VERY_LONG_MS = 3_600_000
export const PENDING_VERY_LONG_POLL_MS = 60_000
/** The longest interval between polls while the node does not answer. */
export const RECEIPT_BACK_OFF_MS = 30_000
/**
 * If no node has a transaction for this long, the transaction counts as not seen by the network. Wallets return the
 * hash first, so a newer transaction may not have been broadcast yet.
 */
export const UNSEEN_MS = 60_000
/** If no node has a transaction for this long, the visitor may stop watching the transaction. */
export const UNSEEN_LONG_MS = 600_000
/** How long the chain is searched for a batch that a wallet accepted. */
export const BATCH_FOLLOWED_MS = 86_400_000
/** The searches of the chain after the wallet reports the end of a batch, before the outcome is `unclear`. */
export const BATCH_SEARCHES = 3
/** The number of blocks per request in the search for a smart account's events. */
export const BATCH_BLOCKS = 1_000
/** The most blocks in which the event of a user operation is searched for by its hash. */
export const OPERATION_BLOCKS = 10_000
/**
 * The number of blocks per request in the search for a Safe's events: `most` at first, `least` at least. If a node
 * refuses even `least` blocks, the Safe's past states are read instead.
 */
export const SAFE_BLOCKS = { most: 2_000, least: 100 } as const
/** The maximum number of reads in one round of a Safe's search. The next round continues the search. */
export const SAFE_READS_MAX = 40
/** The shortest and the longest interval between requests to the wallet for a batch's status. */
export const BATCH_POLL_MS = { first: 1_000, last: 600_000 } as const
/** The interval between checks that a node still has a pending transaction. */
export const MEMPOOL_CHECK_MS = 30_000
/** How long the account's nonces are watched after a wallet returned an error but may still have sent the request. */
export const SENT_SEARCH_MS = 600_000
