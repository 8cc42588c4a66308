import { NODE_BACK_MS } from './limits'
import type { NodeFailure } from './nodeError'

/** The record of one endpoint during the visit. Times are in milliseconds since 1970. */
export interface EndpointHealth {
  host: string
  /** Whether calls go to this endpoint first. */
  isFirst: boolean
  /** When the endpoint last answered; null before its first answer. */
  answeredAt: number | null
  /** The time that the last answer took, in milliseconds. */
  answerMs: number | null
  /** The newest block that the endpoint has returned; the timestamp is in seconds since 1970. */
  block: { number: number; timestamp: number } | null
  /** How many blocks `block` was behind the newest block of all endpoints. */
  lag: number | null
  failures: number
  failedAt: number | null
  /** Why the last failed request failed, even if later ones succeeded. */
  lastFailure: NodeFailure | null
  requestsInLastMinute: number
}

interface NodeStatus {
  /** Nodes that fail while another node answers. */
  failing: readonly string[]
  /** The node that is used in place of the failing ones; null when none fails. */
  answering: string | null
  /** Nodes that failed a short time ago and now answer again. */
  back: readonly string[]
}

/**
 * What the footer says about nodes. `oneBack`: the node in use has recovered, while others fail. `replaced`: another
 * node is used in place of the failing ones.
 */
export type NodeNews =
  | { kind: 'back'; hosts: readonly string[] }
  | { kind: 'oneBack' | 'replaced'; failing: readonly string[]; answering: string }

export function nodeNews({ failing, answering, back }: NodeStatus): NodeNews | null {
  if (answering !== null) return { kind: back.includes(answering) ? 'oneBack' : 'replaced', failing, answering }
  return back.length > 0 ? { kind: 'back', hosts: back } : null
}

export const isAnswering = ({ failures, answeredAt }: EndpointHealth) => failures === 0 && answeredAt !== null

const isBack = (endpoint: EndpointHealth, now: number) =>
  isAnswering(endpoint) && endpoint.failedAt !== null && now - endpoint.failedAt < NODE_BACK_MS

/** `now` in milliseconds since 1970. Both lists are empty when no node answers. */
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
