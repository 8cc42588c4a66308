import { GAS_LIMIT_MAX, GAS_MARGIN_PERCENT } from './limits'
import { TRADE_GAS, V3_HOP_GAS, WRAP_GAS } from './gas'
import { guardGas } from './guard'
import { mostSold, type TradePlan } from './plan'
import type { Quote } from './quote'

/** What an approval takes, for the cost that is shown until the chain has estimated it. */
const GAS_OF_APPROVAL = 55_000n
/**
 * The table that ranks routes leaves things out: a token's first balance, the router's own transfers between protocols,
 * dearer tokens. A quarter more, so much again, and so much for each leg beyond the first are above the estimates of
 * every kind of trade on the local chain.
 */
const UNCOUNTED_GAS = 40_000n
const UNCOUNTED_LEG_GAS = 50_000n
const withUncounted = (gas: bigint, legs = 1) =>
  (gas * 5n) / 4n + UNCOUNTED_GAS + UNCOUNTED_LEG_GAS * BigInt(Math.max(0, legs - 1))

/** What is kept for a trade that has no quote yet: ether along one way of three pools. */
export const GAS_BEFORE_QUOTE = withUncounted(BigInt(TRADE_GAS + WRAP_GAS + 3 * V3_HOP_GAS))

type Terms = Pick<TradePlan, 'quote' | 'limit' | 'wrap'>

/**
 * How many approvals a trade takes, by what the executor may take of the token that is sold, in its base units.
 * `most` counts a reset too, which some tokens want before an open approval is changed.
 * @param allowance - null where no approval is needed, as for ether, or where it is not known
 */
export function approvalsDue(allowance: bigint | null, terms: Terms | null): { usual: number; most: number } {
  if (allowance === null || terms === null || terms.wrap || allowance >= mostSold(terms)) return { usual: 0, most: 0 }
  return { usual: 1, most: allowance === 0n ? 1 : 2 }
}

/** Gas of a trade with its guard and so many approvals, by the table. */
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

/** Gas of a trade's steps as the chain estimates them, in order, with the guard, which no estimate has. */
export function estimatedGas(steps: readonly string[], { quote, guard }: Pick<TradePlan, 'quote' | 'guard'>): bigint {
  return steps.reduce((sum, gas) => sum + BigInt(gas), guard ? guardGas(quote) : 0n)
}

/** The gas limit that a wallet is asked for: an estimate with its margin, within what one transaction may use. */
export function gasLimit(gas: bigint): bigint {
  const limit = (gas * (100n + GAS_MARGIN_PERCENT)) / 100n
  return limit > GAS_LIMIT_MAX ? GAS_LIMIT_MAX : limit
}

/** Wei that must be there when a wallet is asked: the gas limit at the fee that wallets offer. */
export const networkReserve = (gas: bigint, maxFeePerGas: bigint): bigint => gasLimit(gas) * maxFeePerGas

/** What every transaction takes at the least. */
const LEAST_GAS = 21_000n
/** Tokens whose own transfers are dear take more than the table keeps, but hardly so many times as much. */
const TABLE_DOUBT = 3n

/**
 * Whether only an estimate by the chain can tell that an account's ether is enough: it is, for what is sold of it, but
 * not by far with what the table keeps for the network cost. All in wei.
 */
export function isEstimateDecisive(balance: bigint, spent: bigint, reserve: bigint): boolean {
  return spent <= balance && spent + TABLE_DOUBT * reserve > balance
}

/** Wei that so many transactions take whatever they do, at the fee that wallets offer. */
export const leastReserve = (transactions: number, maxFeePerGas: bigint): bigint =>
  networkReserve(LEAST_GAS * BigInt(transactions), maxFeePerGas)

/** An account's ether and what a trade takes of it, in wei. */
export interface EtherFacts {
  balance: bigint
  /** What is sold of it. */
  spent: bigint
  /** What the table keeps for the network cost. */
  reserve: bigint
  /** What no trade of so many transactions can do with less. */
  least: bigint
  /** What the chain's estimate keeps; `none` where it was asked and gave none. */
  estimated: bigint | 'reading' | 'none'
}

/** The most that the base fee can rise from one block to the next is an eighth (EIP-1559). */
const NEXT_BLOCKS_RISE = 8n

/**
 * What Max keeps where so much is needed now, in wei: still enough when the fee has risen by the next block, and when the
 * lesser amount takes another route.
 */
export const reserveForMax = (needed: bigint): bigint => needed + needed / NEXT_BLOCKS_RISE

/**
 * What has to stay for the network cost, and what Max keeps, in wei. `needed` is null while the estimate that decides is
 * read. Where there is none, only what is certain stops a trade: the review and the wallet know more.
 */
export function etherKept({ balance, spent, reserve, least, estimated }: EtherFacts): {
  needed: bigint | null
  byMax: bigint
} {
  const byMax = reserveForMax(typeof estimated === 'bigint' && estimated > reserve ? estimated : reserve)
  if (!isEstimateDecisive(balance, spent, reserve)) return { needed: reserve, byMax }
  if (estimated === 'reading') return { needed: null, byMax }
  if (estimated === 'none') return { needed: spent + least > balance ? reserve : least, byMax }
  return { needed: estimated, byMax }
}

/** What of a balance can be sold when so much is kept, in the same units; null when nothing is left. */
export function usableAfter(balance: bigint, reserve: bigint): bigint | null {
  return balance > reserve ? balance - reserve : null
}
