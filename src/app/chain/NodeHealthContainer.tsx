import { answerText, failuresText, headText, requestsText } from '#copy/chain/nodeHealth'
import { type EndpointHealth, isAnswering } from '../../domain/chain/nodeHealth'
import { NodeHealth, type NodeHealthRow } from '../../views/chain/NodeHealth'
import { useNodeHealth } from './useNodeHealth'

function stateOf(endpoint: EndpointHealth): NodeHealthRow['state'] {
  if (endpoint.failures > 0) return 'failing'
  if (!isAnswering(endpoint)) return 'unused'
  return endpoint.isFirst ? 'inUse' : 'reserve'
}

const rowOf =
  (now: number) =>
  (endpoint: EndpointHealth): NodeHealthRow => ({
    host: endpoint.host,
    state: stateOf(endpoint),
    answer: answerText(endpoint, now),
    head: endpoint.block && headText(endpoint.block.number, endpoint.lag ?? 0),
    failure: endpoint.failures > 0 ? failuresText(endpoint.failures, endpoint.lastFailure) : null,
    requests: requestsText(endpoint.requestsInLastMinute),
  })

/** How each node of the traded network does. `isShown`: the tab that it is in is the current one. */
export function NodeHealthContainer({ isShown }: { isShown: boolean }) {
  const { endpoints, now } = useNodeHealth(isShown)
  return endpoints.length > 0 && <NodeHealth rows={endpoints.map(rowOf(now))} />
}
