export const HOPS_MAX = 3
/**
 * The ticks of a V3 pool are read up to this distance from the pool's price. A route that would move the price further
 * is not offered.
 */
export const TICKS_READ = 4_000
