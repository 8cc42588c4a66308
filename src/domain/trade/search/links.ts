import type { Edge } from './poolGraph'

/** The gas between the hops and at the ends of a path, if V4 is one of the protocols; see `createLinks`. */
export interface Links {
  /**
   * The gas between the previous hop and this one, in the direction of computation; null if the two cannot follow each
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
