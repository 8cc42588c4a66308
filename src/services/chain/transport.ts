import { chainIdNumber, readResult } from '#boundary/node'
import { NODE_DEADLINE_MS } from '#domain/chain/limits'
import { isRefusal, NodeError } from '#domain/chain/nodeError'
import type { EndpointHealth } from '#domain/chain/nodeHealth'
import { RequestBudget } from './requestBudget'
import { createEndpoint, isEndpointsFault } from './endpoint'
import { createHeadComparison } from './healthLog'
import { createQuorum } from './quorum/quorum'
import { verdict } from './quorum/verdict'

/** JSON-RPC over `fetch`, with ordered endpoints. https://www.jsonrpc.org/specification */
export interface Transport {
  /** The result of one call, parsed by `read`: if that throws, the next endpoint is called. Throws a NodeError. */
  call<T>(method: string, params: readonly unknown[], read: (result: unknown) => T): Promise<T>
}

export interface BatchingTransport extends Transport {
  /** The number of calls that every endpoint is known or assumed to accept in one request. */
  batchSize(): number
  health(): EndpointHealth[]
}

interface TransportOptions {
  chainId: number
  chainName: string
  urls: readonly string[]
  quorum: number
  /** The time within which a call settles, however many endpoints are tried. */
  deadlineMs?: number
}

/**
 * Creates the transport of one chain. Endpoints are tried in order, starting with the endpoint that responded last.
 * With a quorum, calls on the latest block are made on the highest block that enough nodes have reached, so that a node
 * that is one block behind does not count as wrong.
 */
export function createTransport(options: TransportOptions): BatchingTransport {
  const { chainId, chainName, urls, quorum, deadlineMs = NODE_DEADLINE_MS } = options
  const heads = createHeadComparison()
  const endpoints = urls.map((url) => createEndpoint(url, verify, heads))
  let preferred = 0

  function verify(answered: unknown) {
    if (readResult(chainIdNumber, answered, 'the chain id') === chainId) return
    throw new NodeError('wrongChain', `The node does not serve ${chainName}.`)
  }

  async function firstAnswer<T>(method: string, params: readonly unknown[], read: (result: unknown) => T) {
    const budget = new RequestBudget(deadlineMs)
    const failures: NodeError[] = []
    // Other calls may change `preferred` during this call, so a copy ensures that each endpoint gets exactly one turn.
    const first = preferred
    // The next call starts with another endpoint, unless one refused this call: a refusal shows that it responds.
    let next = first + 1
    for (let turn = 0; turn < endpoints.length && !budget.spent; turn++) {
      const at = (first + turn) % endpoints.length
      const endpoint = endpoints[at]
      if (!endpoint) continue
      budget.begin(endpoints.length - turn)
      try {
        const result = await endpoint.send(method, params, budget, read)
        preferred = at
        return result
      } catch (error) {
        if (!isEndpointsFault(error)) throw error
        if (isRefusal(error) || error.failure === 'capped') next = at
        failures.push(error)
      }
    }
    preferred = next % Math.max(1, endpoints.length)
    throw verdict(failures) ?? new NodeError('notConfigured', `No providers configured for chain "${chainId}"`)
  }

  // Created on first use, because most sites have no quorum.
  let agreement: ReturnType<typeof createQuorum> | null = null
  async function agreedAnswer<T>(method: string, params: readonly unknown[], read: (result: unknown) => T) {
    agreement ??= createQuorum({ endpoints, quorum, deadlineMs })
    return agreement(method, params, read)
  }

  return {
    call: (method, params, read) =>
      quorum > 1 ? agreedAnswer(method, params, read) : firstAnswer(method, params, read),
    batchSize: () => Math.min(...endpoints.map((endpoint) => endpoint.batchSize())),
    health: () => endpoints.map((endpoint, at) => endpoint.health(at === preferred)),
  }
}
