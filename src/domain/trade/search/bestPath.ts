import { LEAST_HOP_GAS } from '../gas'
import { cross, type Edge, type PoolGraph } from './poolGraph'
import {
  after,
  begin,
  byWorth,
  createSearch,
  finish,
  searchDirect,
  type Label,
  type PathRequest,
  type PathSearch,
  type Search,
} from './pathSearch'
import { atMostBy } from './bestRates'

/** The labels at a token two hops from the start. */
interface Gathered {
  labels: Label[]
  /** Whether its best label bounds all labels that may still come. */
  isBounded: boolean
}

/** Two different tokens in the middle of a path, the second with the best rate from it to the end. */
interface Middle {
  token: string
  labels: readonly Label[]
  next: string
  gathered: Gathered
  rate: bigint
}

/** Extends the best label of a token by one hop. Its results by pool are bounds for those of all other labels. */
function extendBest(search: Search, { token, labels, next, gathered, rate }: Middle, bounds: Map<Edge, bigint | null>) {
  const { between, isUsable, isHopelessFrom, before } = search
  const { kind } = search.request
  const [top] = labels
  if (!top) return
  for (const edge of between(token, next)) {
    if (!isUsable(edge)) continue
    if (isHopelessFrom(atMostBy(kind, top.worth, edge), rate, top.gas + edge.leastGas)) {
      gathered.isBounded = false
      continue
    }
    const crossing = cross(edge, kind, top.worth)
    bounds.set(edge, crossing.bound)
    const joined = before(edge, top)
    if (joined === null) gathered.isBounded = false
    else if (crossing.state !== 'none') gathered.labels.push(after(top, edge, crossing, joined))
    // A pool that cannot take all of the best label may still do well with a lesser one.
    else if (crossing.bound !== null) gathered.isBounded = false
  }
}

/** The most that any path with this as its last token can arrive with; null where its best label is not a bound. */
function mostBy(search: Search, token: string, { labels, isBounded }: Gathered): bigint | null {
  const { between, isUsable, request } = search
  const [top] = labels.sort(byWorth)
  let most: bigint | null = null
  for (const edge of top && isBounded ? between(token, request.to) : []) {
    const crossing = top && isUsable(edge) ? cross(edge, request.kind, top.worth) : null
    if (crossing && crossing.bound !== null && (most === null || crossing.bound > most)) most = crossing.bound
  }
  return most
}

/** The bounds for all labels of a middle but the best. */
interface Bounds {
  /** The result of the best label, by pool. */
  edges: ReadonlyMap<Edge, bigint | null>
  /** What can arrive at the end, by the second token. */
  ends: ReadonlyMap<string, bigint | null>
}

/** Extends one pool's labels, except the best, by one hop, as long as they may still lead to a better path. */
function extendBy(search: Search, edge: Edge, { labels, next, gathered, rate }: Middle, { edges, ends }: Bounds) {
  const { isHopeless, isHopelessFrom, before } = search
  const { kind } = search.request
  const most = ends.get(next) ?? null
  let bound = edges.get(edge)
  for (let at = 1; at < labels.length && bound !== null; at++) {
    const label = labels[at]
    if (!label) break
    const gas = label.gas + edge.leastGas
    if (most !== null && isHopeless(most, gas + LEAST_HOP_GAS)) continue
    if (isHopelessFrom(atMostBy(kind, label.worth, edge), rate, gas)) continue
    if (bound !== undefined && isHopelessFrom(bound, rate, gas)) continue
    const joined = before(edge, label)
    if (joined === null) continue
    const crossing = cross(edge, kind, label.worth)
    bound = crossing.bound
    if (crossing.state !== 'none') gathered.labels.push(after(label, edge, crossing, joined))
  }
}

/** All paths of three hops. The best label of every base goes first: its result is a bound for all others. */
function searchVia(search: Search, first: readonly { token: string; labels: readonly Label[] }[]) {
  const second = new Map(first.map(({ token }): [string, Gathered] => [token, { labels: [], isBounded: true }]))
  const middles: Middle[] = []
  for (const { token, labels } of first) {
    if (labels.length === 0) continue
    for (const [next, gathered] of second) {
      const rate = next === token ? null : search.request.reach.one(next)
      if (rate !== null) middles.push({ token, labels, next, gathered, rate })
    }
  }
  const edges = new Map<Edge, bigint | null>()
  for (const middle of middles) extendBest(search, middle, edges)
  const ends = new Map([...second].map(([token, gathered]) => [token, mostBy(search, token, gathered)]))
  for (const middle of middles) {
    if (middle.labels.length < 2) continue
    for (const edge of search.between(middle.token, middle.next)) {
      if (search.isUsable(edge)) extendBy(search, edge, middle, { edges, ends })
    }
  }
  for (const [token, { labels }] of second) finish(search, token, labels.sort(byWorth))
}

/**
 * The path of up to three hops that arrives with the most, after gas: exactly the best of all paths, without computing
 * most of them. A hop is only computed if its upper bound, less the least gas it could still need, beats the best path
 * so far. Two things bound its result: prices only get worse than before the trade; and since swaps are monotone, the
 * result of one label is more than that of every lesser label of the same token. (A lesser label cannot simply be
 * dropped: it may cross fewer ticks.) With three hops no token repeats, since a path's tokens are its two ends and two
 * different bases.
 */
export function bestPath(graph: PoolGraph, request: PathRequest): PathSearch {
  const search = createSearch(graph, request)
  const { from, to, bases, hopsMax } = request
  searchDirect(search)
  const middles = hopsMax >= 2 ? bases.filter((base) => base !== from && base !== to) : []
  const first = middles.map((token) => ({ token, labels: begin(search, token) }))
  for (const { token, labels } of first) finish(search, token, labels)
  if (hopsMax >= 3) searchVia(search, first)
  return search.found()
}
