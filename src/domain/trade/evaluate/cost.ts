import type { DataSize } from '../../chain/dataFees'
import { type CurrencyId, NATIVE } from '../../token/token'
import {
  approvalsDue,
  estimatedGas,
  gasLimit,
  networkReserves,
  GAS_BEFORE_QUOTE,
  isEstimateDecisive,
  leastReserve,
  networkReserve,
  withFeeRise,
  tradeGas,
  tradeGasAtMost,
  usableAfter,
} from '../networkCost'
import type { RouteGas } from '../gas'
import { mostSold, type SpendingAllowances, type Terms } from '../plan'
import type { Wrap } from '../wrap'

/** A trade's transactions. `terms` is null before there is a quote. */
export interface Traded {
  terms: Pick<Terms, 'quote' | 'guard'> | null
  approvals: number
  /** The size of each one's data, where their bytes exist. */
  data?: readonly DataSize[] | null
}

/** What a network charges in addition to gas, in wei. */
export interface Charges {
  /** For transactions of this much gas. */
  cost: (gas: bigint, traded: Traded) => bigint
  /** What must stay for them. */
  reserve: (gas: bigint, traded: Traded) => bigint
  routeGas: (feePerGas: bigint) => RouteGas
}

/** What a network charges. */
export interface Fees {
  /** Wei for a unit of gas at the latest block; zero while it is not known. */
  feePerGas: bigint
  /** What wallets offer for it; null while it is not known. */
  maxFeePerGas: bigint | null
  /** Charges in addition to gas; absent if there are none. */
  charges?: Charges | null
  /** A factor for the gas table, on networks that charge for data as gas. */
  tableFactor?: bigint
}

/** Gas of each step as estimated by the chain; `none` where it was requested and there is none. */
export type GasEstimate = readonly string[] | 'reading' | 'none'

/** What the account has allowed of the token to sell; ether and wraps need no approval. */
export type Allowance = SpendingAllowances | 'reading' | 'notNeeded'

export interface CostFacts {
  /** Null while there is no quote. */
  terms: (Terms & { wrap: Wrap | null }) | null
  /** The currency to sell; null while it is not chosen. */
  sell: CurrencyId | null
  allowance: Allowance
  /** The account's balance in wei; null while it is not known. */
  etherBalance: bigint | null
  fees: Fees
  estimate: GasEstimate
}

export interface TradeCost {
  /**
   * The cost of the trade in wei at the latest block's fees, including an approval that it needs; null while unknown.
   */
  networkCost: bigint | null
  /** How much of it is for approvals. Null while unknown. */
  approvalCost: bigint | null
  /** Wei to reserve for it: the gas limit at twice the base fee, as wallets require. Null while unknown. */
  networkReserve: bigint | null
  /** The wei that Max reserves for the network cost, never less than the gas table says. Null while unknown. */
  leftByMax: bigint | null
}

/** The approvals that are due; an allowance that is still being read counts once it is known. */
function dueApprovals({ terms, allowance }: Pick<CostFacts, 'terms' | 'allowance'>) {
  return approvalsDue(typeof allowance === 'string' ? null : allowance, terms)
}

/** Wei that must be there for transactions; null while the fees are not known. */
const reserveFor = (gas: bigint, traded: Traded, { maxFeePerGas, charges }: Fees): bigint | null =>
  maxFeePerGas === null ? null : networkReserve(gas, maxFeePerGas) + (charges?.reserve(gasLimit(gas), traded) ?? 0n)

/** The reserve by the gas table, and how much of the account's ether is sold. */
function tableFor(facts: CostFacts) {
  const { terms, sell, fees } = facts
  const due = dueApprovals(facts)
  const most = terms ? tradeGasAtMost(terms.quote, terms.guard, due.most) : GAS_BEFORE_QUOTE
  return {
    due,
    reserve: reserveFor(most * (fees.tableFactor ?? 1n), { terms, approvals: due.most }, fees),
    spent: terms && sell === NATIVE ? mostSold(terms) : 0n,
  }
}

/** Whether only an estimate by the chain can show that the ether is enough. */
export function needsEstimate(facts: CostFacts): boolean {
  const { reserve, spent } = tableFor(facts)
  const { terms, etherBalance } = facts
  return terms !== null && etherBalance !== null && reserve !== null && isEstimateDecisive(etherBalance, spent, reserve)
}

/** Gas of a trade's steps: as estimated by the chain, else from the table with the given number of approvals. */
export function stepsGas(
  terms: Terms,
  { estimate, approvals }: { estimate: readonly string[] | null; approvals: number },
  { tableFactor = 1n }: Pick<Fees, 'tableFactor'> = {},
): bigint {
  return estimate ? estimatedGas(estimate, terms) : tradeGas(terms.quote, terms.guard, approvals) * tableFactor
}

/** Wei at the latest block's fees, for gas and for charges in addition to it; null while unknown. */
export const costAt = (gas: bigint | null, { feePerGas, charges }: Fees, traded?: Traded): bigint | null =>
  gas !== null && feePerGas > 0n ? gas * feePerGas + ((traded && charges?.cost(gas, traded)) ?? 0n) : null

interface StepsFacts extends Pick<Traded, 'approvals' | 'data'> {
  estimate: readonly string[] | null
}

/** What a trade costs, and how much of it is for its approvals, in wei; null while the fees are not known. */
export function stepsCost(
  terms: Terms,
  { estimate, approvals, data = null }: StepsFacts,
  fees: Fees,
): Pick<TradeCost, 'networkCost' | 'approvalCost'> & { gas: bigint } {
  const gas = stepsGas(terms, { estimate, approvals }, fees)
  const networkCost = costAt(gas, fees, { terms, approvals, data })
  const swapGas = stepsGas(terms, { estimate: estimate?.slice(-1) ?? null, approvals: 0 }, fees)
  const swapCost = costAt(swapGas, fees, { terms, approvals: 0, data: data?.slice(-1) ?? null })
  return { gas, networkCost, approvalCost: networkCost === null || swapCost === null ? null : networkCost - swapCost }
}

/** The reserve for a trade's steps by the chain's estimates; null without these or without fees. */
export const reserveByEstimate = (
  steps: readonly string[] | null,
  terms: Pick<Terms, 'quote' | 'guard'>,
  fees: Fees,
  data: Traded['data'] = null,
): bigint | null => steps && reserveFor(estimatedGas(steps, terms), { terms, approvals: steps.length - 1, data }, fees)

const NO_COST = { networkCost: null, approvalCost: null }

/** The cost of a trade and the reserve that it requires, in wei. An estimate is used only where it is decisive. */
export function costOf(facts: CostFacts): TradeCost {
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
 * The amount that Max fills in, in base units: the whole balance of a token, and of ether what the network cost leaves.
 * Null when nothing is left, or while the reserve is not known.
 */
export function maxToSell(
  sell: CurrencyId | null,
  sellBalance: bigint | null,
  leftByMax: TradeCost['leftByMax'],
): bigint | null {
  const reserved = sell === NATIVE ? leftByMax : 0n
  return sellBalance === null || reserved === null ? null : usableAfter(sellBalance, reserved)
}
