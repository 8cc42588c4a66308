import type { Address } from '../../chain/address'
import { HOOK_GAS, TICK_GAS, V2_HOP_GAS, V3_HOP_GAS, V4_HOP_GAS, V4_TICK_GAS } from '../gas'
import { MILLION } from '../../token/millionths'
import { type PoolState, type RangedPoolState, swapFee } from '../../pool/pool'
import type { Fraction, Hop, Protocol, TradeKind } from '../../pool/route'
import { v2AmountIn, v2AmountOut } from '../../pool/v2Math'
import { sqrtRatioAtTick } from '../../pool/tickMath'
import { isHooked } from '../../pool/hooks'
import { ladderOf } from '../../pool/ladder'
import { beyondEdge, swapEnd } from '../../pool/v3Swap'

export interface Edge {
  pool: PoolState
  /** The pool's id in lower case. It decides between otherwise equal paths. */
  key: string
  isDown: boolean
  /** The gas of the hop if it crosses no tick. */
  leastGas: number
  /** An upper bound for output ÷ input: the price before the trade, after the fee, times 2^160, rounded up. */
  most: bigint
  /** A lower bound for input ÷ output: the inverse of the price in `most`, times 2^160, rounded down. */
  least: bigint
}

/**
 * The result of a hop. `worth` is in base units of a token, and a larger value is always better: for an exact input it
 * is the output, and for an exact output it is the negative of the required input.
 */
export interface Crossing {
  worth: bigint
  gas: number
  /**
   * `whole`: the swap stays within the known ticks. `cut`: the swap leaves the known ticks, so the real result is worse
   * by an unknown amount. `none`: no result.
   */
  state: 'whole' | 'cut' | 'none'
  /** An upper bound for the result of every smaller `worth`; null if a smaller `worth` has no result. */
  bound: bigint | null
}

export interface PoolGraph {
  between: (tokenIn: string, tokenOut: string) => readonly Edge[]
}

const HOP_GAS = { v2: V2_HOP_GAS, v3: V3_HOP_GAS, v4: V4_HOP_GAS } as const

const hopGasOf = (pool: PoolState) => HOP_GAS[pool.protocol] + (pool.protocol === 'v4' && isHooked(pool) ? HOOK_GAS : 0)

const NO_EDGES: readonly Edge[] = []

export const RATE_BITS = 160n

const edgesOf = new WeakMap<PoolState, readonly Edge[]>()

function edgeThrough(pool: PoolState, isDown: boolean): Edge | null {
  const { numerator, denominator } = edgePrice({ pool, isDown })
  const fee = BigInt(swapFee(pool, isDown))
  if (numerator === 0n || denominator === 0n || fee >= MILLION) return null
  const up = numerator * (MILLION - fee)
  const down = denominator * MILLION
  return {
    pool,
    key: pool.id.toLowerCase(),
    isDown,
    leastGas: hopGasOf(pool),
    most: (up << RATE_BITS) / down + 1n,
    least: (down << RATE_BITS) / up,
  }
}

/** Both directions through a pool; empty without liquidity. Computed once per pool state. */
function edgesThrough(pool: PoolState): readonly Edge[] {
  let edges = edgesOf.get(pool)
  if (!edges) {
    edges = [true, false].flatMap((isDown) => edgeThrough(pool, isDown) ?? [])
    edgesOf.set(pool, edges)
  }
  return edges
}

export function createGraph(pools: readonly PoolState[], protocols: readonly Protocol[]): PoolGraph {
  const edges = new Map<string, Map<string, Edge[]>>()
  const put = (from: string, to: string, edge: Edge) => {
    let ways = edges.get(from)
    if (!ways) edges.set(from, (ways = new Map<string, Edge[]>()))
    const known = ways.get(to)
    if (known) known.push(edge)
    else ways.set(to, [edge])
  }
  for (const pool of pools) {
    if (!protocols.includes(pool.protocol)) continue
    const token0 = pool.token0.toLowerCase()
    const token1 = pool.token1.toLowerCase()
    for (const edge of edgesThrough(pool)) {
      if (edge.isDown) put(token0, token1, edge)
      else put(token1, token0, edge)
    }
  }
  for (const ways of edges.values())
    for (const list of ways.values()) list.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return { between: (tokenIn, tokenOut) => edges.get(tokenIn)?.get(tokenOut) ?? NO_EDGES }
}

