export const HOPS_MAX = 3
/**
 * The liquidity of a V3 pool is read within this many ticks of the pool's price. A route that would move the price
 * further is not offered.
 */
export const TICKS_READ = 4_000
