import type { DataSize } from '../chain/dataFees'

/**
 * The gas of a trade through Uniswap's routers, as far as it can be estimated locally, by its shape. It only ranks routes;
 * what is shown and signed comes from an estimate by the chain.
 *
 * Measured on the real contracts, a tenth above the mean: from 0.98 to 1.25 times what a trade uses that crosses no tick,
 * of tokens whose transfers are usual and which the account already has, through pools that have been traded in. The
 * first trade through a pool takes some 15,000 more (34,000 through a V2 pair), and the first over a tick 50,000: it
 * fills what was empty. Tokens behind a proxy, or with rules of their own, take up to 30,000 more for each transfer.
 */

/** 21,000 for a transaction, plus its calldata, the outer call and the account's cold accesses. */
export const TRADE_GAS = 40_000
/** One V2 pair: a transfer in or onwards, and the pair's own accounting. */
export const V2_HOP_GAS = 70_000
/** One V3 pool: its callback and the price move within a tick. */
export const V3_HOP_GAS = 79_000
/** Each initialised tick the price crosses. */
export const TICK_GAS = 25_000
/** One V4 pool within a tick, where PoolManager is already unlocked; */
export const V4_HOP_GAS = 39_000
/** unlocking it and settling with it, once for all legs that go through V4 alone; */
export const V4_UNLOCK_GAS = 39_000
/** and each initialised tick that the price crosses. */
export const V4_TICK_GAS = 31_000
/** No hop takes less. */
export const LEAST_HOP_GAS = V4_HOP_GAS
/** Taking a token through Permit2, as the Universal Router does, with both allowances. */
export const PERMIT2_GAS = 19_000
/** Turning the coin into its token, */
export const WRAP_GAS = 13_000
/** and back. */
export const UNWRAP_GAS = 17_000
/** Paying the site's fee: the router holds what is bought, pays a part of it, and pays out the rest. */
export const FEE_GAS = 60_000
/** Gas of each leg beyond the first, without its hops. */
export const LEG_GAS = 8_000
/** An approval of a token, or of Permit2, with its transaction. */
export const APPROVAL_GAS = 47_000

/** What routes are compared by. */
export interface RouteGas {
  /** Wei; 0 when it is not known, and gas is ignored. */
  feePerGas: bigint
  /** Gas of each leg beyond the first; LEG_GAS by default. */
  legGas?: number
  /** The data fee expressed as gas; nothing if absent. */
  dataGas?: (size: DataSize) => number
}
