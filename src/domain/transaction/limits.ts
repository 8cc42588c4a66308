/** Limits and timing of sent transactions. */

export const SETTLED_TRANSACTIONS_MAX = 11
export const DECLINED_TRANSACTIONS_MAX = 4
/** The most transactions that a list shows. Pending ones are stored without limit. */
export const TRANSACTIONS_SHOWN_MAX = 40
/** The most transactions awaiting a Safe's owners that are searched for, newest first, per account and network. */
export const SAFE_WATCHED_MAX = 40
/** The interval between polls for the receipt of a new pending transaction. */
export const RECEIPT_POLL_MS = 2_000
/** From this age on the page says that a transaction takes longer than usual. */
export const PENDING_SLOW_MS = 120_000
/** From PENDING_LONG_MS on, a receipt is polled as often as the head; from PENDING_VERY_LONG_MS on, once a minute. */
export const PENDING_LONG_MS = 300_000
export const PENDING_VERY_LONG_MS = 3_600_000
export const PENDING_VERY_LONG_POLL_MS = 60_000
/** The longest interval between polls while the node does not answer. */
export const RECEIPT_BACK_OFF_MS = 30_000
/**
 * After this time a transaction that no node has counts as not seen by the network. Before that, it may not have been
 * broadcast yet, because wallets return the hash first.
 */
export const UNSEEN_MS = 60_000
/** After no node has had a transaction for this long, the user may stop watching it. */
export const UNSEEN_LONG_MS = 600_000
/** How long the chain is searched for a batch that a wallet accepted. */
export const BATCH_FOLLOWED_MS = 86_400_000
/** After the wallet reports the end of a batch, the chain is read this many times before the outcome is `unclear`. */
export const BATCH_SEARCHES = 3
/** The number of blocks per request in the search for a smart account's events. */
export const BATCH_BLOCKS = 1_000
/**
 * The number of blocks per request in the search for a Safe's events: at first, and at least. If a node refuses even
 * that few, the Safe's past states are read instead.
 */
export const SAFE_BLOCKS = { most: 2_000, least: 100 } as const
/** The most reads in one round of a search. The next round continues the search. */
export const SAFE_READS_MAX = 40
/** The interval between requests for a batch's status to its wallet: at first, and at most. */
export const BATCH_POLL_MS = { first: 1_000, last: 600_000 } as const
/** The interval between checks that a node still has a pending transaction. */
export const MEMPOOL_CHECK_MS = 30_000
/** How long the account's nonces are watched after a wallet returned an error but may still have sent the request. */
export const SENT_SEARCH_MS = 600_000
