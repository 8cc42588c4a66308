import { size } from '../../integers'
import { V2_HOP_GAS, V4_HOP_GAS, V4_UNLOCK_GAS } from '../gas'
import { HOPS_MAX } from '../../pool/limits'
import type { TradeKind } from '../../pool/route'
import type { PoolState } from '../../pool/pool'
import { comparePaths, type Path } from './pathSearch'
import type { Edge } from './poolGraph'
import {
  createNets,
  type Division,
  netOfAll,
  type Portion,
  type Problem,
  refined,
  refinedCoarsely,
  type SplitRequest,
} from './division'

/** A leg of a split, and its part of the amount in base units. */
export interface Share {
  edges: readonly Edge[]
  amount: bigint
}

/** The grid of the first search divides the amount into this many parts. A leg gets at least one part. */
const PARTS = 20
const CANDIDATES_MAX = 12
/** The maximum number of rounds that search for alternatives to the best division so far. */
const ROUNDS_MAX = 3
/**
 * The searches for candidate paths. Each search looks for `paths` paths that have no pool in common, for an amount of
 * `parts` parts.
 */
const SEARCHES: readonly (readonly [parts: number, paths: number])[] = [
  [12, 3],
  [6, 3],
  [2, 3],
]
/** The parts of the amount, as divisors, for which the path of a further leg is searched. */
const FURTHER_DIVISORS = [10n, 50n, 250n] as const
const GAIN_MIN = 5n
/** The part of the amount, as a divisor, whose price is taken as the best price of every split. */
const BEST_PRICE_DIVISOR = 200n
/** Prices of amounts of fewer base units than this are too inexact to rule out a split. */
const EXACT_MIN = 5_000n

/** The minimum gain of a split: 0.05 % of the single path's result. */
export function minimumGain(net: bigint): bigint {
  return (size(net) * GAIN_MIN) / 10_000n
}

const areDisjoint = (a: readonly Edge[], b: readonly Edge[]) =>
  a.every(({ pool }) => b.every((other) => other.pool !== pool))

const isNewTo = (found: readonly (readonly Edge[])[], edges: readonly Edge[]) =>
  found.every((known) => known.length !== edges.length || known.some((edge, at) => edge !== edges[at]))

const partOf = (amount: bigint, parts: number) => (amount * BigInt(parts)) / BigInt(PARTS)

function gatherCandidates({ amount, gasWorth, pathFor }: SplitRequest, single: Path | null): (readonly Edge[])[] {
  const found = single ? [single.edges] : []
  for (const [parts, paths] of SEARCHES) {
    const without = new Set<PoolState>()
    for (let n = 0; n < paths && found.length < CANDIDATES_MAX; n++) {
      const path = pathFor(partOf(amount, parts), gasWorth, without)
      if (!path) break
      if (isNewTo(found, path.edges)) found.push(path.edges)
      for (const { pool } of path.edges) without.add(pool)
    }
  }
  return found
}

/** The result of a path for a number of parts of the grid. */
type GridAt = (path: number, parts: number) => bigint | null

interface Combination {
  net: bigint
  shares: { path: number; parts: number }[]
}

/** The best splits between two paths, indexed by the total number of parts of the two paths. */
function bestPairs(i: number, j: number, at: GridAt): (Combination | undefined)[] {
  const pairs: (Combination | undefined)[] = []
  for (let a = 1; a < PARTS; a++) {
    const netA = at(i, a)
    if (netA === null) continue
    for (let b = 1; a + b <= PARTS; b++) {
      const netB = at(j, b)
      if (netB === null) continue
      const known = pairs[a + b]
      const net = netA + netB
      if (known && net <= known.net) continue
      const shares = [
        { path: i, parts: a },
        { path: j, parts: b },
      ]
      pairs[a + b] = { net, shares }
    }
  }
  return pairs
}

function bestWithThird(pairs: readonly (Combination | undefined)[], k: number, at: GridAt): Combination | null {
  let best: Combination | null = null
  for (let c = 1; c <= PARTS - 2; c++) {
    const both = pairs[PARTS - c]
    const third = both ? at(k, c) : null
    if (!both || third === null) continue
    const net = both.net + third
    if (best === null || net > best.net) best = { net, shares: [...both.shares, { path: k, parts: c }] }
  }
  return best
}

