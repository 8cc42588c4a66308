/** A block and its time in seconds. */
export interface TimedBlock {
  blockNumber: number
  timestamp: number
}

/** A time in seconds, and how far from it a block may be. */
export interface Moment {
  timestamp: number
  tolerance: number
}
