import type { Address } from '#domain/chain/address'
import type { PoolState } from '#domain/pool/pool'
import { LEG_GAS } from '#domain/trade/gas'
import { createLinks } from '#domain/trade/search/links'
import { createGraph, type Edge } from '#domain/trade/search/poolGraph'
import type { RouteRequest } from '#domain/trade/search/router'
import { amountAlong } from '#domain/trade/search/division'

/** Paths of up to three pools. For an exact output, each path stays within one protocol. */
function everyPath(
  pools: readonly PoolState[],
  { tokenIn, tokenOut, kind }: RouteRequest,
  bases: readonly Address[],
): Edge[][] {
  const graph = createGraph(pools, ['v2', 'v3', 'v4'])
  const between = (a: Address, b: Address) => graph.between(a.toLowerCase(), b.toLowerCase())
  const found: Edge[][] = []
  const follow = (path: Edge[], tokens: readonly Address[]) => {
    const last = tokens.at(-1) ?? tokenIn
    for (const edge of between(last, tokenOut)) found.push([...path, edge])
    if (path.length === 2) return
    for (const next of bases.filter((base) => base !== tokenOut && !tokens.includes(base)))
      for (const edge of between(last, next)) follow([...path, edge], [...tokens, next])
  }
  follow([], [tokenIn])
  const isOne = (path: Edge[]) => path.every(({ pool }) => pool.protocol === path[0]?.pool.protocol)
  return kind === 'exactIn' ? found : found.filter(isOne)
}

interface Way {
  path: Edge[]
  pools: bigint
  /** The result for each number of parts of the amount, after gas, without the gas at the ends; −∞ if impossible. */
  nets: number[]
  /** The most that the path adds to a split of which every further part is worth `slope`, for each slope. */
  added: number[]
}

/** The amount is divided into this many parts, or into its base units if these are fewer. */
const PARTS_MAX = 200
/** The sum of floating-point errors is far below this share of a result. */
const ROUNDING = 1e-9

const areDisjoint = (...ways: Way[]) =>
  ways.every(({ pools }, at) => ways.slice(at + 1).every((other) => (pools & other.pools) === 0n))

/** For each number of parts, the best result of dividing the parts between two paths. */
const joined = (a: readonly number[], b: readonly number[]) =>
  a.map((_, parts) => {
    let most = -Infinity
    for (let part = 1; part < parts; part++)
      most = Math.max(most, (a[part] ?? -Infinity) + (b[parts - part] ?? -Infinity))
    return most
  })

interface Problem {
  request: RouteRequest
  /** The cost of gas, in base units of the side that is not fixed. */
  perGas: number
  parts: number
  links: ReturnType<typeof createLinks>
}

function netOf({ request: { kind }, links, perGas }: Problem, path: readonly Edge[], amount: bigint): number {
  const quoted = amount > 0n ? amountAlong(path, kind, amount, links) : null
  if (!quoted) return -Infinity
  const worth = kind === 'exactIn' ? (quoted.amounts.at(-1) ?? 0n) : -(quoted.amounts[0] ?? 0n)
  return Number(worth) - perGas * (quoted.gas - (links.atEnds([path]) ?? 0))
}

function endsOf({ links, perGas }: Problem, ways: readonly Way[]): number {
  const gas = links.atEnds(ways.map(({ path }) => path))
  return gas === null ? Infinity : perGas * (gas + (ways.length - 1) * LEG_GAS)
}

/** Moves base units between the legs in ever smaller steps, as long as that is better. */
function refined(problem: Problem, ways: readonly Way[], parts: readonly number[]): number {
  const { amount } = problem.request
  const shares = parts.map((part) => (amount * BigInt(part)) / BigInt(problem.parts))
  shares[0] = (shares[0] ?? 0n) + amount - shares.reduce((sum, share) => sum + share, 0n)
  const nets = ways.map(({ path }, at) => netOf(problem, path, shares[at] ?? 0n))
  const move = (from: number, to: number, step: bigint): boolean => {
    const [less, more] = [(shares[from] ?? 0n) - step, (shares[to] ?? 0n) + step]
    if (less <= 0n) return false
    const [a, b] = [netOf(problem, ways[from]?.path ?? [], less), netOf(problem, ways[to]?.path ?? [], more)]
    if (!(a + b > (nets[from] ?? 0) + (nets[to] ?? 0))) return false
    shares[from] = less
    shares[to] = more
    nets[from] = a
    nets[to] = b
    return true
  }
  for (let step = amount / BigInt(problem.parts * 2) + 1n; ; step /= 2n) {
    for (let from = 0; from < ways.length; from++)
      for (let to = 0; to < ways.length; to++) while (from !== to && move(from, to, step));
    if (step <= 1n || step * 20_000n < amount) break
  }
  return nets.reduce((sum, net) => sum + net, 0) - endsOf(problem, ways)
}

interface Found {
  net: number
  ways: readonly Way[]
  parts: readonly number[]
}

