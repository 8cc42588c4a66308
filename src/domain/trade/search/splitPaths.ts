import { LEAST_HOP_GAS } from '../gas'
import { HOPS_MAX } from '../../pool/limits'
import { comparePaths, type Path } from './pathSearch'
import { cross, type Edge } from './poolGraph'
import type { Links } from './links'
import type { PoolState } from '../../pool/pool'
import type { TradeKind } from '../../pool/route'

export interface Share {
  edges: readonly Edge[]
  thousandths: number
}

export interface SplitRequest {
  kind: TradeKind
  amount: bigint
  legsMax: number
  /** Converts gas into base units of the side that is not fixed. */
  gasWorth: (gas: number) => bigint
  legGas: number
  links: Links | null
  /** Finds the best path after gas for a part of the amount. Pools in `without` are not used. */
  pathFor: (amount: bigint, gasWorth: (gas: number) => bigint, without: ReadonlySet<PoolState>) => Path | null
}

/**
 * The amounts along a path in the trade's direction, and the gas of the path, including the gas between hops and at its
 * ends.
 */
export interface PathAmount {
  amounts: bigint[]
  gas: number
}

const THOUSAND = 1_000n
/** The grid of the first search divides the amount into this many parts. A leg gets at least one part. */
const PARTS = 20
const UNIT = Number(THOUSAND) / PARTS
const CANDIDATES_MAX = 12
/** The maximum number of rounds that search for alternatives to the best combination so far. */
const ROUNDS_MAX = 2
/** When the path of a further leg is searched, the leg gets this number of parts. */
const FURTHER_PARTS = 2
/**
 * The searches for candidate paths. Each search looks for `paths` paths that have no pool in common, for an amount of
 * `parts` parts.
 */
const SEARCHES: readonly (readonly [parts: number, paths: number])[] = [
  [20, 3],
  [12, 3],
  [6, 3],
  [2, 3],
]
/** The steps, in thousandths, by which the shares are refined after the grid search. */
const MOVES = [25, 12, 6, 3, 1] as const
const MOVES_MAX = 12
const GAIN_MIN = 5n

/**
 * Computes an amount along a path: forwards for an exact input, backwards for an exact output. Null if impossible.
 */
export function amountAlong(
  edges: readonly Edge[],
  kind: TradeKind,
  amount: bigint,
  links: Links | null = null,
): PathAmount | null {
  const isIn = kind === 'exactIn'
  const amounts = [amount]
  let worth = isIn ? amount : -amount
  const ends = links ? links.atEnds([edges]) : 0
  if (ends === null) return null
  let gas = ends
  let last: Edge | null = null
  for (let at = 0; at < edges.length; at++) {
    const edge = edges[isIn ? at : edges.length - 1 - at]
    const crossing = edge && cross(edge, kind, worth)
    if (!edge || crossing?.state !== 'whole') return null
    const before: number | null = links ? links.before(edge, last) : 0
    if (before === null) return null
    last = edge
    worth = crossing.worth
    gas += before + crossing.gas
    amounts.push(isIn ? worth : -worth)
  }
  return { amounts: isIn ? amounts : amounts.reverse(), gas }
}

function netOf({ amounts, gas }: PathAmount, kind: TradeKind, gasWorth: (gas: number) => bigint): bigint {
  return (kind === 'exactIn' ? (amounts.at(-1) ?? 0n) : -(amounts[0] ?? 0n)) - gasWorth(gas)
}

/** The minimum gain of a split: 0.05 % of the single path's result. */
export function minimumGain(net: bigint): bigint {
  return ((net < 0n ? -net : net) * GAIN_MIN) / 10_000n
}

const areDisjoint = (a: readonly Edge[], b: readonly Edge[]) =>
  a.every(({ pool }) => b.every((other) => other.pool !== pool))

const isNewTo = (found: readonly (readonly Edge[])[], edges: readonly Edge[]) =>
  found.every((known) => known.length !== edges.length || known.some((edge, at) => edge !== edges[at]))

