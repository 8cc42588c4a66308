import { chainIdNumber, parseReply, readResult, type RpcReply } from '../boundary/node'
import { NODE_BODY_MAX_BYTES, NODE_DEADLINE_MS, NODE_REQUESTS_PER_CALL } from '../domain/limits'
import { NodeError } from '../domain/nodeError'
import { boundedBody, BodyTooLarge } from './boundedBody'

/** JSON-RPC over `fetch`, with ordered endpoints. https://www.jsonrpc.org/specification */
export interface Transport {
  /**
   * The result of one call, as `read` makes it of what the endpoint said. Throws a NodeError. When `read` throws one,
   * the next endpoint is asked.
   */
  call<T>(method: string, params: readonly unknown[], read: (result: unknown) => T): Promise<T>
}

export interface TransportOptions {
  chainId: number
  chainName: string
  urls: readonly string[]
  /** How many endpoints must agree on an answer. */
  quorum: number
  /** A call settles within this time, all endpoints included. */
  deadlineMs?: number
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
    if (urls.length >= quorum) continue
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
    // Some nodes refuse a batch as a bad request.
    if (response.status === 400 && Array.isArray(body)) return null
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
  const reverted = code === 3 || data !== null || /revert|out ?of ?gas|execution aborted/i.test(message)
  throw new NodeError(reverted ? 'reverted' : 'rpc', message, data)
}

/** Whether another endpoint might do better. What a contract refused here, it refuses everywhere. */
function isEndpointsFault(error: unknown): error is NodeError {
  return error instanceof NodeError && error.failure !== 'reverted'
}

/** For comparing answers. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part))
}

/** One call's share of time and requests. */
class Allowance {
  private left = NODE_REQUESTS_PER_CALL
  private readonly end: number
  private turn = AbortSignal.abort()

  constructor(deadlineMs: number) {
    this.end = performance.now() + deadlineMs
  }

  get spent() {
    return this.left <= 0 || performance.now() >= this.end
  }

  /** Begins an endpoint's turn. It gets an equal part of what is left, so that a silent one leaves time for the others. */
  begin(endpointsLeft: number) {
    const turns = Math.min(endpointsLeft, this.left)
    this.turn = AbortSignal.timeout(Math.max(0, Math.ceil((this.end - performance.now()) / turns)))
  }

  /** One request of the turn. */
  take(): AbortSignal {
    if (this.turn.aborted) throw new NodeError('timedOut', 'The node did not answer in time.')
    if (this.left <= 0) throw new NodeError('network', 'No node gave a usable answer.')
    this.left -= 1
    return this.turn
  }
}

/** A transport for one chain. Endpoints are tried in order; one that answered is asked first the next time. */
export function createTransport(options: TransportOptions): Transport {
  const { chainId, chainName, urls, quorum, deadlineMs = NODE_DEADLINE_MS } = options
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

    if (!endpoint.verified) {
      const chainCall = { jsonrpc: '2.0', id: ++lastId, method: 'eth_chainId', params: [] }
      if (!endpoint.refusesBatches) {
        // First contact: the chain id travels with the call, and is looked at before the result.
        const replies = await post(endpoint.url, [chainCall, call], allowance.take())
        if (Array.isArray(replies)) {
          verify(endpoint, resultOf(replies, chainCall.id))
          return resultOf(replies, id)
        }
        endpoint.refusesBatches = true
      }
      verify(endpoint, resultOf([await post(endpoint.url, chainCall, allowance.take())], chainCall.id))
    }
    return resultOf([await post(endpoint.url, call, allowance.take())], id)
  }

  async function firstAnswer<T>(method: string, params: readonly unknown[], read: (result: unknown) => T) {
    const allowance = new Allowance(deadlineMs)
    let failure: NodeError | undefined
    // The next call starts with another endpoint than this one did, unless one gave at least an error.
    let next = preferred + 1
    for (let turn = 0; turn < endpoints.length && !allowance.spent; turn++) {
      const at = (preferred + turn) % endpoints.length
      const endpoint = endpoints[at]
      if (!endpoint) continue
      allowance.begin(endpoints.length - turn)
      try {
        const result = read(await ask(endpoint, method, params, allowance))
        preferred = at
        return result
      } catch (error) {
        if (!isEndpointsFault(error)) throw error
        if (error.failure === 'rpc') next = at
        failure ??= error
      }
    }
    preferred = next % Math.max(1, endpoints.length)
    throw failure ?? new NodeError('notConfigured', `No providers configured for chain "${chainId}"`)
  }

  async function agreedAnswer<T>(method: string, params: readonly unknown[], read: (result: unknown) => T) {
    const allowance = new Allowance(deadlineMs)
    const answers = new Map<string, { value: T; from: Endpoint[] }>()
    let failure: NodeError | undefined
    const asked = endpoints.filter((endpoint) => !liars.has(endpoint))
    for (const [turn, endpoint] of asked.entries()) {
      if (allowance.spent) break
      allowance.begin(asked.length - turn)
      try {
        const value = read(await ask(endpoint, method, params, allowance))
        const key = textOf(value)
        const answer = answers.get(key) ?? { value, from: [] }
        answer.from.push(endpoint)
        answers.set(key, answer)
        if (answer.from.length < quorum) continue
        for (const [otherKey, { from }] of answers) if (otherKey !== key) from.forEach((liar) => liars.add(liar))
        return value
      } catch (error) {
        if (!isEndpointsFault(error)) throw error
        failure ??= error
      }
    }
    if (answers.size > 1) throw new NodeError('disagreement', 'The nodes disagree, so no answer is used.')
    throw failure ?? new NodeError('network', 'Too few nodes answered.')
  }

  return {
    call: (method, params, read) =>
      quorum > 1 ? agreedAnswer(method, params, read) : firstAnswer(method, params, read),
  }
}
