import { comparePaths, type Path } from './bestPath'
import { LEG_GAS, V2_HOP_GAS } from '../gas'
import { cross, type Edge } from './poolGraph'
import type { PoolState } from '../pools/pool'
import type { TradeKind } from '../quote'

/** A path and how much of the trade takes it, in thousandths. */
export interface Share {
  edges: readonly Edge[]
  thousandths: number
}

export interface SplitRequest {
  kind: TradeKind
  /** Base units of the fixed side. */
  amount: bigint
  legsMax: number
  /** What gas costs in base units of the other side. */
  gasWorth: (gas: number) => bigint
  /** The best path for so much of the fixed side, less its gas by the given worth, that uses none of these pools. */
  pathFor: (amount: bigint, gasWorth: (gas: number) => bigint, without: ReadonlySet<PoolState>) => Path | null
}

/** Every amount along a path, in the trade's direction, and the gas of its hops. */
export interface Walk {
  amounts: bigint[]
  gas: number
}

const THOUSAND = 1_000n
/** The first grid, in parts of the trade. A leg never takes less than one of them. */
const PARTS = 20
const CANDIDATES_MAX = 8
/** How many paths without a common pool are looked for, at these parts of the amount. */
const LOOKS: readonly (readonly [parts: number, paths: number])[] = [
  [20, 3],
  [8, 3],
  [2, 3],
]
/** Thousandths by which the shares are moved about in the end. */
const MOVES = [25, 12, 6, 3, 1] as const
const MOVES_MAX = 12
/** A split is worth its trouble from this gain on, in ten thousandths. */
const GAIN_MIN = 5n

/** Walks a whole amount along a path: forwards from an exact input, backwards from an exact output. Null if it cannot. */
export function walk(edges: readonly Edge[], kind: TradeKind, amount: bigint): Walk | null {
  const isIn = kind === 'exactIn'
  const amounts = [amount]
  let worth = isIn ? amount : -amount
  let gas = 0
  for (let at = 0; at < edges.length; at++) {
    const edge = edges[isIn ? at : edges.length - 1 - at]
    const crossing = edge && cross(edge, kind, worth)
    if (crossing?.state !== 'whole') return null
    worth = crossing.worth
    gas += crossing.gas
    amounts.push(isIn ? worth : -worth)
  }
  return { amounts: isIn ? amounts : amounts.reverse(), gas }
}

/** What a walk comes to: what arrives, or minus what goes in, less the gas of its hops. */
function netOf({ amounts, gas }: Walk, kind: TradeKind, gasWorth: (gas: number) => bigint): bigint {
  return (kind === 'exactIn' ? (amounts.at(-1) ?? 0n) : -(amounts[0] ?? 0n)) - gasWorth(gas)
}

/** The gain that a split must bring: 0.05 % of what the single path comes to. */
export function gainWanted(net: bigint): bigint {
  return ((net < 0n ? -net : net) * GAIN_MIN) / 10_000n
}

const areDisjoint = (a: readonly Edge[], b: readonly Edge[]) =>
  a.every(({ pool }) => b.every((other) => other.pool !== pool))

function gather({ amount, gasWorth, pathFor }: SplitRequest, single: Path): (readonly Edge[])[] {
  const found = [single.edges]
  const isNew = (edges: readonly Edge[]) =>
    found.every((known) => known.length !== edges.length || known.some((edge, at) => edge !== edges[at]))
  for (const [parts, paths] of LOOKS) {
    const without = new Set<PoolState>()
    for (let n = 0; n < paths && found.length < CANDIDATES_MAX; n++) {
      const path: Path | null =
        parts === PARTS && n === 0 ? single : pathFor((amount * BigInt(parts)) / BigInt(PARTS), gasWorth, without)
      if (!path) break
      if (isNew(path.edges)) found.push(path.edges)
      for (const { pool } of path.edges) without.add(pool)
    }
  }
  return found
}

interface Combination {
  net: bigint
  shares: { path: number; parts: number }[]
}

/**
 * How to spread an amount over two or more paths without a common pool so that more comes out, after gas, than by the one
 * best path. Null when that gains less than 0.05 %. Shares add up to 1,000, the largest first.
 */