function gatherCandidates({ amount, gasWorth, pathFor }: SplitRequest, single: Path | null): (readonly Edge[])[] {
  const found = single ? [single.edges] : []
  for (const [parts, paths] of SEARCHES) {
    const without = new Set<PoolState>()
    for (let n = 0; n < paths && found.length < CANDIDATES_MAX; n++) {
      const isWhole = parts === PARTS && (n === 0 || !single)
      const path: Path | null = isWhole ? single : pathFor((amount * BigInt(parts)) / BigInt(PARTS), gasWorth, without)
      if (!path) break
      if (isNewTo(found, path.edges)) found.push(path.edges)
      for (const { pool } of path.edges) without.add(pool)
    }
  }
  return found
}

/**
 * The result of a path for a share of the amount, in thousandths, after the gas of its hops but before the gas at its
 * ends; null if impossible.
 */
type NetAt = (path: number, thousandths: number) => bigint | null

/** The results are memoised. Paths may be appended to `paths` later. */
function createNets(paths: readonly (readonly Edge[])[], { kind, amount, gasWorth, links }: SplitRequest): NetAt {
  const nets: Map<number, bigint | null>[] = []
  return (path, thousandths) => {
    const own = (nets[path] ??= new Map<number, bigint | null>())
    const known = own.get(thousandths)
    if (known !== undefined) return known
    const edges = paths[path] ?? []
    const quoted = amountAlong(edges, kind, (amount * BigInt(thousandths)) / THOUSAND, links)
    const ends = links?.atEnds([edges]) ?? 0
    const net = quoted && netOf({ ...quoted, gas: quoted.gas - ends }, kind, gasWorth)
    own.set(thousandths, net)
    return net
  }
}

interface Combination {
  net: bigint
  shares: { path: number; parts: number }[]
}

