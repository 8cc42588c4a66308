/** Limits and timing of the network and its nodes. */

/** A JSON-RPC call settles within this time, all endpoints included. */
export const NODE_DEADLINE_MS = 10_000
/** The longest node address that can be typed in. */
export const NODE_URL_MAX = 2_000
export const NODE_REQUESTS_PER_CALL = 3
export const NODE_BODY_MAX_BYTES = 2_000_000
/** How many characters of a node's error message are examined. */
export const NODE_ERROR_TEXT_MAX = 1_000
/** Calls per request; a node that refuses a batch gets the next smaller one, and finally single calls. */
export const NODE_BATCH_SIZES = [20, 10, 3, 1] as const
/** Calls per request when there are this many, as for a chart, and the node has not refused it. */
export const NODE_BATCH_BULK = 60
/** Conclusions from a node's refusal or failure are kept for this long. Then the node is tried again. */
export const NODE_FAULT_TTL_MS = 600_000
/** A node that was not called for this long must report its chain id again, because a gateway may be redirected. */
export const NODE_CHAIN_TTL_MS = 300_000
/** How long a node is left alone after a useless response. Each further one doubles the time. */
export const NODE_REST_MS = 4_000
/** The longest time that a node is left alone, even if it asks for more. */
export const NODE_BACK_OFF_MAX_MS = 15_000

/** The largest value of a contract's unsigned integer; as an approval it stands for no limit. */
export const UINT256_MAX = 2n ** 256n - 1n
/** The largest 128-bit integer. Uniswap uses 128 bits for liquidity and for the amounts of a trade. */
export const UINT128_MAX = 2n ** 128n - 1n

/** A node that has recovered is named for this long. */
export const NODE_BACK_MS = 60_000

/** The head of the chain is polled this often while the page is visible. */
export const HEAD_POLL_MS = 12_000
/** The suggested priority fee is read again with the next head when it is this old. */
export const PRIORITY_FEE_MS = 60_000
/** Without a new block for this long, the page says so. */
export const HEAD_QUIET_S = 60
/** Without a new block for this long, data counts as stale and nothing is signed. */
export const HEAD_STALE_S = 180
/** A device's clock that is wrong by more than this is mentioned. */
export const CLOCK_OFF_MS = 60_000

/** EIP-2028: a zero byte of calldata costs 4 gas, any other 16. */
export const BYTE_GAS = { zero: 4, other: 16 } as const
