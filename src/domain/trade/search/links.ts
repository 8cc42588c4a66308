import type { Edge } from './poolGraph'

/** The gas between two consecutive hops, if one of them uses V4; see `createLinks`. */
export interface Links {
  /**
   * Gas before a hop, in the direction of computing; null where the trade cannot be made this way.
   * @param last - the hop computed before it; null for the first
   */
  before: (edge: Edge, last: Edge | null) => number | null
  /**
   * The total gas at the ends of a trade's paths, without what they share; null if the paths cannot be combined. Never
   * negative for one path.
   */
  atEnds: (paths: readonly (readonly Edge[])[]) => number | null
}