export function splitPaths(request: SplitRequest, single: Path): Share[] | null {
  const { kind, amount, legsMax, gasWorth, pathFor } = request
  if (legsMax < 2 || amount < THOUSAND * THOUSAND) return null
  const wanted = single.net + gainWanted(single.net)
  // The smaller the part, the better its price: if all of it at a twentieth's price would not do, no split can.
  const part = pathFor(amount / BigInt(PARTS), () => 0n, new Set())
  if (!part || part.net * BigInt(PARTS) - gasWorth(2 * V2_HOP_GAS + LEG_GAS) <= wanted) return null

  const paths = gather(request, single)
  if (paths.length < 2) return null
  const nets = paths.map(() => new Map<number, bigint | null>())
  const netAt = (path: number, thousandths: number): bigint | null => {
    const known = nets[path]?.get(thousandths)
    if (known !== undefined) return known
    const way = walk(paths[path] ?? [], kind, (amount * BigInt(thousandths)) / THOUSAND)
    const net = way && netOf(way, kind, gasWorth)
    nets[path]?.set(thousandths, net)
    return net
  }
  const legWorth = gasWorth(LEG_GAS)
  const unit = Number(THOUSAND) / PARTS
  let best: Combination | null = null
  const offer = (net: bigint, shares: Combination['shares']) => {
    if (best === null || net > best.net) best = { net, shares }
  }
  const disjoint = paths.map((a) => paths.map((b) => areDisjoint(a, b)))
  for (let i = 0; i < paths.length; i++) {
    for (let j = i + 1; j < paths.length; j++) {
      if (!disjoint[i]?.[j]) continue
      // The best of two paths for so many parts together; the third takes the rest.
      const together: (Combination | undefined)[] = []
      for (let a = 1; a < PARTS; a++) {
        const netA = netAt(i, a * unit)
        if (netA === null) continue
        for (let b = 1; a + b <= PARTS; b++) {
          const netB = netAt(j, b * unit)
          if (netB === null) continue
          const known = together[a + b]
          const net = netA + netB - legWorth
          if (known && net <= known.net) continue
          const shares = [
            { path: i, parts: a },
            { path: j, parts: b },
          ]
          together[a + b] = { net, shares }
        }
      }
      const whole = together[PARTS]
      if (whole) offer(whole.net, whole.shares)
      if (legsMax < 3) continue
      for (let k = j + 1; k < paths.length; k++) {
        if (!disjoint[i]?.[k] || !disjoint[j]?.[k]) continue
        for (let c = 1; c <= PARTS - 2; c++) {
          const both = together[PARTS - c]
          const net = both && netAt(k, c * unit)
          if (both && net !== null && net !== undefined)
            offer(both.net + net - legWorth, [...both.shares, { path: k, parts: c }])
        }
      }
    }
  }
  const found = best as Combination | null
  if (!found) return null

  const shares = found.shares.map(({ path, parts }) => ({ path, thousandths: parts * unit }))
  /** What moving some of one leg over to another gains. */
  const gainOf = (from: (typeof shares)[number], to: (typeof shares)[number], move: number): bigint | null => {
    if (from.thousandths - move < 1) return null
    const fromNow = netAt(from.path, from.thousandths)
    const toNow = netAt(to.path, to.thousandths)
    const fromThen = netAt(from.path, from.thousandths - move)
    const toThen = netAt(to.path, to.thousandths + move)
    if (fromNow === null || toNow === null || fromThen === null || toThen === null) return null
    return fromThen + toThen - fromNow - toNow
  }
  for (const move of MOVES) {
    for (let moves = 0; moves < MOVES_MAX; moves++) {
      let chosen: { from: (typeof shares)[number]; to: (typeof shares)[number]; gain: bigint } | null = null
      for (const from of shares) {
        for (const to of shares) {
          const gain = from === to ? null : gainOf(from, to, move)
          if (gain !== null && gain > (chosen?.gain ?? 0n)) chosen = { from, to, gain }
        }
      }
      if (!chosen) break
      chosen.from.thousandths -= move
      chosen.to.thousandths += move
    }
  }
  return shares
    .map(({ path, thousandths }) => ({ edges: paths[path] ?? [], thousandths }))
    .sort((a, b) => b.thousandths - a.thousandths || comparePaths(a.edges, b.edges))
}