/** The best splits between two paths, indexed by the total number of parts of the two paths. */
function bestPairs(i: number, j: number, netAt: NetAt): (Combination | undefined)[] {
  const pairs: (Combination | undefined)[] = []
  for (let a = 1; a < PARTS; a++) {
    const netA = netAt(i, a * UNIT)
    if (netA === null) continue
    for (let b = 1; a + b <= PARTS; b++) {
      const netB = netAt(j, b * UNIT)
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

function bestWithThird(pairs: readonly (Combination | undefined)[], k: number, netAt: NetAt): Combination | null {
  let best: Combination | null = null
  for (let c = 1; c <= PARTS - 2; c++) {
    const both = pairs[PARTS - c]
    const third = both ? netAt(k, c * UNIT) : null
    if (!both || third === null) continue
    const net = both.net + third
    if (best === null || net > best.net) best = { net, shares: [...both.shares, { path: k, parts: c }] }
  }
  return best
}

function bestCombination(
  paths: readonly (readonly Edge[])[],
  { legsMax, gasWorth, legGas, links }: SplitRequest,
  netAt: NetAt,
): Combination | null {
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
      const pairs = bestPairs(i, j, netAt)
      offer(pairs[PARTS])
      for (let k = j + 1; legsMax >= 3 && k < paths.length; k++) {
        if (disjoint[i]?.[k] && disjoint[j]?.[k]) offer(bestWithThird(pairs, k, netAt))
      }
    }
  }
  return best
}

const tokenBefore = ({ pool, isDown }: Edge) => (isDown ? pool.token0 : pool.token1).toLowerCase()

/**
 * Crosses two paths at each intermediate token that both contain. The result follows one path up to that token, and
 * then the other path.
 */
function crossed(a: readonly Edge[], b: readonly Edge[]): (readonly Edge[])[] {
  return a.flatMap((edge, at) => {
    const meets = b.findIndex((other, index) => index > 0 && at > 0 && tokenBefore(other) === tokenBefore(edge))
    if (meets < 1) return []
    return [
      [...a.slice(0, at), ...b.slice(meets)],
      [...b.slice(0, meets), ...a.slice(at)],
    ]
  })
}

/** Whether a path is allowed: at most HOPS_MAX pools, no token twice, and for an exact output only one protocol. */
function isPath(edges: readonly Edge[], kind: TradeKind): boolean {
  const isOne = kind === 'exactIn' || edges.every(({ pool }) => pool.protocol === edges[0]?.pool.protocol)
  return isOne && edges.length <= HOPS_MAX && new Set(edges.map(tokenBefore)).size === edges.length
}

/**
 * Searches for alternatives to a combination: the best path for each leg's share without the pools of the other legs,
 * the best path for a further leg, and crossings of two legs. Appends new paths to `paths`; returns false if there are
 * no new paths.
 */
function gatherAlternatives(
  paths: (readonly Edge[])[],
  { shares }: Combination,
  { kind, amount, gasWorth, legsMax, pathFor }: SplitRequest,
): boolean {
  const known = paths.length
  const searches = shares.map(({ path, parts }) => ({ parts, others: shares.filter((other) => other.path !== path) }))
  if (shares.length < legsMax) searches.push({ parts: FURTHER_PARTS, others: shares })
  for (const { parts, others } of searches) {
    const without = new Set(others.flatMap(({ path }) => (paths[path] ?? []).map(({ pool }) => pool)))
    const path = pathFor((amount * BigInt(parts)) / BigInt(PARTS), gasWorth, without)
    if (path && isNewTo(paths, path.edges)) paths.push(path.edges)
  }
  for (const [at, { path }] of shares.entries()) {
    for (const other of shares.slice(at + 1)) {
      for (const edges of crossed(paths[path] ?? [], paths[other.path] ?? []))
        if (isPath(edges, kind) && isNewTo(paths, edges)) paths.push(edges)
    }
  }
  return paths.length > known
}

interface Portion {
  path: number
  thousandths: number
}

function gainOf(from: Portion, to: Portion, move: number, netAt: NetAt): bigint | null {
  if (from.thousandths - move < 1) return null
  const fromNow = netAt(from.path, from.thousandths)
  const toNow = netAt(to.path, to.thousandths)
  const fromThen = netAt(from.path, from.thousandths - move)
  const toThen = netAt(to.path, to.thousandths + move)
  if (fromNow === null || toNow === null || fromThen === null || toThen === null) return null
  return fromThen + toThen - fromNow - toNow
}

function makeBestMove(portions: readonly Portion[], move: number, netAt: NetAt): boolean {
  let chosen: { from: Portion; to: Portion; gain: bigint } | null = null
  for (const from of portions) {
    for (const to of portions) {
      const gain = from === to ? null : gainOf(from, to, move, netAt)
      if (gain !== null && gain > (chosen?.gain ?? 0n)) chosen = { from, to, gain }
    }
  }
  if (!chosen) return false
  chosen.from.thousandths -= move
  chosen.to.thousandths += move
  return true
}

function isPromising({ amount, gasWorth, legGas, pathFor }: SplitRequest, single: Path | null): boolean {
  // Smaller amounts get better prices, so the price of one part is an upper bound for every split.
  const part = pathFor(amount / BigInt(PARTS), () => 0n, new Set())
  if (!part || !single) return part !== null
  return part.net * BigInt(PARTS) - gasWorth(2 * LEAST_HOP_GAS + legGas) > single.net + minimumGain(single.net)
}

/**
 * Splits an amount over two or more paths that have no pool in common, so that the result after gas is better than that
 * of the best single path. Null if such a split is unlikely. Shares add up to 1,000, largest first.
 * @param single - the best single path; null if no path can trade the whole amount, so that any split is a gain
 */
export function splitPaths(request: SplitRequest, single: Path | null): Share[] | null {
  const { amount, legsMax } = request
  if (legsMax < 2 || amount < THOUSAND * THOUSAND || !isPromising(request, single)) return null

  const paths = gatherCandidates(request, single)
  if (paths.length < 2) return null
  const netAt = createNets(paths, request)
  let found = bestCombination(paths, request, netAt)
  for (let round = 0; found && round < ROUNDS_MAX && gatherAlternatives(paths, found, request); round++)
    found = bestCombination(paths, request, netAt)
  if (!found) return null
  const portions = found.shares.map(({ path, parts }): Portion => ({ path, thousandths: parts * UNIT }))
  for (const move of MOVES) {
    let moves = 0
    while (moves < MOVES_MAX && makeBestMove(portions, move, netAt)) moves++
  }
  return portions
    .map(({ path, thousandths }) => ({ edges: paths[path] ?? [], thousandths }))
    .sort((a, b) => b.thousandths - a.thousandths || comparePaths(a.edges, b.edges))
}
