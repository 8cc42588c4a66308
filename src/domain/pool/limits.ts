export const HOPS_MAX = 3
/** How far from a V3 pool's price ticks are read. A route that would move the price further is not offered. */
export const TICKS_READ = 4_000
