import { parseHttpError, parseReply, type RpcFailure, type RpcReply } from '#boundary/node'
import { NODE_BODY_MAX_BYTES } from '#domain/chain/limits'
import { causeOf, isBatchRefusal, type RawNodeError } from '#domain/chain/nodeAnswer'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import { boundedBody, BodyTooLarge } from './boundedBody'

// One JSON-RPC request to a node, with one call or several, and its outcome. https://www.jsonrpc.org/specification

export interface Call {
  jsonrpc: '2.0'
  id: number
  method: string
  params: readonly unknown[]
}

export interface HttpAnswer {
  status: number
  isOk: boolean
  /** Undefined if the body is not JSON. */
  body: unknown
  retryAfterMs: number | null
}

export interface Answered {
  answer: HttpAnswer
  replies: readonly RpcReply[]
}

/** The outcome of a batch: the replies, a response that was too large, or the node's refusal of the batch. */
export type Outcome = Answered | { refused: 'tooLarge' } | BatchRefusal

export interface BatchRefusal {
  refused: 'batch'
  /** Whether the node itself reported the refusal; false if there is only an HTTP status. */
  isAlive: boolean
  /** Whether the error is clearly about the batch. Any other error of a whole request may be accidental. */
  isCertain: boolean
  isSlow: boolean
}

const INVALID_REQUEST = -32600

let lastId = 0

export const rpcCall = (method: string, params: readonly unknown[]): Call => ({
  jsonrpc: '2.0',
  id: ++lastId,
  method,
  params,
})

/**
 * The delay in the Retry-After header, converted from seconds to milliseconds. The header's date form is not supported.
 * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
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

/** Sends a request. Throws a NodeError if there is no response, or if the response is too large. */
export async function post(url: string, body: Call | Call[], signal: AbortSignal): Promise<HttpAnswer> {
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
    if (signal.aborted) throw new NodeError('timedOut', 'The node did not respond in time.')
    throw new NodeError('network', 'The node cannot be reached.')
  }
}

/** They replace the node's own messages, which may contain its URL and would not help the visitor. */
const FAILURE_MESSAGES: Partial<Record<NodeFailure, string>> = {
  limited: 'The node limits how often it is asked. Try again in a moment.',
  denied: 'The node refused the request: its address, or a key in it, may be wrong.',
  batch: 'The node takes no such batch of calls.',
}

/** The error for calls that are not sent because the node limits requests. */
export const pausedError = () => new NodeError('limited', FAILURE_MESSAGES.limited ?? '')

const rawErrorOf = (status: number, failure: RpcFailure | null): RawNodeError => ({
  status,
  code: failure?.code ?? null,
  text: failure?.text ?? '',
  hasRevertData: failure !== null && failure.data !== null && failure.data !== '0x',
})

function errorOf({ status, retryAfterMs }: HttpAnswer, failure: RpcFailure | null): NodeError {
  const cause = causeOf(rawErrorOf(status, failure))
  const own = FAILURE_MESSAGES[cause] ?? (failure ? null : `The node refused the request (HTTP ${status}).`)
  const rest = failure?.retryAfterMs ?? retryAfterMs
  return new NodeError(cause, own ?? failure?.message ?? '', failure?.data ?? null, rest)
}

const hasResult = (reply: RpcReply | null) => reply !== null && 'result' in reply.outcome

const repliesOf = (members: readonly unknown[]): RpcReply[] =>
  members.map(parseReply).filter((reply): reply is RpcReply => reply !== null)

/** Finds the result of a call among the replies. Throws a NodeError if there is none. */
export function resultOf({ answer, replies }: Answered, id: number): unknown {
  const [reply, ...others] = replies.filter((each) => each.id === id)
  if (!reply || others.length > 0) throw new NodeError('malformed', "The node's answer does not belong to the call.")
  if ('result' in reply.outcome) return reply.outcome.result
  throw errorOf(answer, reply.outcome.error)
}