function bestCombination({ paths, request, netAt }: Problem): Combination | null {
  const { amount, legsMax, gasWorth, legGas, links } = request
  const grid = paths.map((_, path) => Array.from({ length: PARTS }, (__, parts) => netAt(path, partOf(amount, parts))))
  const at: GridAt = (path, parts) => grid[path]?.[parts] ?? null
  const disjoint = paths.map((a) => paths.map((b) => areDisjoint(a, b)))
  let best: Combination | null = null
  const offer = (found: Combination | null | undefined) => {
    if (!found) return
    // The legs share the wrapping or unwrapping at an end, so its gas is counted once.
    const ends = links?.atEnds(found.shares.map(({ path }) => paths[path] ?? [])) ?? 0
    const net = found.net - gasWorth(ends + (found.shares.length - 1) * legGas)
    if (best === null || net > best.net) best = { ...found, net }
  }
  for (let i = 0; i < paths.length; i++) {
    for (let j = i + 1; j < paths.length; j++) {
      if (!disjoint[i]?.[j]) continue
      const pairs = bestPairs(i, j, at)
      offer(pairs[PARTS])
      for (let k = j + 1; legsMax >= 3 && k < paths.length; k++) {
        if (disjoint[i]?.[k] && disjoint[j]?.[k]) offer(bestWithThird(pairs, k, at))
      }
    }
  }
  return best
}

const tokenBefore = ({ pool, isDown }: Edge) => (isDown ? pool.token0 : pool.token1).toLowerCase()

/**
 * Crosses two paths at each intermediate token that both contain. Each of the two results follows one path up to that
 * token, and then the other path.
 */
function crossed(a: readonly Edge[], b: readonly Edge[]): (readonly [readonly Edge[], readonly Edge[]])[] {
  return a.flatMap((edge, at) => {
    const meets = b.findIndex((other, index) => index > 0 && at > 0 && tokenBefore(other) === tokenBefore(edge))
    if (meets < 1) return []
    return [
      [
        [...a.slice(0, at), ...b.slice(meets)],
        [...b.slice(0, meets), ...a.slice(at)],
      ] as const,
    ]
  })
}

/** Whether a path is allowed: at most HOPS_MAX pools, no token twice, and for an exact output only one protocol. */
function isPath(edges: readonly Edge[], kind: TradeKind): boolean {
  const isOne = kind === 'exactIn' || edges.every(({ pool }) => pool.protocol === edges[0]?.pool.protocol)
  return isOne && edges.length <= HOPS_MAX && new Set(edges.map(tokenBefore)).size === edges.length
}

/**
 * Whether a split may be good enough, which costs one search. Smaller amounts get better prices, so the price of a small
 * part is an upper bound for every split whose legs are not smaller.
 */
function isPromising({ amount, gasWorth, legGas, links, pathFor }: SplitRequest, single: Path | null): boolean {
  const part = amount / BEST_PRICE_DIVISOR
  if (part < EXACT_MIN || !single) return true
  const found = pathFor(part, () => 0n, new Set())
  if (!found || (found.net < EXACT_MIN && found.net > -EXACT_MIN)) return true
  const leastGas = links ? 2 * V4_HOP_GAS + V4_UNLOCK_GAS : 2 * V2_HOP_GAS
  return found.net * BEST_PRICE_DIVISOR - gasWorth(leastGas + legGas) > single.net + minimumGain(single.net)
}

const poolsOf = ({ paths }: Problem, portions: readonly Portion[]) =>
  new Set(portions.flatMap(({ path }) => (paths[path] ?? []).map(({ pool }) => pool)))

/** The index of a path, which is appended if it is new. */
function indexOf({ paths }: Problem, edges: readonly Edge[]): number {
  const at = paths.findIndex((known) => !isNewTo([known], edges))
  return at < 0 ? paths.push(edges) - 1 : at
}

/** For each leg, the division in which the best path for the leg's part, without the pools of the others, replaces it. */
function withOtherPaths({ portions }: Division, problem: Problem): Portion[][] {
  const { gasWorth, pathFor } = problem.request
  return portions.flatMap((leg) => {
    const others = portions.filter((other) => other !== leg)
    const found = pathFor(leg.part, gasWorth, poolsOf(problem, others))
    const path = found ? indexOf(problem, found.edges) : leg.path
    return path === leg.path ? [] : [[...others, { path, part: leg.part }]]
  })
}

