/** Limits of what is read of pools. */

/** The most pools on one route of a trade. */
export const HOPS_MAX = 3
/**
 * Liquidity is read within this many ticks of a V3 pool's price; a route that would move the price further is not
 * offered.
 */
export const TICKS_READ = 4_000