/**
 * Whether the node left out a call of a batch because the response had become too long. Geth returns this error for
 * each remaining call, and runs none of these calls.
 */
export function isCutOff({ answer, replies }: Answered, id: number): boolean {
  const outcome = replies.length > 1 ? replies.find((reply) => reply.id === id)?.outcome : undefined
  return outcome !== undefined && 'error' in outcome && errorOf(answer, outcome.error).failure === 'tooLarge'
}

/** The result of a call that was sent alone. Any error in the response is therefore about this call. */
export function loneResult(answer: HttpAnswer, id: number): unknown {
  const { isOk, body } = answer
  if (!isOk) throw errorOf(answer, parseHttpError(body))
  if (body === undefined) throw new NodeError('malformed', "The node's answer is not JSON.")
  const replies = repliesOf([body])
  const [reply] = replies
  if (reply?.id === null && 'error' in reply.outcome) throw errorOf(answer, reply.outcome.error)
  return resultOf({ answer, replies }, id)
}

/**
 * Interprets the error of a batch's first call, or of the whole request, as a refusal of the batch. Throws an error
 * that a smaller batch would also get.
 */
function refusalOf(answer: HttpAnswer, first: RpcFailure | null): BatchRefusal {
  const { status, isOk, body } = answer
  if (isOk && !Array.isArray(body) && hasResult(parseReply(body)))
    throw new NodeError('malformed', 'The node gave one answer to several calls.')
  const failure = first ?? (Array.isArray(body) ? null : parseHttpError(body))
  if (isOk && body === undefined) throw new NodeError('malformed', "The node's answer is not JSON.")
  const rawError = rawErrorOf(status, failure)
  if ((failure !== null || !isOk) && !isBatchRefusal(rawError)) throw errorOf(answer, failure)
  const cause = causeOf(rawError)
  const isCertain = cause === 'batch'
  return { refused: 'batch', isAlive: isOk || isCertain, isCertain, isSlow: cause === 'timedOut' || cause === 'capped' }
}

/** Throws errors that concern the whole node: rate limits, a wrong key, an outage. */
export function requestOutcome(answer: HttpAnswer, requests: readonly Call[]): Outcome {
  const { status, body } = answer
  // A malicious node may send hundreds of thousands of replies. Twice the calls is enough to notice a repeated id.
  const members = Array.isArray(body) ? repliesOf(body.slice(0, 2 * requests.length)) : []
  const own = members.filter(({ id }) => requests.some((call) => call.id === id))
  const errors = members.flatMap(({ outcome }) => ('error' in outcome ? [outcome.error] : []))
  const isAnswered = own.some(
    ({ outcome }) => 'result' in outcome || causeOf(rawErrorOf(status, outcome.error)) === 'reverted',
  )
  const isEach = requests.every(({ id }) => own.some((reply) => reply.id === id))
  // A response with an error for each call is valid, unless the errors are about the request, such as too many calls.
  const isAboutRequest = errors.some((error) => {
    const cause = causeOf(rawErrorOf(status, error))
    return cause === 'batch' || (cause === 'rpc' && error.code === INVALID_REQUEST)
  })
  if (isAnswered || (isEach && !isAboutRequest)) return { answer, replies: own }

  return refusalOf(answer, errors[0] ?? null)
}

/** Whether a node returns a result for each of the calls in one request. Throws a NodeError if it does not respond. */
export async function acceptsBatch(
  url: string,
  calls: readonly (readonly [method: string, ...params: unknown[]])[],
  signal: AbortSignal,
): Promise<boolean> {
  const requests = calls.map(([method, ...params]) => rpcCall(method, params))
  const answer = await post(url, requests, signal)
  const outcome = requestOutcome(answer, requests)
  if (!('replies' in outcome)) return false
  const answered = outcome.replies.filter((reply) => 'result' in reply.outcome)
  return requests.every(({ id }) => answered.some((reply) => reply.id === id))
}
