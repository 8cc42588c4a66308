/** Limits and timing of sent transactions. */

export const SETTLED_TRANSACTIONS_MAX = 11
export const DECLINED_TRANSACTIONS_MAX = 4
/** Pending ones are all kept, but a list draws no more than this. */
export const TRANSACTIONS_SHOWN_MAX = 40
/** Of an account's on a network, as many of the newest that wait for owners of a Safe are looked for at a time. */
export const SAFE_WATCHED_MAX = 40
/** The receipt of a new pending transaction is polled this often. */
export const RECEIPT_POLL_MS = 2_000
/** From this age on it is said to take longer than usual. */
export const PENDING_SLOW_MS = 120_000
/** From the first age on it is polled as often as the head, from the second on once a minute. */
export const PENDING_LONG_MS = 300_000
export const PENDING_VERY_LONG_MS = 3_600_000
export const PENDING_VERY_LONG_POLL_MS = 60_000
/** While the node does not answer, the time between polls grows up to this. */
export const RECEIPT_BACK_OFF_MS = 30_000
/** Wallets return hashes before they publish: only after this time does a transaction count as not seen by the network. */
export const UNSEEN_MS = 60_000
/** A transaction that no node has known for this long need not be watched any longer. */
export const UNSEEN_LONG_MS = 600_000
/** A batch of calls that a wallet accepted is looked for this long. */
export const BATCH_FOLLOWED_MS = 86_400_000
/** Once its wallet says that it is over, the chain is read this many times before its outcome counts as not known. */
export const BATCH_LOOKS = 3
/** The events of a smart account are searched in this many blocks at a time. */
export const BATCH_BLOCKS = 1_000
/** Of a Safe, in this many at first, and in no fewer than that: below, its past states are read instead. */
export const SAFE_BLOCKS = { most: 2_000, least: 100 } as const
/** The most reads of one search at a time. The others follow in the next. */
export const SAFE_READS_MAX = 40
/** Its wallet is asked for it this often at first, and at last this often. */
export const BATCH_POLL_MS = { first: 1_000, last: 600_000 } as const
/** Whether a node still knows a pending transaction is checked this often. */
export const MEMPOOL_CHECK_MS = 30_000
/** After a wallet failed with a request that it may still have sent, the account's nonces are watched for this long. */
export const SENT_SEARCH_MS = 600_000
