import { V2_HOP_GAS } from '../gas'
import { cross, type Crossing, type Edge, type PoolGraph } from './poolGraph'
import type { PoolState } from '../pools/pool'
import type { TradeKind } from '../quote'
import { atMost, atMostBy, type Reach } from './reach'
import type { Protocol } from './route'

/** What a path is looked for, in the direction of reckoning: an exact output is followed from its end to its start. */
export interface PathRequest {
  kind: TradeKind
  /** Lower case addresses: where reckoning begins and where it is to arrive. */
  from: string
  to: string
  /** Lower case addresses of the tokens that may stand in between. */
  bases: readonly string[]
  /** What is known of the first token: see Crossing. */
  worth: bigint
  hopsMax: number
  /** What gas costs in base units of the last token. */
  gasWorth: (gas: number) => bigint
  /** What is left of the last hop's worth when it arrives. Rises with it. */
  arriving: (worth: bigint) => bigint
  /** The one protocol of all hops, or null when they may be mixed. */
  protocol: Protocol | null
  /** The best rates to `to`. */
  reach: Reach
  /** Pools that may not be used. */
  without: ReadonlySet<PoolState>
}

/** A way through pools, in the trade's direction. */
export interface Path {
  edges: readonly Edge[]
  /** Arriving, less the gas of its hops. */
  net: bigint
}

export interface PathSearch {
  best: Path | null
  /** The most that a path could come to that leads beyond the known ticks; null when none does. */
  cutNet: bigint | null
}

/** A way so far. */
interface Label {
  worth: bigint
  gas: number
  isCut: boolean
  edge: Edge
  last: Label | null
}

function lastToFirst(label: Label): Edge[] {
  const edges: Edge[] = []
  for (let at: Label | null = label; at; at = at.last) edges.push(at.edge)
  return edges
}

/** Better labels first. */
function byWorth(a: Label, b: Label): number {
  if (a.worth !== b.worth) return a.worth > b.worth ? -1 : 1
  return a.gas - b.gas
}

const keysOf = (edges: readonly Edge[]) => edges.map(({ key }) => key).join()

/** Fewer hops first, then the lower pool addresses, so that equal paths never take turns. Zero for the same pools. */
export function comparePaths(a: readonly Edge[], b: readonly Edge[]): number {
  if (a.length !== b.length) return a.length - b.length
  const [keyA, keyB] = [keysOf(a), keysOf(b)]
  if (keyA === keyB) return 0
  return keyA < keyB ? -1 : 1
}

/**
 * The path of up to three hops that arrives with the most, after gas: exactly the best of all paths, without walking most
 * of them. A hop is only reckoned if what it could come to, less the least gas it could still need, beats the best path so
 * far. Two things bound what it could come to: prices get only worse than before the trade; and as swaps are monotone,
 * what one label comes to is more than what every lesser label of the same token comes to. (A lesser label cannot simply
 * be dropped: it may cross fewer ticks.) With three hops no token comes twice by itself, as a path's
 * tokens are its two ends and two different bases.
 */
