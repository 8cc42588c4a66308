import type { DataSize } from '../chain/dataFees'
import { type ExposedTrade, isByUniversalRouter } from './exposure'
import { GAS_LIMIT_MAX, GAS_MARGIN_PERCENT, TRANSACTION_GAS } from './limits'
import { guardGas } from './slippage'
import { mostSold, type SpendingAllowances, type TradePlan } from './plan'
import type { Quote } from './quote'
import { venueOf } from '../pool/route'

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
export const TICK_GAS = 25_000
/** The gas of one V4 pool within a tick, if PoolManager is already unlocked. */
export const V4_HOP_GAS = 39_000
/** The gas of unlocking PoolManager and settling with it, once for all legs that use only V4. */
export const V4_UNLOCK_GAS = 39_000
export const V4_TICK_GAS = 31_000
/** The gas that a hook may use, about; only the chain knows it. */
export const HOOK_GAS = 100_000
export const LEAST_HOP_GAS = V4_HOP_GAS
/** The gas of the Universal Router's transfer of a token through Permit2, which checks two allowances. */
export const PERMIT2_GAS = 19_000
/** The gas of the router's check of what the account holds of the bought token. */
export const BALANCE_CHECK_GAS = 5_000
/** The gas of unwrapping and returning what the Universal Router has left of a sold coin after an exact output. */
export const COIN_RETURN_GAS = 5_000
export const WRAP_GAS = 13_000
export const UNWRAP_GAS = 17_000
/** The gas of paying the site's fee: the router receives the output, pays a part to the site, and pays out the rest. */
export const FEE_GAS = 60_000
/** The gas of each leg beyond the first, without its hops. */
export const LEG_GAS = 8_000
/** The gas of an approval of a token, or in Permit2, with its transaction. */
export const APPROVAL_GAS = 47_000

export interface RouteGas {
  /** The price of gas in wei; 0 if unknown, in which case routes are compared without their gas. */
  feePerGas: bigint
  legGas?: number
  /** The data fee expressed as gas; absent on networks without one. */
  dataGas?: (size: DataSize) => number
}

/** The gas of an approval. It is used for the displayed cost until the chain has estimated the gas. */
export const GAS_OF_APPROVAL = 55_000n
/**
 * The gas table for ranking routes omits some costs: the first balance of a token, the router's transfers between
 * protocols, and expensive tokens. With a surcharge of a quarter, plus UNCOUNTED_GAS, plus UNCOUNTED_LEG_GAS for each
 * leg beyond the first, the table exceeded the measured estimates for every kind of trade.
 */
const UNCOUNTED_GAS = 40_000n
const UNCOUNTED_LEG_GAS = 50_000n
const withUncounted = (gas: bigint, legs = 1) =>
  (gas * 5n) / 4n + UNCOUNTED_GAS + UNCOUNTED_LEG_GAS * BigInt(Math.max(0, legs - 1))

/** The gas reserved while there is no quote: the gas of a trade of ether through three pools. */
export const GAS_BEFORE_QUOTE = withUncounted(BigInt(TRADE_GAS + UNWRAP_GAS + 3 * V3_HOP_GAS))

type Terms = Pick<TradePlan, 'quote' | 'limit' | 'wrap'>

/**
 * The number of approvals that a sale of `sold` base units needs, given the account's allowances. `most` includes a
 * reset to zero, which some tokens require before an allowance is changed.
 */
export function approvalsFor(
  { swapRouter, permit2, universalRouter, smartRouter = 0n }: SpendingAllowances,
  sold: bigint,
  trade: Pick<ExposedTrade, 'legs' | 'isUniversal'>,
): { usual: number; most: number } {
  const ofRouter = venueOf(trade) === 'pancake' ? smartRouter : swapRouter
  const [ofToken, ...others] = isByUniversalRouter(trade) ? [permit2, universalRouter] : [ofRouter]
  const usual = [ofToken, ...others].filter((allowed) => allowed < sold).length
  return { usual, most: usual + (ofToken > 0n && ofToken < sold ? 1 : 0) }
}

/** `allowances`: null if unknown, or if no approval is needed, as for ether. */
export function approvalsDue(
  allowances: SpendingAllowances | null,
  terms: Terms | null,
): ReturnType<typeof approvalsFor> {
  if (allowances === null || terms === null || terms.wrap) return { usual: 0, most: 0 }
  return approvalsFor(allowances, mostSold(terms), terms.quote)
}