/** The divisions with a further leg, which takes its part from one of the others. */
function withFurtherLeg({ portions }: Division, problem: Problem): Portion[][] {
  const { amount, legsMax, gasWorth, pathFor } = problem.request
  if (portions.length >= legsMax) return []
  const without = poolsOf(problem, portions)
  return FURTHER_DIVISORS.flatMap((divisor) => {
    const part = amount / divisor
    const found = part > 0n ? pathFor(part, gasWorth, without) : null
    if (!found) return []
    const further = { path: indexOf(problem, found.edges), part }
    return portions
      .filter((giver) => giver.part > part)
      .map((giver) => [...portions.map((leg) => (leg === giver ? { ...leg, part: leg.part - part } : leg)), further])
  })
}

/** The divisions in which two legs continue with each other's pools from a token that both contain. */
function withCrossedPaths({ portions }: Division, problem: Problem): Portion[][] {
  const { kind } = problem.request
  const pathsOf = ({ path }: Portion) => problem.paths[path] ?? []
  return portions.flatMap((a, at) =>
    portions.slice(at + 1).flatMap((b) => {
      const others = portions.filter((leg) => leg !== a && leg !== b)
      return crossed(pathsOf(a), pathsOf(b)).flatMap(([one, two]) => {
        if (!isPath(one, kind) || !isPath(two, kind)) return []
        const [first, second] = [indexOf(problem, one), indexOf(problem, two)]
        return [
          [...others, { ...a, path: first }, { ...b, path: second }],
          [...others, { ...a, path: second }, { ...b, path: first }],
        ]
      })
    }),
  )
}

/** The best of some divisions, with refined parts; null if none is better than the given division. */
function bestOf(than: Division, divisions: readonly Portion[][], problem: Problem): Division | null {
  let best: Division | null = null
  for (const portions of divisions) {
    const net = netOfAll(portions, problem)
    if (net !== null && net > (best ?? than).net) best = { portions, net }
  }
  return best && refined(best.portions, problem)
}

/** A division that is better than the given one; null if none is found. */
function alternative(division: Division, problem: Problem): Division | null {
  const divisions = [...withOtherPaths(division, problem), ...withFurtherLeg(division, problem)]
  let best = bestOf(division, divisions, problem)
  for (const portions of withCrossedPaths(division, problem)) {
    const crossing = refined(portions, problem)
    // A crossing is often good only after one of its paths has been replaced.
    const replaced = crossing && (bestOf(crossing, withOtherPaths(crossing, problem), problem) ?? crossing)
    if (replaced && replaced.net > (best ?? division).net) best = replaced
  }
  return best
}

function bestOnGrid(problem: Problem): Division | null {
  const { amount } = problem.request
  const found = bestCombination(problem)
  if (!found) return null
  const portions = found.shares.map(({ path, parts }) => ({ path, part: partOf(amount, parts) }))
  const [largest] = portions.sort((a, b) => (a.part < b.part ? 1 : -1))
  if (largest) largest.part += amount - portions.reduce((sum, { part }) => sum + part, 0n)
  return refined(portions, problem)
}

/**
 * Splits an amount over two or more paths that have no pool in common, so that the result after gas is better than that
 * of the best single path. Null if such a split is unlikely. Shares add up to the amount, largest first.
 * @param single - the best single path; null if no path can trade the whole amount, so that any split is a gain
 */
export function splitPaths(request: SplitRequest, single: Path | null): Share[] | null {
  const { amount, legsMax } = request
  if (legsMax < 2 || amount < 2n || !isPromising(request, single)) return null

  const paths = gatherCandidates(request, single)
  const problem: Problem = { paths, request, netAt: createNets(paths, request) }
  let best: Division | null = single && { portions: [{ path: 0, part: amount }], net: single.net }
  const onGrid = bestOnGrid(problem)
  if (onGrid && (!best || onGrid.net > best.net)) best = onGrid
  for (let round = 0; best && round < ROUNDS_MAX; round++) {
    const better = alternative(best, problem)
    if (!better) break
    best = better
  }
  if (!best || best.portions.length < 2) return null
  return refinedCoarsely(best.portions, problem)
    .map(({ path, part }) => ({ edges: paths[path] ?? [], amount: part }))
    .sort((a, b) => (a.amount === b.amount ? comparePaths(a.edges, b.edges) : a.amount < b.amount ? 1 : -1))
}