export function bestPath(graph: PoolGraph, request: PathRequest): PathSearch {
  const { kind, from, to, bases, hopsMax, gasWorth, arriving, protocol, reach, without } = request
  const isUsable = ({ pool }: Edge) => !without.has(pool) && (protocol === null || pool.protocol === protocol)
  const between = (a: string, b: string) => (kind === 'exactIn' ? graph.between(a, b) : graph.between(b, a))
  let best: { label: Label; net: bigint; edges: Edge[] } | null = null
  let cutNet: bigint | null = null

  const edgesOf = (label: Label) => (kind === 'exactIn' ? lastToFirst(label).reverse() : lastToFirst(label))

  function arrive(label: Label) {
    const net = arriving(label.worth) - gasWorth(label.gas)
    if (label.isCut) {
      if (cutNet === null || net > cutNet) cutNet = net
      return
    }
    if (best && net < best.net) return
    const edges = edgesOf(label)
    if (best && net === best.net && comparePaths(edges, best.edges) >= 0) return
    best = { label, net, edges }
  }

  /** Whether nothing that comes to this much at the end, with so much gas, can be better than the best so far. */
  const isHopeless = (worth: bigint, gas: number) => best !== null && arriving(worth) - gasWorth(gas) <= best.net

  const after = (label: Label | null, edge: Edge, { worth, gas, state }: Crossing): Label => ({
    worth,
    gas: (label?.gas ?? 0) + gas,
    isCut: state === 'cut' || (label?.isCut ?? false),
    edge,
    last: label,
  })

  /** The same before the end is reached, by the best rate that leads there and the least gas of a hop. */
  const isHopelessFrom = (worth: bigint, rate: bigint | null, gas: number) =>
    rate === null || (best !== null && isHopeless(atMost(kind, worth, rate), gas + V2_HOP_GAS))

  /** All labels one hop on from the beginning that may come to something. */
  function begin(token: string, rate: bigint | null): Label[] {
    const labels: Label[] = []
    for (const edge of between(from, token)) {
      if (!isUsable(edge) || isHopelessFrom(atMostBy(kind, request.worth, edge), rate, edge.leastGas)) continue
      const crossing = cross(edge, kind, request.worth)
      if (crossing.state !== 'none') labels.push(after(null, edge, crossing))
    }
    return labels.sort(byWorth)
  }

  /** Takes labels of one token, the best first, to the end. */
  function finish(token: string, labels: readonly Label[]) {
    for (const edge of between(token, to)) {
      if (!isUsable(edge)) continue
      let bound: bigint | undefined
      for (const label of labels) {
        const gas = label.gas + edge.leastGas
        if (bound !== undefined && isHopeless(bound, gas)) continue
        if (isHopeless(atMostBy(kind, label.worth, edge), gas)) continue
        const crossing = cross(edge, kind, label.worth)
        if (crossing.state !== 'none') arrive(after(label, edge, crossing))
        if (crossing.bound === null) break
        bound = crossing.bound
      }
    }
  }

  for (const edge of between(from, to)) {
    const crossing = isUsable(edge) ? cross(edge, kind, request.worth) : null
    if (crossing && crossing.state !== 'none') arrive(after(null, edge, crossing))
  }
  const middles = hopsMax >= 2 ? bases.filter((base) => base !== from && base !== to) : []
  const first = middles.map((token) => ({ token, labels: begin(token, reach.any(token)) }))
  for (const { token, labels } of first) finish(token, labels)

  if (hopsMax >= 3) {
    const second = new Map(middles.map((token) => [token, { labels: [] as Label[], isBounded: true }]))
    const bounds = new Map<Edge, bigint | null>()
    // The best label of every base goes first: what it comes to bounds all the others.
    for (const { token, labels } of first) {
      const [top] = labels
      if (!top) continue
      for (const [next, gathered] of second) {
        const rate = reach.one(next)
        if (next === token || rate === null) continue
        for (const edge of between(token, next)) {
          if (!isUsable(edge)) continue
          if (isHopelessFrom(atMostBy(kind, top.worth, edge), rate, top.gas + edge.leastGas)) {
            gathered.isBounded = false
            continue
          }
          const crossing = cross(edge, kind, top.worth)
          bounds.set(edge, crossing.bound)
          if (crossing.state !== 'none') gathered.labels.push(after(top, edge, crossing))
          // A pool that cannot take all of the best label may still do much with a lesser one.
          else if (crossing.bound !== null) gathered.isBounded = false
        }
      }
    }
    const ends = new Map<string, bigint | null>()
    for (const [token, gathered] of second) {
      const [top] = gathered.labels.sort(byWorth)
      let most: bigint | null = null
      for (const edge of top && gathered.isBounded ? between(token, to) : []) {
        const crossing = top && isUsable(edge) ? cross(edge, kind, top.worth) : null
        if (crossing && crossing.bound !== null && (most === null || crossing.bound > most)) most = crossing.bound
      }
      ends.set(token, most)
    }
    for (const { token, labels } of first) {
      const others = labels.slice(1)
      if (others.length === 0) continue
      for (const [next, gathered] of second) {
        const rate = reach.one(next)
        if (next === token || rate === null) continue
        const most = ends.get(next) ?? null
        for (const edge of between(token, next)) {
          if (!isUsable(edge)) continue
          let bound = bounds.get(edge)
          for (const label of others) {
            if (bound === null) break
            const gas = label.gas + edge.leastGas
            if (most !== null && isHopeless(most, gas + V2_HOP_GAS)) continue
            if (isHopelessFrom(atMostBy(kind, label.worth, edge), rate, gas)) continue
            if (bound !== undefined && isHopelessFrom(bound, rate, gas)) continue
            const crossing = cross(edge, kind, label.worth)
            bound = crossing.bound
            if (crossing.state !== 'none') gathered.labels.push(after(label, edge, crossing))
          }
        }
      }
    }
    for (const [token, gathered] of second) finish(token, gathered.labels.sort(byWorth))
  }
  const found = best as { net: bigint; edges: Edge[] } | null
  return { best: found && { edges: found.edges, net: found.net }, cutNet }
}
