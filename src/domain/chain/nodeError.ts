/** Why a node gave no usable response. `nodeAnswer.ts` interprets nodes' messages and codes. */
export type NodeFailure =
  | 'network'
  | 'timedOut'
  /** It refused the whole request, regardless of the calls. */
  | 'refused'
  /** The key is wrong or missing, or lacks permission. */
  | 'denied'
  /** Rate limited. */
  | 'limited'
  /** It does not accept so many calls in one request. */
  | 'batch'
  | 'malformed'
  | 'tooLarge'
  | 'wrongChain'
  | 'disagreement'
  /** The contract reverted, or its execution stopped. */
  | 'reverted'
  /** The call exceeded this node's time or gas limit; another one's may be higher. */
  | 'capped'
  /** It has no state for the block, or does not have the block. */
  | 'noState'
  /** Too many blocks or events at once. */
  | 'tooMany'
  | 'notFound'
  /** It does not support the method. */
  | 'unsupported'
  /** Any other error in a well-formed answer. */
  | 'rpc'
  | 'notConfigured'

/** An unusable response or an error of a node. `data` is the revert data of a call, if any. */
export class NodeError extends Error {
  constructor(
    readonly failure: NodeFailure,
    message: string,
    readonly data: `0x${string}` | null = null,
    /** How long the node asks to be left alone; null if it does not say. */
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

/** Whether the node understood the request and refuses it for its own reasons rather than the contract's. */
export const isRefusal = (error: unknown): boolean => error instanceof NodeError && REFUSALS.includes(error.failure)

/** Whether the node understood the call, and the error is about it. Any other error may come from a gateway. */
export const isAboutCall = ({ failure }: NodeError) => ABOUT_CALL.includes(failure)

/** Whether the node gave no response at all. A response that it does not have the data is not silence. */
export const isSilence = ({ failure }: NodeError) => NO_ANSWER.includes(failure)

/** Whether a smaller request would fail just the same. */
export const isUnreachable = ({ failure }: NodeError) => UNREACHABLE.includes(failure)
