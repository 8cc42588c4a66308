import { NODE_BACK_MS } from './limits'
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
  /** How many blocks that one was behind the newest block that any endpoint had named. */
  lag: number | null
  /** How many requests in a row have failed. */
  failures: number
  /** When a request last failed; null when none has. */
  failedAt: number | null
  /** Why a request last failed, whenever that was. */
  lastFailure: NodeFailure | null
  /** How many requests it was sent in the last minute. */
  requestsInLastMinute: number
}

/** The notable states of a chain's nodes, by host. */
export interface NodeStatus {
  /** Those that fail while another one answers. */
  failing: readonly string[]
  /** The node that is used instead; null when none fails. */
  answering: string | null
  /** Those that failed and now answer again. */
  back: readonly string[]
}

/** Answered the last request that it was sent. */
export const isAnswering = ({ failures, answeredAt }: EndpointHealth) => failures === 0 && answeredAt !== null

const isBack = (endpoint: EndpointHealth, now: number) =>
  isAnswering(endpoint) && endpoint.failedAt !== null && now - endpoint.failedAt < NODE_BACK_MS

/**
 * Which nodes have failed over and which are back, at a time in milliseconds since 1970. Nothing where no node answers.
 */
export function nodeStatus(endpoints: readonly EndpointHealth[], now: number): NodeStatus {
  const hostsOf = (some: readonly EndpointHealth[]) => [...new Set(some.map(({ host }) => host))]
  const used = endpoints.find((each) => each.isFirst && isAnswering(each)) ?? endpoints.find(isAnswering)
  if (!used) return { failing: [], answering: null, back: [] }
  const failing = hostsOf(endpoints.filter(({ failures, host }) => failures > 0 && host !== used.host))
  return {
    failing,
    answering: failing.length > 0 ? used.host : null,
    back: hostsOf(endpoints.filter((each) => isBack(each, now))),
  }
}
