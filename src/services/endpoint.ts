import { parseHttpError, parseReply, type RpcFailure, type RpcReply } from '../boundary/node'
import { NODE_BATCH_SIZES, NODE_BODY_MAX_BYTES, NODE_REST_MAX_MS } from '../domain/limits'
import { causeOf, isBatchRefusal, type NodeComplaint } from '../domain/nodeAnswer'
import { NodeError, type NodeFailure } from '../domain/nodeError'
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
  /** Null when it must be sent alone. */
  settle: (answered: Answered | null) => void
  fail: (error: unknown) => void
}

interface HttpAnswer {
  status: number
  isOk: boolean
  /** Undefined where it is no JSON. */
  body: unknown
  retryAfterMs: number | null
}

interface Answered {
  answer: HttpAnswer
  replies: readonly RpcReply[]
}

/**
 * What became of calls that were to travel together: the replies, or that together they brought too much, or that the
 * node refused them. `isAlive` tells whether that was said by the node rather than by a status alone.
 */
type Outcome = Answered | { refused: 'tooLarge' } | { refused: 'batch'; isAlive: boolean }

/** So long a call waits for others. A multicall gathers for a timer's turn, and then joins what asked for it. */
const GATHER_MS = 5
const [LARGEST] = NODE_BATCH_SIZES

/** Of JSON-RPC, for a request that is none. */
const INVALID_REQUEST = -32600

let lastId = 0

const rpcCall = (method: string, params: readonly unknown[]): Call => ({ jsonrpc: '2.0', id: ++lastId, method, params })

/** https://www.rfc-editor.org/rfc/rfc9110#field.retry-after, in seconds; a date is left aside. */
function retryAfterOf({ headers }: Response): number | null {
  const text = headers.get('retry-after')?.trim() ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) * 1_000 : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function post(url: string, body: Call | Call[], signal: AbortSignal): Promise<HttpAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal,
    })
    const text = await boundedBody(response, NODE_BODY_MAX_BYTES)
    const { status, ok: isOk } = response
    return { status, isOk, body: parseJson(text), retryAfterMs: retryAfterOf(response) }
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new NodeError('tooLarge', 'The node sent more than a call may bring.')
    if (signal.aborted) throw new NodeError('timedOut', 'The node did not answer in time.')
    throw new NodeError('network', 'The node cannot be reached.')
  }
}

/** What the node itself says of these may repeat its address, and means nothing to those who read it. */
const OWN_WORDS: Partial<Record<NodeFailure, string>> = {
  limited: 'The network provider limits how often it is asked. Try again in a moment.',
  denied: 'The network provider refused the request: its address, or a key in it, may be wrong.',
  batch: 'The node takes no such batch of calls.',
}

const complaintOf = (status: number, failure: RpcFailure | null): NodeComplaint => ({
  status,
  code: failure?.code ?? null,
  text: failure?.said ?? '',
  hasRevertData: failure !== null && failure.data !== null && failure.data !== '0x',
})

function errorOf({ status, retryAfterMs }: HttpAnswer, failure: RpcFailure | null): NodeError {
  const cause = causeOf(complaintOf(status, failure))
  const own = OWN_WORDS[cause] ?? (failure ? null : `The node refused the request (HTTP ${status}).`)
  const rest = failure?.retryAfterMs ?? retryAfterMs
  return new NodeError(cause, own ?? failure?.message ?? '', failure?.data ?? null, rest)
}

const repliesOf = (members: readonly unknown[]): RpcReply[] =>
  members.map(parseReply).filter((reply): reply is RpcReply => reply !== null)

/** The result of a call, or why there is none. `answer` is what its reply came in. */
function resultOf({ answer, replies }: Answered, id: number): unknown {
  const [reply, ...others] = replies.filter((each) => each.id === id)
  if (!reply || others.length > 0) throw new NodeError('malformed', "The node's answer does not belong to the call.")
  if ('result' in reply.outcome) return reply.outcome.result
  throw errorOf(answer, reply.outcome.error)
}

