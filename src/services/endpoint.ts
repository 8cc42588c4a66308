import { parseReply, type RpcReply } from '../boundary/node'
import { NODE_BODY_MAX_BYTES } from '../domain/limits'
import { NodeError } from '../domain/nodeError'
import type { Allowance } from './allowance'
import { boundedBody, BodyTooLarge } from './boundedBody'

/** One address of a node. Calls that are asked for at about the same time travel in one request, as a JSON-RPC batch. */
export interface Endpoint {
  /** What the node says to one call, within the turn that the allowance has begun. Throws a NodeError. */
  ask(method: string, params: readonly unknown[], allowance: Allowance): Promise<unknown>
}

interface Call {
  jsonrpc: '2.0'
  id: number
  method: string
  params: readonly unknown[]
}

interface Asker {
  call: Call
  allowance: Allowance
  settle: (outcome: Outcome) => void
  fail: (error: unknown) => void
}

/**
 * What became of calls that were to travel together: the replies, or that each must be sent alone, because together
 * they were too much, or because nothing of the batch was answered.
 */
type Outcome = readonly RpcReply[] | 'alone' | 'refused'

/** So long a call waits for others. A multicall gathers for a timer's turn, and then joins what asked for it. */
const GATHER_MS = 5
/** Nodes refuse larger batches. */
const CALLS_MAX = 20

let lastId = 0

const rpcCall = (method: string, params: readonly unknown[]): Call => ({ jsonrpc: '2.0', id: ++lastId, method, params })

