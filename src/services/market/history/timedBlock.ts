export interface TimedBlock {
  blockNumber: number
  timestamp: number
}

/** A Unix time in seconds, and the maximum number of seconds by which a block may differ from this time. */
export interface Moment {
  timestamp: number
  tolerance: number
}
