import { divideUp } from '../../integers'
import { GAS_MARGIN_PERCENT } from '../limits'
import { dataFee, dataReserve, type DataSize, dataWorth } from '../../chain/dataFees'
import { type CurrencyId, NATIVE } from '../../token/token'
import type { DataFees } from '../../chain/fees'
import { USUAL_SWAP_SIZE } from '../../market/usualSwap'
import {
  approvalsDue,
  estimatedGas,
  GAS_BEFORE_QUOTE,
  gasLimit,
  isEstimateDecisive,
  leastReserve,
  LEG_GAS,
  networkReserve,
  networkReserves,
  type RouteGas,
  tradeGas,
  tradeGasAtMost,
  usableAfter,
  V3_HOP_GAS,
  withFeeRise,
} from '../gas'
import { mostSold, type SpendingAllowances, type Terms } from '../plan'
import type { Wrap } from '../quote'
import { approvalSizes, FURTHER_POOL_SIZE, LEG_SIZE, tradeSize } from '../search/dataSize'

interface Traded {
  /** The parts of the plan that come from the quote; null before there is a quote. */
  terms: Pick<Terms, 'quote' | 'guard'> | null
  approvals: number
  /** The data size of each transaction; absent until the transactions have been encoded. */
  data?: readonly DataSize[] | null
}

export interface Charges {
  /** Whether the data is charged as gas, so that a gas limit or an estimate by the node includes it. */
  isInGas?: boolean
  cost: (gas: bigint, traded: Traded) => bigint
  reserve: (gas: bigint, traded: Traded) => bigint
  routeGas: (feePerGas: bigint) => RouteGas
}

export interface Fees {
  /** The price of a unit of gas at the latest block, in wei; zero while unknown. */
  feePerGas: bigint
  /** The price that wallets offer for a unit of gas, in wei; null while unknown. */
  maxFeePerGas: bigint | null
  charges?: Charges | null
}

/** The chain's gas estimate for each step; `none` if the chain returned no estimate. */
export type GasEstimate = readonly string[] | 'reading' | 'none'

/** The account's allowances for the token to sell; `notNeeded` for ether and wraps. */
export type Allowance = SpendingAllowances | 'reading' | 'notNeeded'

export interface CostInputs {
  /** The parts of the plan that come from the quote, and the wrap; null while there is no quote. */
  terms: (Terms & { wrap: Wrap | null }) | null
  sell: CurrencyId | null
  allowance: Allowance
  /** The account's balance in wei; null while unknown. */
  etherBalance: bigint | null
  fees: Fees
  estimate: GasEstimate
}

export interface TradeCost {
  /** The network cost of the trade with its approvals, in wei at the latest block's fees; null while unknown. */
  networkCost: bigint | null
  /** The part of `networkCost` that is for approvals; null while unknown. */
  approvalCost: bigint | null
  /** The wei that wallets require for the network cost: the gas limit times twice the base fee; null while unknown. */
  networkReserve: bigint | null
  /** The wei that Max leaves for the network cost, at least what the gas table requires; null while unknown. */
  leftByMax: bigint | null
}

/** The wei that an account needs for transactions with this gas; null while the fees are unknown. */
const reserveFor = (gas: bigint, traded: Traded, { maxFeePerGas, charges }: Fees): bigint | null =>
  maxFeePerGas === null ? null : networkReserve(gas, maxFeePerGas) + (charges?.reserve(gasLimit(gas), traded) ?? 0n)

function tableFor({ terms, sell, allowance, fees }: CostInputs) {
  // No approval counts while the allowances are being read.
  const due = approvalsDue(typeof allowance === 'string' ? null : allowance, terms)
  const most = terms ? tradeGasAtMost(terms.quote, terms.guard, due.most) : GAS_BEFORE_QUOTE
  return {
    due,
    reserve: reserveFor(most, { terms, approvals: due.most }, fees),
    spent: terms && sell === NATIVE ? mostSold(terms) : 0n,
  }
}

/** Whether the chain's gas estimate is needed to decide if the account's ether covers the trade. */
export function needsEstimate(facts: CostInputs): boolean {
  const { reserve, spent } = tableFor(facts)
  const { terms, etherBalance } = facts
  return terms !== null && etherBalance !== null && reserve !== null && isEstimateDecisive(etherBalance, spent, reserve)
}

/** The gas of a trade's steps: the chain's estimate if there is one, otherwise the gas table's figure. */
export function stepsGas(
  terms: Terms,
  { estimate, approvals }: { estimate: readonly string[] | null; approvals: number },
): bigint {
  return estimate ? estimatedGas(estimate, terms) : tradeGas(terms.quote, terms.guard, approvals)
}

/** The cost of gas and of the charges in addition to gas, in wei at the latest block's fees; null while unknown. */
export const costAt = (gas: bigint | null, { feePerGas, charges }: Fees, traded?: Traded): bigint | null =>
  gas !== null && feePerGas > 0n ? gas * feePerGas + ((traded && charges?.cost(gas, traded)) ?? 0n) : null

interface StepsFacts extends Pick<Traded, 'approvals' | 'data'> {
  estimate: readonly string[] | null
}

/** The network cost of a trade, and the part for its approvals, in wei; null while the fees are unknown. */
export function stepsCost(
  terms: Terms,
  { estimate, approvals, data = null }: StepsFacts,
  fees: Fees,
): Pick<TradeCost, 'networkCost' | 'approvalCost'> & { gas: bigint } {
  const gas = stepsGas(terms, { estimate, approvals })
  const networkCost = costAt(gas, fees, { terms, approvals, data })
  const swapGas = stepsGas(terms, { estimate: estimate?.slice(-1) ?? null, approvals: 0 })
  const swapCost = costAt(swapGas, fees, { terms, approvals: 0, data: data?.slice(-1) ?? null })
  return { gas, networkCost, approvalCost: networkCost === null || swapCost === null ? null : networkCost - swapCost }
}

