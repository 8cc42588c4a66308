import { guardedHops } from '../guard'
import type { TradePlan } from '../plan'
import { type Hop, isThroughV4, type V4Hop } from './route'

/*
 * How large a trade's transactions are, in bytes, unsigned, at most: around the calls, for each pool, and for each
 * approval. Some networks charge for it.
 */

/**
 * By SwapRouter02: the transaction with the call that pays out; a pool alone, or after one of its protocol; what pays
 * out that which a pool in the middle may leave; a guard.
 */
const BY_CONTRACTS = { trade: 500, pool: 320, furtherPool: 64, rest: 192, guard: 288 } as const
/**
 * By the Universal Router: the transaction with all that changes the coin at the ends, pays out and gives back; a V4
 * pool with what it is paid and what it pays; one after it in the same unlocking; and the coin changed in between.
 */
const BY_PROGRAM = { trade: 1_000, v4Pool: 960, furtherV4Pool: 416, change: 128 } as const

/** One more pool of a route, after another one of the same protocol. */
export const FURTHER_POOL_SIZE = BY_CONTRACTS.furtherPool
/** One more leg, at least. */
export const LEG_SIZE = BY_CONTRACTS.pool
/** A trade without a quote yet, through three pools. */
export const SIZE_BEFORE_QUOTE = BY_CONTRACTS.trade + 3 * BY_CONTRACTS.pool

/** A trade's legs. */
type Legs = readonly { hops: readonly Hop[] }[]

const isV4 = (hop: Hop | undefined): hop is V4Hop => hop?.protocol === 'v4'

/** An approval of a token, or of Permit2, which names the contract and the time as well. */
export const approvalSize = (legs: Legs): number => (isThroughV4({ legs }) ? 224 : 160)

function hopSize(hop: Hop, before: Hop | undefined): number {
  const isChanged = (isV4(before) && before.coin === 'out') !== (isV4(hop) && hop.coin === 'in')
  const change = before && isChanged ? BY_PROGRAM.change : 0
  const isFurther = hop.protocol === before?.protocol && change === 0
  if (isV4(hop)) return change + (isFurther ? BY_PROGRAM.furtherV4Pool : BY_PROGRAM.v4Pool)
  const rest = before && hop.protocol === 'v3' ? BY_CONTRACTS.rest : 0
  return change + rest + (isFurther ? BY_CONTRACTS.furtherPool : BY_CONTRACTS.pool)
}

/** The transaction that trades. */
export function tradeSize(legs: Legs, guard: TradePlan['guard']): number {
  const pools = legs.flatMap(({ hops }) => hops.map((hop, at) => hopSize(hop, hops[at - 1])))
  // A wrap is no larger than an approval.
  if (pools.length === 0) return approvalSize(legs)
  const guards = guard ? guardedHops({ legs }).length * BY_CONTRACTS.guard : 0
  const { trade } = isThroughV4({ legs }) ? BY_PROGRAM : BY_CONTRACTS
  return pools.reduce((sum, size) => sum + size, trade + guards)
}
