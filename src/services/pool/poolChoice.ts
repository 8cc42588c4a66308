import { byLargest } from '#domain/browser/sort'
import { type Address, sameAddress } from '#domain/chain/address'
import { HOPS_MAX } from '#domain/pool/limits'
import { MAX_TICK } from '#domain/pool/tickMath'
import { isOneSided, type PoolNow } from './pools'

/** A V2 pair with the wrapped native currency is dust if it holds less than half a unit of this currency (in wei). */
const DUST_WETH = 500_000_000_000_000_000n
/** A V2 pair is ignored as dust if the deepest pool of its two tokens is this many times as deep as the pair. */
const DUST_PART = 100_000n
/**
 * The maximum number of pools that are read at each block and searched at each keystroke, and how many of these pools
 * may belong to a traded token that is not a base token.
 */
const POOLS_MAX = 120
const OWN_POOLS_MAX = 80
/**
 * At most one of every V4_PART chosen pools is a V4 pool, unless there are too few other pools. A V4 pool with a few
 * coins within a single tick looks like the deepest pool until its ticks are read.
 */
const V4_PART = 3

/** Base units of both tokens near the price: the reserves, or the virtual reserves of concentrated liquidity. */
export function reservesOf(pool: PoolNow): [first: bigint, second: bigint] {
  if (pool.protocol === 'v2') return [pool.reserve0, pool.reserve1]
  return [(pool.liquidity << 96n) / pool.sqrtPriceX96, (pool.liquidity * pool.sqrtPriceX96) >> 96n]
}

export const poolDepthIn = (pool: PoolNow): bigint => reservesOf(pool)[0]

/** A pool at an extreme price may have been emptied, so it can be traded only if it is one-sided. */
const isUsable = (pool: PoolNow) =>
  pool.protocol === 'v2' || isOneSided(pool) || (pool.tick > -MAX_TICK && pool.tick < MAX_TICK - 1)

const isOfV4 = ({ protocol }: PoolNow) => protocol === 'v4'

/** The first `max` of the ranked pools, with a limited share of V4 pools as long as there are other pools. */
function firstOf(ranked: readonly PoolNow[], max: number): PoolNow[] {
  const others = ranked.filter((pool) => !isOfV4(pool)).length
  const ofV4 = ranked.filter(isOfV4).slice(0, Math.max(max - others, Math.floor(max / V4_PART)))
  const admitted = new Set(ofV4)
  return ranked.filter((pool) => !isOfV4(pool) || admitted.has(pool)).slice(0, Math.max(0, max))
}

function isDust(pool: PoolNow, deepest: PoolNow, weth: Address): boolean {
  if (pool.protocol !== 'v2' || pool === deepest) return false
  if (sameAddress(pool.token0, weth)) return pool.reserve0 < DUST_WETH
  if (sameAddress(pool.token1, weth)) return pool.reserve1 < DUST_WETH
  return poolDepthIn(pool) * DUST_PART < poolDepthIn(deepest)
}

type TokenPair = Pick<PoolNow, 'token0' | 'token1'>

/** The ends of routes, and the pools with hooks that routes may use, whose states are not read. */
interface RouteEnds {
  a: Address
  b: Address
  hooked?: readonly TokenPair[]
}