/** The reserve for a trade's steps according to the chain's estimates; null without estimates or fees. */
export const reserveByEstimate = (
  steps: readonly string[] | null,
  terms: Pick<Terms, 'quote' | 'guard'>,
  fees: Fees,
  data: Traded['data'] = null,
): bigint | null => steps && reserveFor(estimatedGas(steps, terms), { terms, approvals: steps.length - 1, data }, fees)

const NO_COST = { networkCost: null, approvalCost: null }

/** In wei. The chain's estimate is used only if `needsEstimate` is true. */
export function costOf(facts: CostInputs): TradeCost {
  const { terms, etherBalance: balance, fees, estimate } = facts
  const { due, reserve, spent } = tableFor(facts)
  const known = typeof estimate !== 'string' && needsEstimate(facts) ? estimate : null
  const steps = { estimate: known, approvals: due.usual }
  const { networkCost, approvalCost } = terms ? stepsCost(terms, steps, fees) : NO_COST
  const costs = { networkCost, approvalCost }
  if (fees.maxFeePerGas === null || reserve === null) return { ...costs, networkReserve: null, leftByMax: null }
  if (balance === null || !terms) return { ...costs, networkReserve: reserve, leftByMax: withFeeRise(reserve) }
  const { needed, byMax } = networkReserves({
    balance,
    spent,
    reserve,
    least: leastReserve(1 + due.usual, fees.maxFeePerGas),
    estimated: reserveByEstimate(known, terms, fees) ?? (estimate === 'reading' ? 'reading' : 'none'),
  })
  return { ...costs, networkReserve: needed, leftByMax: byMax }
}

/**
 * The amount that the Max button fills in, in base units: the whole balance of a token; for ether, the balance minus
 * the reserve for the network cost. Null if nothing is left or the reserve is unknown.
 */
export function maxToSell(
  sell: CurrencyId | null,
  sellBalance: bigint | null,
  leftByMax: TradeCost['leftByMax'],
): bigint | null {
  const reserved = sell === NATIVE ? leftByMax : 0n
  return sellBalance === null || reserved === null ? null : usableAfter(sellBalance, reserved)
}

/** The last gas estimate. `key` is the `tradeKey` of its trade. */
export interface HeldEstimate {
  key: string
  /** The gas of each step; null if the chain returned no estimate. */
  gas: readonly string[] | null
}

/**
 * The gas estimate to use: the newest one, or the last estimate of the same trade while the newest one is being read or
 * cannot be read.
 * @param answer - the state of the newest estimate; `none` if the chain returned no estimate
 */
export function currentEstimate(
  answer: readonly string[] | 'none' | 'awaited' | 'failed',
  held: HeldEstimate | null,
  key: string | null,
): GasEstimate {
  if (answer === 'none' || typeof answer !== 'string') return answer
  const last = held !== null && held.key === key ? (held.gas ?? 'none') : null
  return last ?? (answer === 'failed' ? 'none' : 'reading')
}

/** The estimate to keep for `currentEstimate`. Returns the same object if the estimate is unchanged. */
export function heldEstimate(
  estimate: GasEstimate,
  held: HeldEstimate | null,
  key: string | null,
): HeldEstimate | null {
  if (key === null || estimate === 'reading') return held
  const gas = estimate === 'none' ? null : estimate
  return held?.key === key && held.gas === gas ? held : { key, gas }
}

// Some networks charge a fee for the data of a transaction, in addition to its gas. The functions below compute it.

/** The sizes of the approvals, then of the trade: measured if they have been encoded, otherwise estimated. */
export function transactionSizes({ terms, approvals, data }: Traded): readonly DataSize[] {
  if (data) return data
  const trade = terms ? tradeSize(terms.quote, terms.guard) : USUAL_SWAP_SIZE
  return [...approvalSizes(terms?.quote ?? { legs: [] }, approvals), trade]
}

/** The gas with which routes are compared. The fee for calldata is added to the gas of each pool and each leg. */
function routeGas(fees: DataFees, feePerGas: bigint): RouteGas {
  if (feePerGas <= 0n) return { feePerGas }
  const perGas = feePerGas + dataWorth(fees, FURTHER_POOL_SIZE) / BigInt(V3_HOP_GAS)
  // The data fee, expressed as gas at the price `perGas`.
  const dataGas = (size: DataSize) => Number(dataWorth(fees, size) / perGas)
  return { feePerGas: perGas, legGas: LEG_GAS + dataGas(LEG_SIZE), dataGas }
}

/** Wallets require data that is charged as gas like other gas: with the gas limit's margin, at twice the base fee. */
const inGasReserve = (fee: bigint) => divideUp(fee * 2n * (100n + GAS_MARGIN_PERCENT), 100n)

export const chargesBy = (fees: DataFees): Charges => ({
  isInGas: fees.isInGas ?? false,
  cost: (gas, traded) => dataFee(fees, { gas, sizes: transactionSizes(traded) }),
  reserve: (gas, traded) => {
    const usage = { gas, sizes: transactionSizes(traded) }
    return fees.isInGas ? inGasReserve(dataFee(fees, usage)) : dataReserve(fees, usage)
  },
  routeGas: (feePerGas) => routeGas(fees, feePerGas),
})