/** A JSON answer; undefined where a batch was refused as a bad request. */
async function post(url: string, body: Call | Call[], signal: AbortSignal): Promise<unknown> {
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
    if (response.status === 400 && Array.isArray(body)) return undefined
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

const repliesOf = (members: readonly unknown[]): RpcReply[] =>
  members.map(parseReply).filter((reply): reply is RpcReply => reply !== null)

/** One request with several calls, as methods and parameters. Null where the answer is no batch. Throws a NodeError. */
export async function postCalls(
  url: string,
  calls: readonly (readonly [method: string, ...params: unknown[]])[],
  signal: AbortSignal,
): Promise<RpcReply[] | null> {
  const asked = calls.map(([method, ...params]) => rpcCall(method, params))
  const answer = await post(url, asked, signal)
  if (!Array.isArray(answer)) return null
  const replies = repliesOf(answer)
  return asked.flatMap(({ id }) => replies.filter((reply) => reply.id === id))
}

function resultOf(replies: readonly RpcReply[], id: number): unknown {
  const [reply, ...others] = replies.filter((each) => each.id === id)
  if (!reply || others.length > 0) throw new NodeError('malformed', "The node's answer does not belong to the call.")
  if ('result' in reply.outcome) return reply.outcome.result
  const { code, message, data } = reply.outcome.error
  const reverted = code === 3 || data !== null || /revert|out ?of ?gas|execution aborted/i.test(message)
  throw new NodeError(reverted ? 'reverted' : 'rpc', message, data)
}

/** Whether another endpoint might do better. What a contract refused here, it refuses everywhere. */
export function isEndpointsFault(error: unknown): error is NodeError {
  return error instanceof NodeError && error.failure !== 'reverted'
}

function isAnswered(replies: readonly RpcReply[], id: number): boolean {
  try {
    resultOf(replies, id)
    return true
  } catch (error) {
    return !isEndpointsFault(error)
  }
}

/** Aborts when the last one does. */
function allOver(signals: readonly AbortSignal[]): AbortSignal {
  const [only, ...others] = signals
  if (only && others.length === 0) return only
  const controller = new AbortController()
  let left = signals.length
  for (const signal of signals) {
    const count = () => {
      left -= 1
      if (left === 0) controller.abort()
    }
    signal.addEventListener('abort', count, { once: true })
  }
  return controller.signal
}

/**
 * An endpoint whose chain id is asked for with the first calls, and handed to `verify`, which throws when it is the
 * wrong one, before anything else that the endpoint says is looked at.
 */
export function createEndpoint(url: string, verify: (chainId: unknown) => void): Endpoint {
  let isVerified = false
  /** It answered a batch with something else than an array, or served a call alone that it did not serve in a batch. */
  let refusesBatches = false
  let waiting: Asker[] = []

  function check(replies: readonly RpcReply[], { id }: Call) {
    verify(resultOf(replies, id))
    isVerified = true
  }

  /** One request for all who have one left. */
  async function share(askers: readonly Asker[], bodyFor: (calls: Call[]) => Call | Call[]): Promise<unknown> {
    const signals: AbortSignal[] = []
    const calls: Call[] = []
    for (const { call, allowance, fail } of askers) {
      try {
        signals.push(allowance.take())
        calls.push(call)
      } catch (error) {
        fail(error)
      }
    }
    return calls.length === 0 ? null : post(url, bodyFor(calls), allOver(signals))
  }

  /** Sends calls together. Throws what befell them all. */
  async function exchange(askers: readonly Asker[]): Promise<Outcome> {
    const [first, ...others] = askers
    if (!first) return []
    const isAlone = others.length === 0
    if (isVerified && isAlone) return repliesOf([await share(askers, () => first.call)])

    let outcome: Outcome = 'alone'
    const chainCall = rpcCall('eth_chainId', [])
    if (!refusesBatches) {
      try {
        const withChain = !isVerified
        const answer = await share(askers, (calls) => (withChain ? [chainCall, ...calls] : calls))
        if (Array.isArray(answer)) {
          const replies = repliesOf(answer)
          const asked = [...(withChain ? [chainCall] : []), ...askers.map(({ call }) => call)]
          if (asked.some(({ id }) => isAnswered(replies, id))) {
            if (withChain) check(replies, chainCall)
            return replies
          }
          // Too many calls for it, or no batches at all: told by an error instead of each answer, or the first one.
          outcome = 'refused'
        } else {
          refusesBatches = true
        }
      } catch (error) {
        // Together they brought too much.
        if (isAlone || !(error instanceof NodeError) || error.failure !== 'tooLarge') throw error
      }
    }
    if (!isVerified) check(repliesOf([await share(askers, () => chainCall)]), chainCall)
    return outcome
  }

  function flush() {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += CALLS_MAX) {
      const askers = all.slice(from, from + CALLS_MAX)
      exchange(askers).then(
        (outcome) => {
          for (const { settle } of askers) settle(outcome)
        },
        (error: unknown) => {
          for (const { fail } of askers) fail(error)
        },
      )
    }
  }

  /** Waits for others that ask, but never longer than the own turn. */
  function together(call: Call, allowance: Allowance): Promise<Outcome> {
    return new Promise((settle, fail) => {
      const { signal } = allowance
      const giveUp = () => {
        fail(new NodeError('timedOut', 'The node did not answer in time.'))
      }
      if (signal.aborted) {
        giveUp()
        return
      }
      signal.addEventListener('abort', giveUp, { once: true })
      // The second timer comes after all that were due when a busy page had time for the first.
      if (waiting.length === 0) setTimeout(() => setTimeout(flush, 0), GATHER_MS)
      waiting.push({ call, allowance, settle, fail })
    })
  }

  return {
    async ask(method, params, allowance) {
      const call = rpcCall(method, params)
      let isTrial = false
      if (!isVerified || !refusesBatches) {
        const outcome = await together(call, allowance)
        if (typeof outcome !== 'string') return resultOf(outcome, call.id)
        isTrial = outcome === 'refused'
      }
      const result = resultOf(repliesOf([await post(url, call, allowance.take())]), call.id)
      // An endpoint that refuses calls because it is overburdened refuses them alone, too.
      if (isTrial) refusesBatches = true
      return result
    },
  }
}
