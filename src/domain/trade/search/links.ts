import type { Edge } from './poolGraph'

/** The gas between two consecutive hops, if one of them uses V4; see `createLinks`. */
export interface Links {
  /**
   * Gas before a hop, in the direction of computing; null where the trade cannot be made this way.
   * @param last - the hop computed before it; null for the first
   */
  before: (edge: Edge, last: Edge | null) => number | null
  /**
   * Gas at the ends of a trade's paths, all together, less what they share; null where it cannot be made this way. Never
   * negative for one path.
   */
  atEnds: (paths: readonly (readonly Edge[])[]) => number | null
}
