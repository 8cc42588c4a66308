import type { Protocol, TradeKind } from '../../pool/route'
import type { PoolState } from '../../pool/pool'
import { LEAST_HOP_GAS } from '../gas'
import { cross, type Crossing, type Edge, type PoolGraph, RATE_BITS } from './poolGraph'
import type { Links } from './links'

/**
 * The best rates from a token to the last token of a path, at the pools' prices before the trade. A trade only worsens
 * these prices. Rates are multiplied by 2^160, and are null if there is no path.
 */
interface BestRates {
  /** The best rate with one hop. */
  one: (token: string) => bigint | null
  /** The best rate with one or two hops. */
  any: (token: string) => bigint | null
}

interface BestRatesRequest {
  kind: TradeKind
  /** The last token of the path, as an address in lower case. The addresses in `bases` are in lower case, too. */
  to: string
  bases: readonly string[]
  hopsMax: number
  /** The only protocol that the hops may use; null if protocols may be mixed. */
  protocol: Protocol | null
}

/** An upper bound for the result of `worth` at a rate. The 4 exceeds all rounding errors within and between pools. */
function atMost(kind: TradeKind, worth: bigint, rate: bigint): bigint {
  return kind === 'exactIn' ? ((worth * rate) >> RATE_BITS) + 4n : 4n - ((-worth * rate) >> RATE_BITS)
}

export function atMostBy(kind: TradeKind, worth: bigint, { most, least }: Edge): bigint {
  return atMost(kind, worth, kind === 'exactIn' ? most : least)
}

export function createBestRates(graph: PoolGraph, { kind, to, bases, hopsMax, protocol }: BestRatesRequest): BestRates {
  const isIn = kind === 'exactIn'
  const better = (a: bigint | null, b: bigint) => (a === null || (isIn ? b > a : b < a) ? b : a)
  const rateOf = (a: string, b: string): bigint | null => {
    let best: bigint | null = null
    for (const edge of isIn ? graph.between(a, b) : graph.between(b, a))
      if (protocol === null || edge.pool.protocol === protocol) best = better(best, isIn ? edge.most : edge.least)
    return best
  }
  const one = new Map(bases.filter((base) => base !== to).map((base) => [base, rateOf(base, to)]))
  const any = new Map<string, bigint | null>()
  for (const [base, direct] of one) {
    let best = direct
    for (const [next, last] of hopsMax >= 3 ? one : []) {
      const rate = next === base || last === null ? null : rateOf(base, next)
      if (rate !== null && last !== null) best = better(best, ((rate * last) >> RATE_BITS) + (isIn ? 1n : 0n))
    }
    any.set(base, best)
  }
  return { one: (token) => one.get(token) ?? null, any: (token) => any.get(token) ?? null }
}

/** The path to find. An exact output is computed from the end of the trade to its start. */
export interface PathRequest {
  kind: TradeKind
  /** The token at which the computation starts. All tokens are addresses in lower case. */
  from: string
  to: string
  bases: readonly string[]
  /** The `worth` with which the computation starts, see `Crossing`. */
  worth: bigint
  hopsMax: number
  gasWorth: (gas: number) => bigint
  /** Converts the last hop's result into the amount after the transfer tax. Monotonically increasing. */
  arriving: (worth: bigint) => bigint
  protocol: Protocol | null
  reach: BestRates
  without: ReadonlySet<PoolState>
  links: Links | null
}

export interface Path {
  edges: readonly Edge[]
  /** The result of the path after gas, see `Crossing`. */
  net: bigint
}

export interface PathSearch {
  best: Path | null
  /** The best possible result of a path that leaves the known ticks of a pool; null if there is no such path. */
  cutNet: bigint | null
}

/** A label: a partial path with its last hop, the previous label, and the totals so far. */
export interface Label {
  worth: bigint
  gas: number
  isCut: boolean
  edge: Edge
  last: Label | null
}

export function byWorth(a: Label, b: Label): number {
  if (a.worth !== b.worth) return a.worth > b.worth ? -1 : 1
  return a.gas - b.gas
}

const keysOf = (edges: readonly Edge[]) => edges.map(({ key }) => key).join()

/** By the number of hops, then by pool ids, so that equally good paths never alternate. Zero for the same pools. */
export function comparePaths(a: readonly Edge[], b: readonly Edge[]): number {
  if (a.length !== b.length) return a.length - b.length
  const [keyA, keyB] = [keysOf(a), keysOf(b)]
  if (keyA === keyB) return 0
  return keyA < keyB ? -1 : 1
}