function waysOf(problem: Problem, pools: readonly PoolState[], bases: readonly Address[]): Way[] {
  const { parts, request } = problem
  const bits = new Map(pools.map((pool, at) => [pool, 1n << BigInt(at)]))
  return everyPath(pools, request, bases).map((path): Way => ({
    path,
    pools: path.reduce((mask, { pool }) => mask | (bits.get(pool) ?? 0n), 0n),
    nets: Array.from({ length: parts + 1 }, (_, part) =>
      netOf(problem, path, (request.amount * BigInt(part)) / BigInt(parts)),
    ),
    added: [],
  }))
}

function bestPair(problem: Problem, a: Way, b: Way): Found {
  let best: Found = { net: -Infinity, ways: [a, b], parts: [] }
  const ends = endsOf(problem, [a, b])
  for (let part = 1; part < problem.parts; part++) {
    const net = (a.nets[part] ?? -Infinity) + (b.nets[problem.parts - part] ?? -Infinity) - ends
    if (net > best.net) best = { net, ways: [a, b], parts: [part, problem.parts - part] }
  }
  return best
}

function bestTriple(problem: Problem, ways: readonly [Way, Way, Way]): Found {
  const [a, b, c] = ways
  const both = joined(a.nets, b.nets)
  let best: Found = { net: -Infinity, ways, parts: [] }
  for (let part = 1; part < problem.parts; part++) {
    const rest = problem.parts - part
    const net = (both[rest] ?? -Infinity) + (c.nets[part] ?? -Infinity) - endsOf(problem, ways)
    if (net <= best.net) continue
    const first = a.nets.findIndex((worth, at) => worth + (b.nets[rest - at] ?? -Infinity) === both[rest])
    best = { net, ways, parts: [first, rest - first, part] }
  }
  return best
}

/** The slopes of a pair's results at its best division, and ones around them. */
function slopesOf({ parts: division, ways }: Found): number[] {
  const slopes = ways.flatMap(({ nets }, at) => {
    const part = division[at] ?? 0
    return [1, -1, 8, -8].map((step) => ((nets[part + step] ?? NaN) - (nets[part] ?? NaN)) / step)
  })
  return slopes.filter((slope) => Number.isFinite(slope))
}

/**
 * The best result of one, two or three paths without a common pool, after gas, from all combinations. The parts of the
 * amount are exact to a two-hundredth, and those of the best combinations to a base unit.
 *
 * No combination is left out that could be better: for any slope, a split is worth at most the whole amount at that
 * slope, plus for each of its paths the most by which one of the path's results exceeds its parts at that slope.
 */
export function bestOfSplits(
  pools: readonly PoolState[],
  request: RouteRequest,
  bases: readonly Address[],
  perGas: number,
): number {
  const parts = request.amount < BigInt(PARTS_MAX) ? Number(request.amount) : PARTS_MAX
  const problem: Problem = { request, perGas, parts, links: createLinks(request.kind, request.coin ?? null) }
  const ways = waysOf(problem, pools, bases)
  const singles = ways.map((way): Found => ({
    net: (way.nets[parts] ?? -Infinity) - endsOf(problem, [way]),
    ways: [way],
    parts: [parts],
  }))
  const found: Found[] = singles.filter(({ net }) => net !== -Infinity)
  for (const [at, a] of ways.entries())
    for (const b of ways.slice(at + 1)) if (areDisjoint(a, b)) found.push(bestPair(problem, a, b))
  const byNet = (a: Found, b: Found) => b.net - a.net
  let top = found
    .filter(({ net }) => net !== -Infinity)
    .sort(byNet)
    .slice(0, 12)
  const [best] = top
  const slopes = best ? slopesOf(best) : [0]
  for (const way of ways)
    way.added = slopes.map((slope) =>
      way.nets.reduce((most, net, part) => Math.max(most, net - slope * part), -Infinity),
    )
  const shared = perGas * 200_000
  const mostOf = (...legs: Way[]) =>
    Math.min(...slopes.map((slope, at) => legs.reduce((sum, { added }) => sum + (added[at] ?? 0), slope * parts)))
  const third = slopes.map((_, at) => Math.max(...ways.map(({ added }) => added[at] ?? -Infinity)))
  for (const [i, a] of ways.entries()) {
    for (let j = i + 1; j < ways.length; j++) {
      const b = ways[j]
      if (!b || !areDisjoint(a, b)) continue
      const most = Math.min(
        ...slopes.map((slope, at) => slope * parts + (a.added[at] ?? 0) + (b.added[at] ?? 0) + (third[at] ?? 0)),
      )
      if (most + shared < (top[0]?.net ?? -Infinity)) continue
      for (let k = j + 1; k < ways.length; k++) {
        const c = ways[k]
        const known = top[0]?.net ?? -Infinity
        if (!c || mostOf(a, b, c) + shared < known - Math.abs(known) * ROUNDING || !areDisjoint(a, b, c)) continue
        if (mostOf(a, b, c) - endsOf(problem, [a, b, c]) < known) continue
        top = [...top, bestTriple(problem, [a, b, c])].sort(byNet).slice(0, 12)
      }
    }
  }
  return Math.max(...top.map(({ ways: legs, parts: division }) => refined(problem, legs, division)))
}