/** For each token, the number of pools on the shortest route from the token `from` that avoids the token `end`. */
function distances(from: Address, end: Address, pools: readonly TokenPair[]): Map<string, number> {
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

function poolsOnRoutes(pools: readonly PoolNow[], { a, b, hooked = [] }: RouteEnds): PoolNow[] {
  const links = [...pools, ...hooked]
  const [fromA, fromB] = [distances(a, b, links), distances(b, a, links)]
  const reach = (from: Map<string, number>, token: Address) => from.get(token.toLowerCase()) ?? Infinity
  return pools.filter(({ token0, token1 }) => {
    const ways = [reach(fromA, token0) + reach(fromB, token1), reach(fromA, token1) + reach(fromB, token0)]
    return Math.min(...ways) + 1 <= HOPS_MAX
  })
}

function withoutDust(pools: readonly PoolNow[], weth: Address): PoolNow[] {
  const deepestOf = new Map<string, PoolNow>()
  const pairOf = ({ token0, token1 }: PoolNow) => `${token0},${token1}`.toLowerCase()
  for (const pool of pools) {
    const known = deepestOf.get(pairOf(pool))
    if (!known || poolDepthIn(pool) > poolDepthIn(known)) deepestOf.set(pairOf(pool), pool)
  }
  return pools.filter((pool) => !isDust(pool, deepestOf.get(pairOf(pool)) ?? pool, weth))
}

/**
 * Returns a function that values pools in wei of the wrapped native currency, so that pools of different tokens can be
 * compared. A token's rate comes from its deepest pool with this currency.
 */
function worths(pools: readonly PoolNow[], weth: Address): (pool: PoolNow) => bigint {
  const rates = new Map([[weth.toLowerCase(), { rate: { numerator: 1n, denominator: 1n }, depth: 0n, isSure: true }]])
  // Anybody can open a V4 pool of any depth at any price, so the other pools are processed first.
  for (const pool of [...pools.filter((pool) => !isOfV4(pool)), ...pools.filter(isOfV4)]) {
    const [first, second] = reservesOf(pool)
    const isFirst = sameAddress(pool.token0, weth)
    if ((!isFirst && !sameAddress(pool.token1, weth)) || first === 0n || second === 0n) continue
    const [depth, held, token] = isFirst ? [first, second, pool.token1] : [second, first, pool.token0]
    const known = rates.get(token.toLowerCase())
    if (known && (known.depth >= depth || (known.isSure && isOfV4(pool)))) continue
    rates.set(token.toLowerCase(), { rate: { numerator: depth, denominator: held }, depth, isSure: !isOfV4(pool) })
  }
  return (pool) => {
    const [first, second] = reservesOf(pool)
    const known = [[pool.token0, first] as const, [pool.token1, second] as const].flatMap(([token, units]) => {
      const rate = rates.get(token.toLowerCase())?.rate
      return rate ? [(units * rate.numerator) / rate.denominator] : []
    })
    // The smaller of the two values is used, because the pool's price may be far off.
    return known.reduce((least, each) => (each < least ? each : least), known[0] ?? 0n)
  }
}

/** The two tokens of a trade, the wrapped native currency, and the base tokens (`usual`). */
interface PoolsWanted extends RouteEnds {
  weth: Address
  usual: readonly Address[]
}

/**
 * Chooses the pools to trade through, on routes of at most HOPS_MAX pools. First come all pools between the two tokens;
 * then the pools of a traded token that is not a base token, because such a token may have few pools; then the most
 * valuable other pools, up to the limit. The chosen pools keep the order in which they were given.
 */
export function choosePools(found: readonly PoolNow[], { weth, usual, ...ends }: PoolsWanted): PoolNow[] {
  const { a, b } = ends
  const usable = found.filter(isUsable)
  const isDirect = ({ token0, token1 }: PoolNow) =>
    (sameAddress(token0, a) && sameAddress(token1, b)) || (sameAddress(token0, b) && sameAddress(token1, a))
  const direct = usable.filter(isDirect)
  const others = withoutDust(
    usable.filter((pool) => !isDirect(pool)),
    weth,
  )
  const retained = poolsOnRoutes([...direct, ...others], ends)

  const rare = [a, b].filter((end) => !usual.some((token) => sameAddress(token, end)))
  const isOwn = ({ token0, token1 }: PoolNow) =>
    rare.some((end) => sameAddress(token0, end) || sameAddress(token1, end))
  const worth = worths(usable, weth)
  const ranked = retained
    .filter((pool) => !isDirect(pool))
    .map((pool) => ({ pool, worth: worth(pool), id: pool.id.toLowerCase() }))
    // Pools of the same value are sorted by id, so that the choice is stable.
    .sort((x, y) => byLargest(x.worth, y.worth) || (x.id < y.id ? -1 : 1))
    .map(({ pool }) => pool)
  const own = firstOf(ranked.filter(isOwn), OWN_POOLS_MAX)
  const common = ranked.filter((pool) => !isOwn(pool))
  const chosen = new Set([...direct, ...own, ...firstOf(common, POOLS_MAX - direct.length - own.length)])
  return poolsOnRoutes(
    found.filter((pool) => chosen.has(pool)),
    ends,
  )
}
