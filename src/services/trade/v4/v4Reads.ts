/** All that reads Uniswap V4: a file of its own, which only networks with V4 need. */
export { findFurtherPools, furtherPlaces } from './furtherPools'
export { readV4Markets } from './markets'
export { v4Places } from './places'
export { readV4Price, readV4States, v4StateCalls } from './states'
export { createV4Ticks } from './ticks'
export { hasV4Contracts } from './hasV4Contracts'
