import { cross, type Edge } from './poolGraph'
import type { Links } from './links'
import type { Path } from './pathSearch'
import type { PoolState } from '../../pool/pool'
import type { TradeKind } from '../../pool/route'

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

/** Amounts in the trade's direction. `gas` includes the gas between hops and at the ends. */
export interface PathAmount {
  amounts: bigint[]
  gas: number
}

/** The steps, in thousandths of the amount, by which the parts of a division are refined. */
const MOVES = [25n, 12n, 6n, 3n, 1n] as const
const MOVES_MAX = 12
/** Amounts of fewer base units than this are rounded by a considerable share. */
const COARSE_MAX = 20_000n
/** The number of distances, and of rounds, in which the parts of coarse amounts are refined. */
const COARSE_MOVES = 40
const COARSE_ROUNDS = 2

/** An amount along a path: forwards for an exact input, backwards for an exact output; null if impossible. */
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

/** The result of a path for a part, after the gas of its hops but before that at its ends; null if impossible. */
type NetAt = (path: number, part: bigint) => bigint | null

/** The results are memoised. Paths may be appended to `paths` later. */
export function createNets(paths: readonly (readonly Edge[])[], { kind, gasWorth, links }: SplitRequest): NetAt {
  const nets: Map<bigint, bigint | null>[] = []
  return (path, part) => {
    const own = (nets[path] ??= new Map<bigint, bigint | null>())
    const known = own.get(part)
    if (known !== undefined) return known
    const edges = paths[path] ?? []
    const quoted = part > 0n ? amountAlong(edges, kind, part, links) : null
    const ends = links?.atEnds([edges]) ?? 0
    const net = quoted && netOf({ ...quoted, gas: quoted.gas - ends }, kind, gasWorth)
    own.set(part, net)
    return net
  }
}

/** A leg of a division: the index of its path, and its part of the amount in base units. */
export interface Portion {
  path: number
  part: bigint
}

/** A division of the amount between paths, and its result after gas. */
export interface Division {
  portions: Portion[]
  net: bigint
}

export interface Problem {
  /** The paths found so far. Others may be appended. */
  paths: (readonly Edge[])[]
  request: SplitRequest
  netAt: NetAt
}

/** The result of a division after the gas of its hops, of its ends and of its further legs; null if impossible. */
export function netOfAll(
  portions: readonly Portion[],
  { paths, netAt, request: { gasWorth, legGas, links } }: Problem,
): bigint | null {
  // The legs share the wrapping or unwrapping at an end, so its gas is counted once.
  const ends = links ? links.atEnds(portions.map(({ path }) => paths[path] ?? [])) : 0
  if (ends === null) return null
  let sum = -gasWorth(ends + (portions.length - 1) * legGas)
  for (const { path, part } of portions) {
    const net = netAt(path, part)
    if (net === null) return null
    sum += net
  }
  return sum
}

function gainOf(from: Portion, to: Portion, move: bigint, netAt: NetAt): bigint | null {
  if (from.part <= move) return null
  const fromNow = netAt(from.path, from.part)
  const toNow = netAt(to.path, to.part)
  const fromThen = netAt(from.path, from.part - move)
  const toThen = netAt(to.path, to.part + move)
  if (fromNow === null || toNow === null || fromThen === null || toThen === null) return null
  return fromThen + toThen - fromNow - toNow
}

/** Moves one of the given amounts from one leg to another, if that is better. */
function makeBestMove(portions: readonly Portion[], moves: readonly bigint[], netAt: NetAt): boolean {
  let chosen: { from: Portion; to: Portion; move: bigint; gain: bigint } | null = null
  for (const from of portions) {
    for (const to of portions) {
      for (const move of from === to ? [] : moves) {
        const gain = gainOf(from, to, move, netAt)
        if (gain !== null && gain > (chosen?.gain ?? 0n)) chosen = { from, to, move, gain }
      }
    }
  }
  if (!chosen) return false
  chosen.from.part -= chosen.move
  chosen.to.part += chosen.move
  return true
}

export function refined(from: readonly Portion[], problem: Problem): Division | null {
  const { amount } = problem.request
  const portions = from.map((leg) => ({ ...leg }))
  for (const thousandths of MOVES) {
    const move = [(amount * thousandths) / 1_000n || 1n]
    let moves = 0
    while (moves < MOVES_MAX && makeBestMove(portions, move, problem.netAt)) moves++
  }
  const net = netOfAll(portions, problem)
  return net === null ? null : { portions, net }
}

/**
 * Refines the parts again if an amount has few base units. Each pool rounds such amounts, so a greater move may be
 * better although a lesser one is worse.
 */
export function refinedCoarsely(from: readonly Portion[], { request: { amount }, netAt }: Problem): Portion[] {
  const portions = from.map((leg) => ({ ...leg }))
  const results = portions.reduce((sum, { path, part }) => sum + (netAt(path, part) ?? 0n), 0n)
  if (amount >= COARSE_MAX && (results >= COARSE_MAX || results <= -COARSE_MAX)) return portions
  const unit = amount / 1_000n || 1n
  const moves = Array.from({ length: COARSE_MOVES }, (_, at) => unit * BigInt(at + 1))
  for (let round = 0; round < COARSE_ROUNDS && makeBestMove(portions, moves, netAt); round++);
  return portions
}
