/** A JSON-RPC call settles within this time, including all retries at other endpoints. */
export const NODE_DEADLINE_MS = 10_000
export const NODE_URL_MAX = 2_000
export const NODE_REQUESTS_PER_CALL = 3
export const NODE_BODY_MAX_BYTES = 2_000_000
/** How many characters of a node's error message are examined. */
export const NODE_ERROR_TEXT_MAX = 1_000
/** The possible numbers of calls per request. When a node refuses a batch, the next smaller number is used. */
export const NODE_BATCH_SIZES = [20, 10, 3, 1] as const
/** The calls per request while many are waiting, for example for a chart, until the node refuses this number. */
export const NODE_BATCH_BULK = 60
/** How long a node's refusal or failure is remembered before the node is tried again. */
export const NODE_FAULT_TTL_MS = 600_000
/** A node not called for this long must report its chain id again: its URL may now serve another chain. */
export const NODE_CHAIN_TTL_MS = 300_000
/** How long a node is not called after a useless response. Each further useless response doubles the time. */
export const NODE_REST_MS = 4_000
/** The longest time that a node is not called, even if its `Retry-After` is longer. */
export const NODE_BACK_OFF_MAX_MS = 15_000

/** The largest uint256. As the amount of an approval, this value means "unlimited". */
export const UINT256_MAX = 2n ** 256n - 1n
/** The largest 128-bit integer. Uniswap uses 128 bits for liquidity and for the amounts of a trade. */
export const UINT128_MAX = 2n ** 128n - 1n

/** How long the page mentions that a node has recovered. */
export const NODE_BACK_MS = 60_000

/** The interval between polls of the chain's head while the page is visible. */
export const HEAD_POLL_MS = 12_000
export const PRIORITY_FEE_MS = 60_000
/** After this long without a new block the page shows a notice. */
export const HEAD_QUIET_S = 60
/** After this long without a new block, data counts as stale and nothing is signed. */
export const HEAD_STALE_S = 180
/** The page mentions a device clock that is wrong by more than this. */
export const CLOCK_OFF_MS = 60_000

/** The gas for a zero byte of calldata, and for any other byte (EIP-2028). */
export const BYTE_GAS = { zero: 4, other: 16 } as const
