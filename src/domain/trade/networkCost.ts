import { GAS_LIMIT_MAX, GAS_MARGIN_PERCENT, TRANSACTION_GAS } from './limits'
import { TRADE_GAS, UNWRAP_GAS, V3_HOP_GAS } from './gas'
import { guardGas } from './guard'
import { mostSold, type SpendingAllowances, type TradePlan } from './plan'
import { isThroughV4 } from '../pool/route'
import type { Quote } from './quote'

/** The gas of an approval, for the cost shown until the chain has estimated it. */
const GAS_OF_APPROVAL = 55_000n
/**
 * The table for ranking routes leaves things out: a token's first balance, the router's own transfers between
 * protocols, expensive tokens. A quarter on top, this much more, and this much for each leg beyond the first exceed the
 * estimates of every kind of trade on the local chain.
 */
const UNCOUNTED_GAS = 40_000n
const UNCOUNTED_LEG_GAS = 50_000n
const withUncounted = (gas: bigint, legs = 1) =>
  (gas * 5n) / 4n + UNCOUNTED_GAS + UNCOUNTED_LEG_GAS * BigInt(Math.max(0, legs - 1))

/** The gas reserved for a trade without a quote yet: ether along one route of three pools. */
export const GAS_BEFORE_QUOTE = withUncounted(BigInt(TRADE_GAS + UNWRAP_GAS + 3 * V3_HOP_GAS))

type Terms = Pick<TradePlan, 'quote' | 'limit' | 'wrap'>

/**
 * The number of approvals that a sale of this many base units needs, given the account's allowances for the token.
 * `most` includes a reset, which some tokens require before an allowance is changed.
 */
export function approvalsFor(
  { swapRouter, permit2, universalRouter }: SpendingAllowances,
  sold: bigint,
  isV4: boolean,
): { usual: number; most: number } {
  const [ofToken, ...others] = isV4 ? [permit2, universalRouter] : [swapRouter]
  const usual = [ofToken, ...others].filter((allowed) => allowed < sold).length
  return { usual, most: usual + (ofToken > 0n && ofToken < sold ? 1 : 0) }
}

/**
 * The same for a trade.
 * @param allowances - null where no approval is needed, as for ether, or where they are not known
 */
export function approvalsDue(
  allowances: SpendingAllowances | null,
  terms: Terms | null,
): ReturnType<typeof approvalsFor> {
  if (allowances === null || terms === null || terms.wrap) return { usual: 0, most: 0 }
  return approvalsFor(allowances, mostSold(terms), isThroughV4(terms.quote))
}

/** Gas of a trade with its guard and a number of approvals, from the table. */
export function tradeGas(quote: Quote, guard: TradePlan['guard'], approvals: number): bigint {
  return BigInt(quote.gasEstimate) + (guard ? guardGas(quote) : 0n) + GAS_OF_APPROVAL * BigInt(approvals)
}

/** The same, never less than what the chain would estimate. */
export function tradeGasAtMost(quote: Quote, guard: TradePlan['guard'], approvals: number): bigint {
  return (
    withUncounted(BigInt(quote.gasEstimate), quote.legs.length) +
    (guard ? guardGas(quote) : 0n) +
    GAS_OF_APPROVAL * BigInt(approvals)
  )
}

/** Gas of a trade's steps as estimated by the chain, in order, plus the guard, which estimates leave out. */
export function estimatedGas(steps: readonly string[], { quote, guard }: Pick<TradePlan, 'quote' | 'guard'>): bigint {
  return steps.reduce((sum, gas) => sum + BigInt(gas), guard ? guardGas(quote) : 0n)
}

/** The gas limit requested of a wallet: an estimate with its margin, within what one transaction may use. */
export function gasLimit(gas: bigint): bigint {
  const limit = (gas * (100n + GAS_MARGIN_PERCENT)) / 100n
  return limit > GAS_LIMIT_MAX ? GAS_LIMIT_MAX : limit
}

/** Wei that a wallet requires: the gas limit at the fee that wallets offer. */
export const networkReserve = (gas: bigint, maxFeePerGas: bigint): bigint => gasLimit(gas) * maxFeePerGas

/** Tokens with costly transfers need more gas than the table, but hardly this many times as much. */
const TABLE_ERROR_FACTOR = 3n

/**
 * Whether only an estimate by the chain can show that an account's ether is enough: it covers what is sold of it, but
 * not by far with the table's reserve for the network cost. All in wei.
 */
export function isEstimateDecisive(balance: bigint, spent: bigint, reserve: bigint): boolean {
  return spent <= balance && spent + TABLE_ERROR_FACTOR * reserve > balance
}

/** Wei that this many transactions cost at the very least, at the fee that wallets offer. */
export const leastReserve = (transactions: number, maxFeePerGas: bigint): bigint =>
  networkReserve(TRANSACTION_GAS * BigInt(transactions), maxFeePerGas)

/** An account's ether and how much of it a trade uses, in wei. */
export interface EtherFacts {
  balance: bigint
  /** How much of it is sold. */
  spent: bigint
  /** The reserve for the network cost from the table. */
  reserve: bigint
  /** The least that any trade of this many transactions costs. */
  least: bigint
  /** The reserve from the chain's estimate; `none` where it was requested and there is none. */
  estimated: bigint | 'reading' | 'none'
}

/** The base fee can rise by at most an eighth from one block to the next (EIP-1559). */
const BASE_FEE_RISE_DIVISOR = 8n

/**
 * The reserve that Max leaves for a current cost, in wei: still enough when the fee has risen by the next block, and
 * when the smaller amount takes another route.
 */
export const withFeeRise = (needed: bigint): bigint => needed + needed / BASE_FEE_RISE_DIVISOR

/**
 * The reserve for the network cost, and the one that Max leaves, in wei. `needed` is null while the decisive estimate
 * is being read. Without one, only what is certain blocks a trade: the review and the wallet know more.
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

/** How much of a balance can be sold with a reserve, in the same units; null when nothing is left. */
export function usableAfter(balance: bigint, reserve: bigint): bigint | null {
  return balance > reserve ? balance - reserve : null
}
