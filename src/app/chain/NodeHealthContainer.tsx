import { answerText, failuresText, headText, requestsText } from '#copy/chain/nodes'
import { useEffect, useState } from 'react'
import { type EndpointHealth, isAnswering } from '#domain/chain/nodeHealth'
import { NodeHealth, type NodeHealthRow } from '../../views/chain/NodeHealth'
import { sameData } from '#domain/browser/sameData'
import { useAppDispatch } from '#store/hooks'
import { CLOCK_MS } from '../browser/useNow'
import { nodeHealth } from '#store/chain/ownNode'

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
    head: endpoint.block && headText(endpoint.block.number, endpoint.lag || null),
    failure: endpoint.failures > 0 ? failuresText(endpoint.failures, endpoint.lastFailure) : null,
    requests: requestsText(endpoint.requestsInLastMinute),
  })

/** The state of each node of the active network. `isShown` is true while the tab that contains it is selected. */
export function NodeHealthContainer({ isShown }: { isShown: boolean }) {
  const { endpoints, now } = useNodeHealth(isShown)
  return endpoints.length > 0 && <NodeHealth rows={endpoints.map(rowOf(now))} />
}

interface Read {
  endpoints: readonly EndpointHealth[]
  now: number
}

function useNodeHealth(isShown: boolean): Read {
  const dispatch = useAppDispatch()
  const [read, setRead] = useState<Read>(() => ({ endpoints: dispatch(nodeHealth()), now: Date.now() }))
  useEffect(() => {
    if (!isShown) return
    const update = () => {
      if (document.hidden) return
      const endpoints = dispatch(nodeHealth())
      setRead((last) => ({
        endpoints: sameData(last.endpoints, endpoints) ? last.endpoints : endpoints,
        now: Date.now(),
      }))
    }
    // Update at once, because the data from the last time the tab was shown is outdated.
    const first = setTimeout(update, 0)
    const timer = setInterval(update, CLOCK_MS.seconds)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [dispatch, isShown])
  return read
}
