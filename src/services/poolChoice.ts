import { type Address, sameAddress } from '../domain/address'
import { HOPS_MAX } from '../domain/limits'
import { sortTokens } from '../domain/trade/route'
import { MAX_TICK } from '../domain/trade/tickMath'
import type { PoolNow } from './pools'

/** Of the V3 pools between two other tokens than those that are traded, so many at most are used. */
const V3_POOLS_PER_PAIR = 3
/** A V2 pair with less of the wrapped coin is dust, half a coin; */
const DUST_WETH = 500_000_000_000_000_000n
/** one without it, when the deepest pool of its tokens is so many times as deep. */
const DUST_PART = 100_000n

/** Base units of token0 that a trade near the price meets: a V2 pair's reserve, or what it would be for V3's liquidity. */
export function depthOf(pool: PoolNow): bigint {
  return pool.protocol === 'v2' ? pool.reserve0 : (pool.liquidity << 96n) / pool.sqrtPriceX96
}

const isUsable = (pool: PoolNow) => pool.protocol === 'v2' || (pool.tick > -MAX_TICK && pool.tick < MAX_TICK - 1)

/** Deepest first; a tie goes to the lower address, so that the choice never flickers. */
const byDepth = (a: PoolNow, b: PoolNow) => {
  const difference = depthOf(b) - depthOf(a)
  return difference === 0n ? (a.address < b.address ? -1 : 1) : difference < 0n ? -1 : 1
}

function isDust(pool: PoolNow, deepest: PoolNow, weth: Address): boolean {
  if (pool.protocol !== 'v2' || pool === deepest) return false
  if (sameAddress(pool.token0, weth)) return pool.reserve0 < DUST_WETH
  if (sameAddress(pool.token1, weth)) return pool.reserve1 < DUST_WETH
  return depthOf(pool) * DUST_PART < depthOf(deepest)
}

/** How many pools lie between one end and each token, on ways that do not lead through the other end. */
function distances(from: Address, end: Address, pools: readonly PoolNow[]): Map<string, number> {
  const found = new Map([[from.toLowerCase(), 0]])
  const inner = pools.filter(({ token0, token1 }) => !sameAddress(token0, end) && !sameAddress(token1, end))
  for (let steps = 1; steps < HOPS_MAX; steps++) {
    for (const { token0, token1 } of inner) {
      const [a, b] = [token0.toLowerCase(), token1.toLowerCase()]
      if (found.get(a) === steps - 1 && !found.has(b)) found.set(b, steps)
      if (found.get(b) === steps - 1 && !found.has(a)) found.set(a, steps)
    }
  }
  return found
}

/**
 * The pools that are worth trading through: every one between the two tokens; of others the V2 pair, which taxed tokens
 * depend on, and the deepest V3 pools; and only those on a way that is short enough. In the order they came.
 */
export function choosePools(found: readonly PoolNow[], a: Address, b: Address, weth: Address): PoolNow[] {
  const [first, second] = sortTokens(a, b)
  const byPair = new Map<string, PoolNow[]>()
  for (const pool of found.filter(isUsable)) {
    const pair = `${pool.token0},${pool.token1}`.toLowerCase()
    byPair.set(pair, [...(byPair.get(pair) ?? []), pool])
  }
  const chosen = new Set<PoolNow>()
  for (const pools of byPair.values()) {
    const sorted = [...pools].sort(byDepth)
    const [deepest] = sorted
    if (!deepest) continue
    const direct = sameAddress(deepest.token0, first) && sameAddress(deepest.token1, second)
    const concentrated = sorted.filter(({ protocol }) => protocol === 'v3').slice(0, V3_POOLS_PER_PAIR)
    const pairs = sorted.filter((pool) => pool.protocol === 'v2' && !isDust(pool, deepest, weth))
    for (const pool of direct ? sorted : [...pairs, ...concentrated]) chosen.add(pool)
  }
  const kept = found.filter((pool) => chosen.has(pool))
  const [fromA, fromB] = [distances(a, b, kept), distances(b, a, kept)]
  const reach = (from: Map<string, number>, token: Address) => from.get(token.toLowerCase()) ?? Infinity
  return kept.filter(({ token0, token1 }) => {
    const ways = [reach(fromA, token0) + reach(fromB, token1), reach(fromA, token1) + reach(fromB, token0)]
    return Math.min(...ways) + 1 <= HOPS_MAX
  })
}