/** The result of a call that was sent alone: whatever error comes back is about it. */
function loneResult(answer: HttpAnswer, id: number): unknown {
  const { isOk, body } = answer
  if (!isOk) throw errorOf(answer, parseHttpError(body))
  if (body === undefined) throw new NodeError('malformed', "The node's answer is not JSON.")
  const replies = repliesOf([body])
  const [reply] = replies
  if (reply?.id === null && 'error' in reply.outcome) throw errorOf(answer, reply.outcome.error)
  return resultOf({ answer, replies }, id)
}

/** Whether another endpoint might do better. What a contract refused here, it refuses everywhere. */
export function isEndpointsFault(error: unknown): error is NodeError {
  return error instanceof NodeError && error.failure !== 'reverted'
}

/**
 * What came of a request of several calls. Throws what befell the node as a whole: that it is asked too often, that the
 * key is wrong, that it is down.
 */
function outcomeOf(answer: HttpAnswer, asked: readonly Call[]): Outcome {
  const { status, isOk, body } = answer
  const members = Array.isArray(body) ? repliesOf(body) : []
  const own = members.filter(({ id }) => asked.some((call) => call.id === id))
  const errors = members.flatMap(({ outcome }) => ('error' in outcome ? [outcome.error] : []))
  const isHeard = own.some(
    ({ outcome }) => 'result' in outcome || causeOf(complaintOf(status, outcome.error)) === 'reverted',
  )
  const isEach = asked.every(({ id }) => own.some((reply) => reply.id === id))
  // An error for each is an answer, unless it is about the request: too many calls for it, or no batches at all.
  const isAboutRequest = errors.some((error) => {
    const cause = causeOf(complaintOf(status, error))
    return cause === 'batch' || (cause === 'rpc' && error.code === INVALID_REQUEST)
  })
  if (isHeard || (isEach && !isAboutRequest)) return { answer, replies: own }

  const failure = errors[0] ?? (Array.isArray(body) ? null : parseHttpError(body))
  if (isOk && body === undefined) throw new NodeError('malformed', "The node's answer is not JSON.")
  const complaint = complaintOf(status, failure)
  if ((failure !== null || !isOk) && !isBatchRefusal(complaint)) throw errorOf(answer, failure)
  return { refused: 'batch', isAlive: isOk || causeOf(complaint) === 'batch' }
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
    if (signal.aborted) count()
    else signal.addEventListener('abort', count, { once: true })
  }
  return controller.signal
}

/** Parts of a list, of so many each. */
function partsOf<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = []
  for (let from = 0; from < list.length; from += size) parts.push(list.slice(from, from + size))
  return parts
}

/**
 * Whether a node answers so many calls in one request. Throws a NodeError when it gives no answer at all; it may say
 * what it likes to the calls themselves.
 */
export async function takesBatch(
  url: string,
  calls: readonly (readonly [method: string, ...params: unknown[]])[],
  signal: AbortSignal,
): Promise<boolean> {
  const asked = calls.map(([method, ...params]) => rpcCall(method, params))
  const answer = await post(url, asked, signal)
  const outcome = outcomeOf(answer, asked)
  if (!('replies' in outcome)) return false
  const answered = outcome.replies.filter((reply) => 'result' in reply.outcome)
  return asked.every(({ id }) => answered.some((reply) => reply.id === id))
}

/**
 * An endpoint whose chain id is asked for with the first calls, and handed to `verify`, which throws when it is the
 * wrong one, before anything else that the endpoint says is looked at.
 */
