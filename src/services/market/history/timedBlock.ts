/** A block and its Unix time in seconds. */
export interface TimedBlock {
  blockNumber: number
  timestamp: number
}

/** A Unix time in seconds, and by how many seconds a block may differ from it. */
export interface Moment {
  timestamp: number
  tolerance: number
}
