import type { NodeFailure } from './nodeError'

/** What one endpoint has shown of itself during the visit. Times are in milliseconds since 1970. */
export interface EndpointHealth {
  host: string
  /** Calls go to this one first. */
  isFirst: boolean
  /** When it last answered; null before its first answer. */
  answeredAt: number | null
  /** How long its last answer took, in milliseconds. */
  answerMs: number | null
  /** The newest block that it named, and its time in seconds since 1970. */
  block: { number: number; timestamp: number } | null
  /** How many requests in a row have failed. */
  failures: number
  /** Why a request last failed, whenever that was. */
  lastFailure: NodeFailure | null
  /** How many requests it was sent in the last minute. */
  requestsInLastMinute: number
}
