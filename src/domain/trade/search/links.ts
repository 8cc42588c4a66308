import type { Edge } from './poolGraph'

/** The gas between hops and at the ends of a path; used if V4 is one of the protocols. See `createLinks`. */
export interface Links {
  /**
   * The gas between the previous hop and this hop, in the direction of computation; null if the hops cannot follow each
   * other.
   * @param last - the hop computed before; null for the first hop
   */
  before: (edge: Edge, last: Edge | null) => number | null
  /**
   * The gas at both ends of a trade's paths, minus the gas that the paths save by sharing an unlock; null if the paths
   * cannot be combined. Never negative for one path.
   */
  atEnds: (paths: readonly (readonly Edge[])[]) => number | null
}
