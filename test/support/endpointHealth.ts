import type { EndpointHealth } from '#domain/chain/nodeHealth'

/** The health of an endpoint that has not received a request yet. */
export const endpointHealth = (changes: Partial<EndpointHealth> = {}): EndpointHealth => ({
  host: 'node.example',
  isFirst: false,
  answeredAt: null,
  answerMs: null,
  block: null,
  lag: null,
  failures: 0,
  failedAt: null,
  lastFailure: null,
  requestsInLastMinute: 0,
  ...changes,
})
