import { type Address, sameAddress } from '../chain/address'
import { percentage } from '../browser/locale'
import { type CurrencyId, NATIVE } from '../token/token'
import type { PoolId } from '../pool/pool'
import { type ContractHop, isThroughV4 } from '../pool/route'
import { type ExposedTrade, isByUniversalRouter } from './exposure'
import {
  DEFAULT_SLIPPAGE_BPS,
  PEGGED_SLIPPAGE_BPS,
  SLIPPAGE_ACCEPT_BPS,
  SLIPPAGE_HIGH_BPS,
  SLIPPAGE_LOW_BPS,
  SLIPPAGE_MAX_BPS,
  SLIPPAGE_MIN_BPS,
  SLIPPAGE_VERY_HIGH_BPS,
} from './limits'

const ONE = 10_000n

/**
 * The minimum amount received, in base units. It is rounded down, so that the allowed slippage is never less than the
 * visitor's limit. It is at least one unit, because zero would mean no limit.
 */
export function minimumReceived(amountOut: bigint, slippageBps: number): bigint {
  const least = (amountOut * (ONE - BigInt(slippageBps))) / ONE
  return least === 0n && amountOut > 0n ? 1n : least
}

/** The maximum amount sold, in base units, rounded up. */
export function maximumSold(amountIn: bigint, slippageBps: number): bigint {
  return (amountIn * (ONE + BigInt(slippageBps)) + ONE - 1n) / ONE
}

/**
 * Parses a slippage limit in percent into basis points. Null if the limit is not between SLIPPAGE_MIN_BPS and
 * SLIPPAGE_MAX_BPS, or has more than two decimals. Computes with integers only, so that 0.29 % is 29 and not 28.999.
 */
export function parseSlippage(text: string): number | null {
  const match = /^(?=[.,]?\d)(\d{0,3})(?:[.,](\d{0,2}))?$/.exec(text.trim())
  if (!match) return null
  const bps = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return bps >= SLIPPAGE_MIN_BPS && bps <= SLIPPAGE_MAX_BPS ? bps : null
}

export const hasMoreDecimals = (text: string): boolean => /^\d*[.,]\d{3,}$/.test(text.trim())

export function slippageTier(bps: number): 'low' | 'usual' | 'high' | 'veryHigh' {
  if (bps < SLIPPAGE_LOW_BPS) return 'low'
  if (bps >= SLIPPAGE_VERY_HIGH_BPS) return 'veryHigh'
  return bps >= SLIPPAGE_HIGH_BPS ? 'high' : 'usual'
}

export const needsSlippageAcceptance = (bps: number): boolean => bps >= SLIPPAGE_ACCEPT_BPS

/** A limit in percent for an input field: "0.5" from 50. */
export function typedSlippage(bps: number): string {
  const text = `${Math.trunc(bps / 100)}.${String(bps % 100).padStart(2, '0')}`
  return text.replace(/\.?0+$/, '')
}

/** A limit for display, in the page's language: "0.5%". */
export const slippagePercent = (bps: number): string => percentage(typedSlippage(bps))

/** The automatic limit in basis points. It is lower between two stablecoins, whose price hardly moves. */
export function autoSlippageBps(sell: CurrencyId | null, buy: CurrencyId | null, stables: readonly Address[]): number {
  const isStable = (id: CurrencyId | null) => id !== null && stables.some((stable) => sameAddress(stable, id))
  return isStable(sell) && isStable(buy) ? PEGGED_SLIPPAGE_BPS : DEFAULT_SLIPPAGE_BPS
}

/**
 * The sandwich guard: before a swap, SwapRouter02 compares each V3 pool's price with the pool's price at the start of
 * the block (`checkOracleSlippage` with zero seconds), and reverts with "TD" if the price is worse by too many ticks.
 * One tick is a hundredth of a percent. V2 pools have no such oracle.
 */

const TICKS_MIN = 10
const TICKS_MAX = 50

/**
 * The gas of the guard per pool (measured: 9,000 to 10,000), which is added to an estimate of the unguarded call. A
 * guarded call cannot be estimated: the node runs it at the time of the latest block, so the guard mistakes the price
 * moves of that block for an attack.
 */
export const GUARD_GAS = 12_000n

/** Half the slippage limit, within TICKS_MIN and TICKS_MAX. */
export function guardTicks(slippageBps: number): number {
  return Math.min(Math.max(Math.trunc(slippageBps / 2), TICKS_MIN), TICKS_MAX)
}

type Routed = Pick<ExposedTrade, 'legs' | 'isUniversal'>

/** The pools that the guard checks, without duplicates, in the direction of the trade. */
export function guardedHops({ legs }: Routed): ContractHop[] {
  const hops = legs.flatMap((leg) => leg.hops.flatMap((hop) => (hop.protocol === 'v3' ? [hop] : [])))
  const keyOf = ({ pool, tokenIn }: ContractHop) => `${pool}${tokenIn}`.toLowerCase()
  return [...new Map(hops.map((hop) => [keyOf(hop), hop])).values()]
}

/**
 * The reason why the sandwich guard cannot be used for a trade. `router`: the Universal Router has no such check.
 * `record`: a V3 pool's oracle records only the last price.
 */
export type GuardObstacle = 'coin' | 'v4' | 'router' | 'v2' | 'record'

/** Null if the trade can use the guard, provided that its pools record more than one price. */
export function guardObstacle(quote: Routed, sell: CurrencyId): Exclude<GuardObstacle, 'record'> | null {
  if (sell === NATIVE) return 'coin'
  if (isThroughV4(quote)) return 'v4'
  if (isByUniversalRouter(quote)) return 'router'
  return guardedHops(quote).length === 0 ? 'v2' : null
}

/**
 * Whether the guard can be used: the trade has a V3 pool, and the oracle of each has more than one slot, without which
 * the check itself reverts ("NEO"). The check is not payable, so it excludes a sale of ether, and the Universal Router
 * has none.
 */
export function guardable(
  quote: Routed,
  observationCardinalityOf: (pool: PoolId) => number | undefined,
  sell: CurrencyId,
): boolean {
  const hasHistory = ({ pool }: ContractHop) => (observationCardinalityOf(pool) ?? 0) > 1
  return guardObstacle(quote, sell) === null && guardedHops(quote).every(hasHistory)
}

export function guardGas(quote: Routed): bigint {
  return GUARD_GAS * BigInt(guardedHops(quote).length)
}
