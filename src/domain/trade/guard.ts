import { type CurrencyId, NATIVE } from '../token/token'
import type { PoolId } from '../pool/pool'
import { type ContractHop, type Hop, isThroughV4 } from '../pool/route'

/**
 * The sandwich guard: before it swaps, SwapRouter02 compares each V3 pool's price with the one at the start of the
 * block (`checkOracleSlippage` with zero seconds) and reverts with "TD" if it is worse by too many ticks. One tick is a
 * hundredth of a percent. V2 pools have no such oracle.
 */

const TICKS_MIN = 10
const TICKS_MAX = 50

/**
 * Gas to add to an estimate for each guarded pool, because a guarded call cannot be estimated: a node runs it with the
 * time of the latest block and mistakes the price moves of that block for an attack. Measured: 9,000 to 10,000.
 */
export const GUARD_GAS = 12_000n

/** How many ticks a pool's price may be worse than at the start of the block: half of what the slippage allows. */
export function guardTicks(slippageBps: number): number {
  return Math.min(Math.max(Math.trunc(slippageBps / 2), TICKS_MIN), TICKS_MAX)
}

/** A trade's legs, as far as the guard depends on them. */
interface Routed {
  legs: readonly { hops: readonly Hop[] }[]
}

/** The pools that the guard checks, each once, in the direction of the trade. */
export function guardedHops({ legs }: Routed): ContractHop[] {
  const hops = legs.flatMap((leg) => leg.hops.flatMap((hop) => (hop.protocol === 'v3' ? [hop] : [])))
  const keyOf = ({ pool, tokenIn }: ContractHop) => `${pool}${tokenIn}`.toLowerCase()
  return [...new Map(hops.map((hop) => [keyOf(hop), hop])).values()]
}

/** Why the guard cannot be used for a trade: `record` where a V3 pool records no price but its last. */
export type GuardObstacle = 'coin' | 'v4' | 'v2' | 'record'

/** Why a trade cannot use the guard; null if that depends on its pools' records. */
export function guardObstacle(quote: Routed, sell: CurrencyId): Exclude<GuardObstacle, 'record'> | null {
  if (sell === NATIVE) return 'coin'
  if (isThroughV4(quote)) return 'v4'
  return guardedHops(quote).length === 0 ? 'v2' : null
}

/**
 * Whether the guard can be used for a trade: it has a V3 pool, and all of them record more than one price. With only
 * one slot the check itself reverts ("NEO"). Never for a trade that sells ether: the check is not payable; nor with a
 * pool of V4, whose router has no such check.
 */
export function guardable(
  quote: Routed,
  observationCardinalityOf: (pool: PoolId) => number | undefined,
  sell: CurrencyId,
): boolean {
  const remembers = ({ pool }: ContractHop) => (observationCardinalityOf(pool) ?? 0) > 1
  return guardObstacle(quote, sell) === null && guardedHops(quote).every(remembers)
}

/** Gas that the guard adds to a trade. */
export function guardGas(quote: Routed): bigint {
  return GUARD_GAS * BigInt(guardedHops(quote).length)
}
