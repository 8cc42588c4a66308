import { LEAST_HOP_GAS } from '../gas'
import { cross, type Edge, type PoolGraph } from './poolGraph'
import {
  after,
  atMostBy,
  begin,
  byWorth,
  createSearch,
  finish,
  type Label,
  type PathRequest,
  type PathSearch,
  type Search,
  searchDirect,
} from './pathSearch'

/** The labels (partial paths) that reach a token with two hops. */
interface Gathered {
  labels: Label[]
  isBounded: boolean
}

interface Middle {
  token: string
  labels: readonly Label[]
  next: string
  gathered: Gathered
  rate: bigint
}

/** The result of the best label in each pool is an upper bound for the results of all other labels. */
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
    // A pool that cannot take the whole amount of the best label may still give a good result for a smaller amount.
    else if (crossing.bound !== null) gathered.isBounded = false
  }
}

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

interface Bounds {
  edges: ReadonlyMap<Edge, bigint | null>
  ends: ReadonlyMap<string, bigint | null>
}

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

/** The best label of every base token is extended first, because its results limit those of the other labels. */
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
 * Finds the path of up to three hops with the best result after gas. The search is exact but computes only a few paths.
 * A hop is computed only if its upper bound, minus the minimum gas of the rest of the path, beats the best path so far.
 * Two facts give upper bounds for the result of a hop: a trade only worsens prices, and a larger input never gives a
 * smaller output, so the best label of a token has the best result in each pool. (A worse label must still be kept,
 * because it may cross fewer ticks.) No token repeats in three hops, because the tokens of a path are its two ends and
 * two different base tokens.
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