export function hopOf({ pool, isDown }: Edge): Hop {
  const { id, fee, token0, token1 } = pool
  const [tokenIn, tokenOut]: [Address, Address] = isDown ? [token0, token1] : [token1, token0]
  const hop = { pool: id, fee, tokenIn, tokenOut }
  if (pool.protocol !== 'v4') return { protocol: pool.protocol, ...(pool.venue && { venue: pool.venue }), ...hop }
  const coin = !pool.isNative ? null : isDown ? 'in' : 'out'
  const charged = swapFee(pool, isDown)
  const hooks = pool.hooks && { hooks: pool.hooks }
  const inAll = charged !== fee && { swapFee: charged }
  return { protocol: 'v4', ...hop, ...inAll, tickSpacing: pool.tickSpacing, coin, ...hooks }
}

/**
 * The square root price at which a swap in this direction meets the first liquidity. This is the pool's price or, if
 * the current range is empty, the price of the first known tick that adds liquidity; 0 if no known tick adds liquidity.
 */
function firstPrice({ sqrtPriceX96, liquidity, tick, ticks }: RangedPoolState, isDown: boolean): bigint {
  if (liquidity > 0n) return sqrtPriceX96
  const ahead = isDown
    ? ticks.filter(({ index }) => index <= tick).reverse()
    : ticks.filter(({ index }) => index > tick)
  let met = liquidity
  for (const { index, liquidityNet } of ahead) {
    met += isDown ? -liquidityNet : liquidityNet
    if (met > 0n) return sqrtRatioAtTick(index)
  }
  return 0n
}

/** The price of the first unit of input, without fees. The numerator is 0 if there is no liquidity. */
export function edgePrice({ pool, isDown }: Pick<Edge, 'pool' | 'isDown'>): Fraction {
  if (pool.protocol === 'v2') {
    const { reserve0, reserve1 } = pool
    return isDown ? { numerator: reserve1, denominator: reserve0 } : { numerator: reserve0, denominator: reserve1 }
  }
  const price = firstPrice(pool, isDown)
  const square = price * price
  const whole = 1n << 192n
  return isDown ? { numerator: square, denominator: whole } : { numerator: whole, denominator: square }
}

const withoutResult = (gas: number, bound: bigint | null): Crossing => ({ worth: 0n, gas, state: 'none', bound })

const reaching = (worth: bigint, gas: number, state: 'whole' | 'cut'): Crossing => ({ worth, gas, state, bound: worth })

function crossV2({ pool, isDown }: Edge, kind: TradeKind, worth: bigint): Crossing {
  if (pool.protocol !== 'v2') throw new TypeError('A pool of ranges is not crossed this way.')
  const [reserveIn, reserveOut] = isDown ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0]
  if (kind === 'exactIn') {
    const out = v2AmountOut(worth, reserveIn, reserveOut, pool.fee)
    return out === null ? withoutResult(V2_HOP_GAS, reserveOut) : reaching(out, V2_HOP_GAS, 'whole')
  }
  const needed = v2AmountIn(-worth, reserveIn, reserveOut, pool.fee)
  return needed === null ? withoutResult(V2_HOP_GAS, null) : reaching(-needed, V2_HOP_GAS, 'whole')
}

function crossRanged({ pool, isDown }: Edge, kind: TradeKind, worth: bigint): Crossing {
  if (pool.protocol === 'v2') throw new TypeError('A V2 pair is not crossed this way.')
  const isIn = kind === 'exactIn'
  const ladder = ladderOf(pool, isDown)
  const amount = isIn ? worth : -worth
  const end = swapEnd(ladder, kind, amount)
  const hopGas = hopGasOf(pool)
  if (typeof end !== 'string') {
    const gas = hopGas + end.crossed * (pool.protocol === 'v4' ? V4_TICK_GAS : TICK_GAS)
    if (isIn && end.amountOut === 0n) return withoutResult(gas, 0n)
    return reaching(isIn ? end.amountOut : -end.amountIn, gas, 'whole')
  }
  if (end === 'unfillable') return withoutResult(hopGas, isIn ? ladder.amountOut : null)
  const most = beyondEdge(ladder, kind, amount)
  return most === null ? withoutResult(hopGas, null) : reaching(isIn ? most : -most, hopGas, 'cut')
}

/** Computes a hop through a pool: forwards for an exact input, backwards for an exact output. */
export function cross(edge: Edge, kind: TradeKind, worth: bigint): Crossing {
  return edge.pool.protocol === 'v2' ? crossV2(edge, kind, worth) : crossRanged(edge, kind, worth)
}
