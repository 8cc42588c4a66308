import type { DataSize } from '../chain/dataFees'

/**
 * The gas table: figures for a local estimate of the gas of a trade through Uniswap's routers, from its pools and legs.
 * The estimate only ranks routes; the figures that are shown and signed come from an estimate by the chain.
 *
 * Each figure is the mean measured on the real contracts, plus a tenth. The estimate is 0.98 to 1.25 times the gas of a
 * trade that crosses no tick, with ordinary tokens that the account already has, through pools that have been traded
 * in. The first trade through a pool takes about 15,000 more (34,000 through a V2 pair), and the first trade across a
 * tick 50,000 more, because these trades write to empty storage slots. Tokens behind a proxy or with special rules take
 * up to 30,000 more per transfer.
 */

/** The gas of a transaction: 21,000, plus its calldata, the outer call, and cold accesses to the account's storage. */
export const TRADE_GAS = 40_000
/** The gas of one V2 pair: a transfer to or from the pair, and the pair's accounting. */
export const V2_HOP_GAS = 70_000
/** The gas of one V3 pool: its callback, and the price move within a tick. */
export const V3_HOP_GAS = 79_000
/** The gas of one initialised tick that the price crosses in a V3 pool. */
export const TICK_GAS = 25_000
/** The gas of one V4 pool within a tick, if PoolManager is already unlocked. */
export const V4_HOP_GAS = 39_000
/** The gas of unlocking PoolManager and settling with it, once for all legs that use only V4. */
export const V4_UNLOCK_GAS = 39_000
/** The gas of one initialised tick that the price crosses in a V4 pool. */
export const V4_TICK_GAS = 31_000
/** The lowest gas of any hop. */
export const LEAST_HOP_GAS = V4_HOP_GAS
/** The gas of the Universal Router's transfer of a token through Permit2, which checks two allowances. */
export const PERMIT2_GAS = 19_000
export const WRAP_GAS = 13_000
export const UNWRAP_GAS = 17_000
/** The gas of paying the site's fee: the router receives the output, pays a part to the site, and pays out the rest. */
export const FEE_GAS = 60_000
/** The gas of each leg beyond the first, without its hops. */
export const LEG_GAS = 8_000
/** The gas of an approval of a token, or in Permit2, with its transaction. */
export const APPROVAL_GAS = 47_000

export interface RouteGas {
  /** The price of gas in wei; 0 if unknown, which leaves gas out of the comparison. */
  feePerGas: bigint
  /** The gas of each leg beyond the first; LEG_GAS by default. */
  legGas?: number
  /** The data fee expressed as gas; absent on networks without one. */
  dataGas?: (size: DataSize) => number
}