function edgesOf(label: Label, kind: TradeKind): Edge[] {
  const edges: Edge[] = []
  for (let at: Label | null = label; at; at = at.last) edges.push(at.edge)
  return kind === 'exactIn' ? edges.reverse() : edges
}

export const after = (label: Label | null, edge: Edge, { worth, gas, state }: Crossing, before: number): Label => ({
  worth,
  gas: (label?.gas ?? 0) + before + gas,
  isCut: state === 'cut' || (label?.isCut ?? false),
  edge,
  last: label,
})

/** The best path so far, and functions that test whether another path can still beat it. */
export function createSearch(graph: PoolGraph, request: PathRequest) {
  const { kind, gasWorth, arriving, protocol, without, links } = request
  const isIn = kind === 'exactIn'
  let best: Path | null = null
  let cutNet: bigint | null = null

  const between = (a: string, b: string) => (isIn ? graph.between(a, b) : graph.between(b, a))

  const isUsable = ({ pool }: Edge) => !without.has(pool) && (protocol === null || pool.protocol === protocol)

  /** Null if the hop cannot follow the label. */
  const before = (edge: Edge, label: Label | null) => (links ? links.before(edge, label && label.edge) : 0)

  function arrive(label: Label): void {
    const ends = links ? links.atEnds([edgesOf(label, kind)]) : 0
    if (ends === null) return
    const net = arriving(label.worth) - gasWorth(label.gas + ends)
    if (label.isCut) {
      if (cutNet === null || net > cutNet) cutNet = net
      return
    }
    if (best && net < best.net) return
    const edges = edgesOf(label, kind)
    if (best && net === best.net && comparePaths(edges, best.edges) >= 0) return
    best = { net, edges }
  }

  const isHopeless = (worth: bigint, gas: number) => best !== null && arriving(worth) - gasWorth(gas) <= best.net

  /** The best rate to the end and the minimum gas of another hop bound what a partial path can bring. */
  const isHopelessFrom = (worth: bigint, rate: bigint | null, gas: number) =>
    rate === null || (best !== null && isHopeless(atMost(kind, worth, rate), gas + LEAST_HOP_GAS))

  const found = (): PathSearch => ({ best, cutNet })
  return { request, between, isUsable, before, arrive, isHopeless, isHopelessFrom, found }
}

export type Search = ReturnType<typeof createSearch>

function firstLabels({ request: { kind, worth }, isUsable, before }: Search, edges: readonly Edge[]): Label[] {
  const labels: Label[] = []
  for (const edge of edges) {
    const gas = isUsable(edge) ? before(edge, null) : null
    const crossing = gas === null ? null : cross(edge, kind, worth)
    if (gas !== null && crossing && crossing.state !== 'none') labels.push(after(null, edge, crossing, gas))
  }
  return labels
}

export function searchDirect(search: Search): void {
  const { from, to } = search.request
  for (const label of firstLabels(search, search.between(from, to))) search.arrive(label)
}

/** The labels with one hop from the start to a token, best first, without those that cannot lead to the best path. */
export function begin(search: Search, token: string): Label[] {
  const { request, between, isHopelessFrom } = search
  const { kind, from, worth, reach } = request
  const rate = reach.any(token)
  const open = between(from, token).filter((edge) => !isHopelessFrom(atMostBy(kind, worth, edge), rate, edge.leastGas))
  return firstLabels(search, open).sort(byWorth)
}

/** Extends the labels of one token, best first, by the last hop to `to`. */
export function finish(search: Search, token: string, labels: readonly Label[]): void {
  const { between, isUsable, isHopeless, before, arrive } = search
  const { kind, to } = search.request
  for (const edge of between(token, to)) {
    if (!isUsable(edge)) continue
    let bound: bigint | undefined
    for (const label of labels) {
      const gas = label.gas + edge.leastGas
      if (bound !== undefined && isHopeless(bound, gas)) continue
      if (isHopeless(atMostBy(kind, label.worth, edge), gas)) continue
      const joined = before(edge, label)
      if (joined === null) continue
      const crossing = cross(edge, kind, label.worth)
      if (crossing.state !== 'none') arrive(after(label, edge, crossing, joined))
      if (crossing.bound === null) break
      bound = crossing.bound
    }
  }
}