export function tradeGas(quote: Quote, guard: TradePlan['guard'], approvals: number): bigint {
  return BigInt(quote.gasEstimate) + (guard ? guardGas(quote) : 0n) + GAS_OF_APPROVAL * BigInt(approvals)
}

/** An upper bound for `tradeGas`. It also exceeds the chain's estimate. */
export function tradeGasAtMost(quote: Quote, guard: TradePlan['guard'], approvals: number): bigint {
  return (
    withUncounted(BigInt(quote.gasEstimate), quote.legs.length) +
    (guard ? guardGas(quote) : 0n) +
    GAS_OF_APPROVAL * BigInt(approvals)
  )
}

/** The chain's estimates for a trade's steps, plus the gas of the guard, which the estimates do not include. */
export function estimatedGas(steps: readonly string[], { quote, guard }: Pick<TradePlan, 'quote' | 'guard'>): bigint {
  return steps.reduce((sum, gas) => sum + BigInt(gas), guard ? guardGas(quote) : 0n)
}

/** The gas limit of a transaction: the estimate with a margin, at most GAS_LIMIT_MAX. */
export function gasLimit(gas: bigint): bigint {
  const limit = (gas * (100n + GAS_MARGIN_PERCENT)) / 100n
  return limit > GAS_LIMIT_MAX ? GAS_LIMIT_MAX : limit
}

/** The gas limit for an estimate; null if the estimate exceeds the limit of one transaction. */
export const gasLimitWithin = (gas: bigint): bigint | null => (gas > GAS_LIMIT_MAX ? null : gasLimit(gas))

/** The wei that a wallet requires: the gas limit times the fee per gas that wallets offer. */
export const networkReserve = (gas: bigint, maxFeePerGas: bigint): bigint => gasLimit(gas) * maxFeePerGas

/** The real gas of a trade rarely exceeds the table's by more than this, even if a token's transfers are costly. */
const TABLE_ERROR_FACTOR = 3n

/**
 * Whether only an estimate by the chain can show that an account's ether is sufficient: the ether covers the amount
 * sold, but not the amount sold plus TABLE_ERROR_FACTOR times the gas table's reserve. All amounts are in wei.
 */
export function isEstimateDecisive(balance: bigint, spent: bigint, reserve: bigint): boolean {
  return spent <= balance && spent + TABLE_ERROR_FACTOR * reserve > balance
}

/** The minimum cost, in wei, of a number of transactions at the fee that wallets offer. */
export const leastReserve = (transactions: number, maxFeePerGas: bigint): bigint =>
  networkReserve(TRANSACTION_GAS * BigInt(transactions), maxFeePerGas)

/** An account's ether, and the parts of it that a trade needs, in wei. */
interface EtherFacts {
  balance: bigint
  spent: bigint
  reserve: bigint
  least: bigint
  /** The reserve according to the chain's estimate; `none` if the chain returned no estimate. */
  estimated: bigint | 'reading' | 'none'
}

/** The base fee can rise by at most an eighth from one block to the next (EIP-1559). */
const BASE_FEE_RISE_DIVISOR = 8n

/** The wei that Max leaves: enough if the fee rises with the next block, or a smaller amount takes another route. */
export const withFeeRise = (needed: bigint): bigint => needed + needed / BASE_FEE_RISE_DIVISOR

/**
 * The reserve that a trade needs for the network cost, and the reserve that the Max button leaves, in wei. `needed` is
 * null while a decisive estimate is being read. If there is no estimate, a trade is blocked only if even the minimum
 * cost is not covered; the review and the wallet check again.
 */
export function networkReserves({ balance, spent, reserve, least, estimated }: EtherFacts): {
  needed: bigint | null
  byMax: bigint
} {
  const byMax = withFeeRise(typeof estimated === 'bigint' && estimated > reserve ? estimated : reserve)
  if (!isEstimateDecisive(balance, spent, reserve)) return { needed: reserve, byMax }
  if (estimated === 'reading') return { needed: null, byMax }
  if (estimated === 'none') return { needed: spent + least > balance ? reserve : least, byMax }
  return { needed: estimated, byMax }
}

export function usableAfter(balance: bigint, reserve: bigint): bigint | null {
  return balance > reserve ? balance - reserve : null
}
