import { chainIdNumber, parseReply, readResult, type RpcReply } from '../boundary/node'
import { NODE_BODY_MAX_BYTES, NODE_DEADLINE_MS, NODE_REQUESTS_PER_CALL } from '../domain/limits'
import { NodeError } from '../domain/nodeError'
import { boundedBody, BodyTooLarge } from './boundedBody'

/** JSON-RPC over `fetch`, with ordered endpoints. https://www.jsonrpc.org/specification */
export interface Transport {
  /** The raw result of one call. Throws a NodeError. */
  call(method: string, params: readonly unknown[]): Promise<unknown>
}

export interface TransportOptions {
  chainId: number
  chainName: string
  urls: readonly string[]
  /** How many endpoints must agree on an answer. */
  quorum: number
}

interface Endpoint {
  url: string
  /** The endpoint has shown that it serves the chain. */
  verified: boolean
  /** It answered an array with something else: its chain id is asked for in a request of its own. */
  refusesBatches: boolean
}

/** Checks the whole set-up once, with the messages that the specification gives. */
export function checkSetup(chains: readonly { id: number; name: string; urls: readonly string[] }[], quorum: number) {
  if (chains.length === 0) throw new Error('must have at least one chain')
  if (!Number.isInteger(quorum) || quorum < 1) throw new Error('quorum cannot be lower than minQuorum')
  for (const { id, name, urls } of chains) {
    if (urls.length > 0) continue
    throw new Error(
      `Could not find valid provider configuration for chain "${name}". Add an RPC URL for it: set RPC_URLS_${id} or ALCHEMY_KEY.`,
    )
  }
}

let lastId = 0

async function post(url: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal,
    })
    if (!response.ok) throw new NodeError('refused', `The node refused the request (HTTP ${response.status}).`)
    text = await boundedBody(response, NODE_BODY_MAX_BYTES)
  } catch (error) {
    if (error instanceof NodeError) throw error
    if (error instanceof BodyTooLarge) throw new NodeError('tooLarge', 'The node sent more than a call may bring.')
    if (signal.aborted) throw new NodeError('timedOut', 'The node did not answer in time.')
    throw new NodeError('network', 'The node cannot be reached.')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new NodeError('malformed', "The node's answer is not JSON.")
  }
}

function resultOf(replies: readonly unknown[], id: number): unknown {
  const matching = replies.map(parseReply).filter((reply): reply is RpcReply => reply?.id === id)
  const [reply] = matching
  if (!reply || matching.length > 1) throw new NodeError('malformed', "The node's answer does not belong to the call.")
  if ('result' in reply.outcome) return reply.outcome.result
  const { code, message, data } = reply.outcome.error
  const reverted = code === 3 || data !== null || /revert/i.test(message)
  throw new NodeError(reverted ? 'reverted' : 'rpc', message, data)
}

/** An answer that another endpoint would give just the same. */
function isFinal(error: unknown): boolean {
  return error instanceof NodeError && (error.failure === 'reverted' || error.failure === 'rpc')
}

/** One call's share of time and requests. */
class Allowance {
  private left = NODE_REQUESTS_PER_CALL
  readonly signal = AbortSignal.timeout(NODE_DEADLINE_MS)

  take() {
    if (this.signal.aborted) throw new NodeError('timedOut', 'The node did not answer in time.')
    if (this.left-- <= 0) throw new NodeError('network', 'No node gave a usable answer.')
  }
  get spent() {
    return this.left <= 0 || this.signal.aborted
  }
}

/** A transport for one chain. Endpoints are tried in order; one that answered is asked first the next time. */
export function createTransport({ chainId, chainName, urls, quorum }: TransportOptions): Transport {
  const endpoints: Endpoint[] = urls.map((url) => ({ url, verified: false, refusesBatches: false }))
  const liars = new Set<Endpoint>()
  let preferred = 0

  function verify(endpoint: Endpoint, answered: unknown) {
    if (readResult(chainIdNumber, answered, 'the chain id') !== chainId) {
      throw new NodeError('wrongChain', `The node does not serve ${chainName}.`)
    }
    endpoint.verified = true
  }

  async function ask(endpoint: Endpoint, method: string, params: readonly unknown[], allowance: Allowance) {
    const id = ++lastId
    const call = { jsonrpc: '2.0', id, method, params }
    const { signal } = allowance

    if (!endpoint.verified && !endpoint.refusesBatches) {
      // First contact: the chain id travels with the call, and is looked at before the result.
      const chainCall = { jsonrpc: '2.0', id: ++lastId, method: 'eth_chainId', params: [] }
      allowance.take()
      const replies = await post(endpoint.url, [chainCall, call], signal)
      if (Array.isArray(replies)) {
        verify(endpoint, resultOf(replies, chainCall.id))
        return resultOf(replies, id)
      }
      endpoint.refusesBatches = true
    }
    if (!endpoint.verified) {
      const chainCall = { jsonrpc: '2.0', id: ++lastId, method: 'eth_chainId', params: [] }
      allowance.take()
      verify(endpoint, resultOf([await post(endpoint.url, chainCall, signal)], chainCall.id))
    }
    allowance.take()
    return resultOf([await post(endpoint.url, call, signal)], id)
  }

  async function firstAnswer(method: string, params: readonly unknown[]) {
    const allowance = new Allowance()
    let failure: unknown
    for (let turn = 0; turn < endpoints.length && !allowance.spent; turn++) {
      const at = (preferred + turn) % endpoints.length
      const endpoint = endpoints[at]
      if (!endpoint) continue
      try {
        const result = await ask(endpoint, method, params, allowance)
        preferred = at
        return result
      } catch (error) {
        if (isFinal(error)) throw error
        failure ??= error
      }
    }
    // The next call starts with another endpoint than this one did.
    preferred = (preferred + 1) % Math.max(1, endpoints.length)
    throw failure ?? new NodeError('notConfigured', `No providers configured for chain "${chainId}"`)
  }

  async function agreedAnswer(method: string, params: readonly unknown[]) {
    const allowance = new Allowance()
    const answers = new Map<string, { value: unknown; from: Endpoint[] }>()
    let failure: unknown
    for (const endpoint of endpoints) {
      if (liars.has(endpoint) || allowance.spent) continue
      try {
        const value = await ask(endpoint, method, params, allowance)
        const key = JSON.stringify(value)
        const answer = answers.get(key) ?? { value, from: [] }
        answer.from.push(endpoint)
        answers.set(key, answer)
        if (answer.from.length < quorum) continue
        for (const [otherKey, { from }] of answers) if (otherKey !== key) from.forEach((liar) => liars.add(liar))
        return value
      } catch (error) {
        if (isFinal(error)) throw error
        failure ??= error
      }
    }
    throw answers.size > 1 || !failure
      ? new NodeError('disagreement', 'The nodes disagree, so no answer is used.')
      : failure
  }

  return { call: (method, params) => (quorum > 1 ? agreedAnswer(method, params) : firstAnswer(method, params)) }
}
