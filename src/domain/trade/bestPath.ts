import { cross, type Crossing, type Edge, type PoolGraph } from './poolGraph'
import type { PoolState } from './pool'
import type { TradeKind } from './quote'
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

/** Fewer hops first, then the lower pool addresses, so that equal paths never take turns. */
export function comparePaths(a: readonly Edge[], b: readonly Edge[]): number {
  if (a.length !== b.length) return a.length - b.length
  const [keyA, keyB] = [a, b].map((edges) => edges.map(({ key }) => key).join())
  return (keyA ?? '') < (keyB ?? '') ? -1 : 1
}

/**
 * The path of up to three hops that arrives with the most, after gas: exactly the best of all paths, without walking most
 * of them. Swaps are monotone, so what one label comes to bounds what every lesser label of the same token comes to; a
 * label is only followed if that bound, less the least gas it could still need, beats the best path so far. (A lesser
 * label cannot simply be dropped: it may cross fewer ticks.) With three hops no token comes twice by itself, as a path's
 * tokens are its two ends and two different bases.
 */
export function bestPath(graph: PoolGraph, request: PathRequest): PathSearch {
  const { kind, from, to, bases, hopsMax, gasWorth, arriving, protocol, without } = request
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

  /** Whether no path to the end that comes to this much, with so much gas, can be better than the best so far. */
  const isHopeless = (worth: bigint, gas: number) => best !== null && arriving(worth) - gasWorth(gas) <= best.net

  const after = (label: Label | null, edge: Edge, { worth, gas, state }: Crossing): Label => ({
    worth,
    gas: (label?.gas ?? 0) + gas,
    isCut: state === 'cut' || (label?.isCut ?? false),
    edge,
    last: label,
  })

  /** All labels one hop on from the beginning. */
  function begin(token: string): Label[] {
    const labels: Label[] = []
    for (const edge of between(from, token)) {
      if (!isUsable(edge)) continue
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
        if (bound !== undefined && isHopeless(bound, label.gas + edge.leastGas)) continue
        const crossing = cross(edge, kind, label.worth)
        if (crossing.state !== 'none') arrive(after(label, edge, crossing))
        if (crossing.bound === null) break
        bound = crossing.bound
      }
    }
  }

  begin(to).forEach(arrive)
  const middles = bases.filter((base) => base !== from && base !== to)
  const first = hopsMax >= 2 ? middles.map((token) => ({ token, labels: begin(token) })) : []
  for (const { token, labels } of first) finish(token, labels)

  if (hopsMax >= 3) {
    // The best label of every base goes first: what it comes to bounds all the others.
    const second = new Map(middles.map((token) => [token, { labels: [] as Label[], isBounded: true }]))
    const bounds = new Map<Edge, bigint | null>()
    for (const { token, labels } of first) {
      const [top] = labels
      if (!top) continue
      for (const [next, gathered] of second) {
        if (next === token) continue
        for (const edge of between(token, next)) {
          if (!isUsable(edge)) continue
          const crossing = cross(edge, kind, top.worth)
          bounds.set(edge, crossing.bound)
          if (crossing.state !== 'none') gathered.labels.push(after(top, edge, crossing))
          // A pool that cannot take all of the best label may still do much with a lesser one.
          else if (crossing.bound !== null) gathered.isBounded = false
        }
      }
    }
    const ends = new Map<string, { most: bigint; leastGas: number } | null>()
    for (const [token, gathered] of second) {
      gathered.labels.sort(byWorth)
      const [top] = gathered.labels
      let most: bigint | null = null
      let leastGas = Infinity
      for (const edge of between(token, to)) {
        if (!isUsable(edge)) continue
        const crossing = top ? cross(edge, kind, top.worth) : null
        if (!crossing || crossing.bound === null) continue
        if (most === null || crossing.bound > most) most = crossing.bound
        leastGas = Math.min(leastGas, edge.leastGas)
        if (top && crossing.state !== 'none') arrive(after(top, edge, crossing))
      }
      ends.set(token, most === null ? null : { most, leastGas })
    }
    for (const { token, labels } of first) {
      for (const [next, gathered] of second) {
        if (next === token) continue
        const end = ends.get(next)
        for (const edge of between(token, next)) {
          if (!isUsable(edge)) continue
          for (const label of labels.slice(1)) {
            const bound = bounds.get(edge)
            if (bound === null) break
            const gas = label.gas + edge.leastGas
            if (gathered.isBounded && end && isHopeless(end.most, gas + end.leastGas)) continue
            const crossing = cross(edge, kind, label.worth)
            bounds.set(edge, crossing.bound)
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
