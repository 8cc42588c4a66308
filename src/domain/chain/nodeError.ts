/** Why a node gave no usable response. `nodeAnswer.ts` interprets nodes' messages and codes. */
export type NodeFailure =
  | 'network'
  | 'timedOut'
  /** The node refused the whole request, regardless of its calls. */
  | 'refused'
  /** The key is wrong or missing, or lacks permission. */
  | 'denied'
  /** The node limits the rate of requests. */
  | 'limited'
  /** The node does not accept this many calls in one request. */
  | 'batch'
  | 'malformed'
  | 'tooLarge'
  | 'wrongChain'
  | 'disagreement'
  /** The contract reverted, or its execution stopped. */
  | 'reverted'
  /** The call exceeded the node's time or gas limit. Another node's limit may be higher. */
  | 'capped'
  /** The node does not have the state of the block, or the block itself. */
  | 'noState'
  /** The request covers too many blocks or events. */
  | 'tooMany'
  | 'notFound'
  /** The node does not support the method. */
  | 'unsupported'
  /** Any other well-formed JSON-RPC error. */
  | 'rpc'
  | 'notConfigured'

/** An unusable response or an error of a node. `data` is the revert data of a call, if any. */
export class NodeError extends Error {
  constructor(
    readonly failure: NodeFailure,
    message: string,
    readonly data: `0x${string}` | null = null,
    /** The wait that the node requests before the next call; null if it requests none. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message)
    this.name = 'NodeError'
  }
}

const REFUSALS: readonly NodeFailure[] = ['rpc', 'unsupported', 'noState', 'tooMany', 'notFound']
const ABOUT_CALL: readonly NodeFailure[] = [
  'reverted',
  'capped',
  'unsupported',
  'noState',
  'tooMany',
  'tooLarge',
  'notFound',
]
const UNREACHABLE: readonly NodeFailure[] = ['network', 'denied', 'limited']
const NO_ANSWER: readonly NodeFailure[] = [...UNREACHABLE, 'timedOut', 'refused', 'batch', 'capped']

/** Whether the node understood the request but refused it. A reverted call is not a refusal. */
export const isRefusal = (error: unknown): boolean => error instanceof NodeError && REFUSALS.includes(error.failure)

/** Whether the error is about the call itself. Any other error may come from a gateway in front of the node. */
export const isAboutCall = ({ failure }: NodeError) => ABOUT_CALL.includes(failure)

/** Whether the call got no answer. A response that says that data is missing counts as an answer. */
export const isSilence = ({ failure }: NodeError) => NO_ANSWER.includes(failure)

/** Whether a smaller request would fail as well. */
export const isUnreachable = ({ failure }: NodeError) => UNREACHABLE.includes(failure)