export function createEndpoint(url: string, verify: (chainId: unknown) => void): Endpoint {
  let isVerified = false
  /** So many calls it takes in one request, as far as is known. */
  let size: number = LARGEST
  let waiting: Asker[] = []
  /** Only one at a time finds out how many calls it takes. */
  let finding: Promise<void> = Promise.resolve()
  let restsUntil = -Infinity

  /** Notes how long it wants to be left alone. */
  function heed(error: unknown) {
    if (!(error instanceof NodeError) || error.failure !== 'limited' || error.retryAfterMs === null) return
    restsUntil = Math.max(restsUntil, performance.now() + Math.min(error.retryAfterMs, NODE_REST_MAX_MS))
  }

  function check(chainId: unknown) {
    verify(chainId)
    isVerified = true
  }

  /** Signals of those who have a request left; the others fail. */
  function takeAll(askers: readonly Asker[]): { left: Asker[]; signal: AbortSignal } {
    const signals: AbortSignal[] = []
    const left = askers.filter(({ allowance, fail }) => {
      try {
        signals.push(allowance.take())
        return true
      } catch (error) {
        fail(error)
        return false
      }
    })
    return { left, signal: allOver(signals) }
  }

  /** Sends calls together, with the chain id's as long as that is not known. Throws what befell them all. */
  async function send(askers: readonly Asker[], signal: AbortSignal): Promise<Outcome> {
    const chainCall = isVerified ? null : rpcCall('eth_chainId', [])
    const calls = [...(chainCall ? [chainCall] : []), ...askers.map(({ call }) => call)]
    let answer: HttpAnswer
    try {
      answer = await post(url, calls, signal)
    } catch (error) {
      const isTooLarge = error instanceof NodeError && error.failure === 'tooLarge' && askers.length > 1
      if (isTooLarge) return { refused: 'tooLarge' }
      throw error
    }
    const outcome = outcomeOf(answer, calls)
    if (!('replies' in outcome)) return outcome
    if (chainCall) check(resultOf(outcome, chainCall.id))
    return outcome
  }

  /** Asks for the chain id alone. Throws when that is not answered: then it was not for the number of calls. */
  async function prove(askers: readonly Asker[]) {
    const { left, signal } = takeAll(askers)
    if (left.length === 0) return
    const call = rpcCall('eth_chainId', [])
    check(loneResult(await post(url, call, signal), call.id))
  }

  function settleAll(askers: readonly Asker[], answered: Answered | null) {
    for (const { settle } of askers) settle(answered)
  }

  /**
   * Finds out how many calls it takes, after it refused so many, by sending the first ones in ever smaller requests,
   * which do not count against the calls. What is left of the calls comes back.
   */
  async function findSize(askers: readonly Asker[], refused: number): Promise<readonly Asker[]> {
    for (const smaller of NODE_BATCH_SIZES) {
      if (smaller >= refused) continue
      if (smaller === 1) break
      const first = askers.slice(0, smaller)
      const outcome = await send(first, allOver(first.map(({ allowance }) => allowance.signal)))
      if (!('replies' in outcome)) continue
      size = smaller
      settleAll(first, outcome)
      return askers.slice(smaller)
    }
    size = 1
    return askers
  }

  /** Sends calls that were refused in one request in several. */
  async function divide(askers: readonly Asker[], refused: number, isAlive: boolean) {
    let rest = askers
    if (!isVerified || !isAlive) await prove(askers)
    if (size >= refused) rest = await findSize(askers, refused)
    if (size === 1) settleAll(rest, null)
    else for (const part of partsOf(rest, size)) void deliver(part)
  }

  /** One request for all who have one left. */
  async function deliver(askers: readonly Asker[]) {
    try {
      if (isVerified && (size === 1 || askers.length === 1)) {
        settleAll(askers, null)
        return
      }
      const { left, signal } = takeAll(askers)
      if (left.length === 0) return
      const sent = left.length + (isVerified ? 0 : 1)
      const outcome = await send(left, signal)
      if ('replies' in outcome) settleAll(left, outcome)
      else if (outcome.refused === 'tooLarge') {
        if (!isVerified) await prove(left)
        settleAll(left, null)
      } else {
        const turn = finding.then(() => divide(left, sent, outcome.isAlive))
        finding = turn.catch(() => undefined)
        await turn
      }
    } catch (error) {
      for (const { fail } of askers) fail(error)
    }
  }

  function flush() {
    const all = waiting
    waiting = []
    const room = Math.max(1, isVerified ? size : size - 1)
    for (const askers of partsOf(all, room)) void deliver(askers)
  }

  /** Waits for others that ask, but never longer than the own turn. */
  function together(call: Call, allowance: Allowance): Promise<Answered | null> {
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
      if (performance.now() < restsUntil) throw new NodeError('limited', OWN_WORDS.limited ?? '')
      const call = rpcCall(method, params)
      try {
        if (!isVerified || size > 1) {
          const answered = await together(call, allowance)
          if (answered) return resultOf(answered, call.id)
        }
        return loneResult(await post(url, call, allowance.take()), call.id)
      } catch (error) {
        heed(error)
        throw error
      }
    },
  }
}
