/** Why a node gave no usable answer. What the words and codes of nodes mean is told by `nodeAnswer.ts`. */
export type NodeFailure =
  | 'network'
  | 'timedOut'
  /** It refused the whole request, whatever was asked. */
  | 'refused'
  /** The key is wrong or missing, or may not do this. */
  | 'denied'
  /** It was asked too often. */
  | 'limited'
  /** It does not take so many calls in one request. */
  | 'batch'
  | 'malformed'
  | 'tooLarge'
  | 'wrongChain'
  | 'disagreement'
  /** The contract's refusal, or that its code broke off. */
  | 'reverted'
  /** The call took more time or gas than this node gives; another one may give more. */
  | 'capped'
  /** It keeps no state of the block, or nothing of the block at all. */
  | 'noState'
  /** Too many blocks or events at once. */
  | 'tooMany'
  | 'notFound'
  /** It does not know the method. */
  | 'unsupported'
  /** Any other error in a well-formed answer. */
  | 'rpc'
  | 'notConfigured'

/** An unusable or negative answer of a node. `data` is the revert data of a call, where the node gave any. */
export class NodeError extends Error {
  constructor(
    readonly failure: NodeFailure,
    message: string,
    readonly data: `0x${string}` | null = null,
    /** So long the node wants to be left alone; null where it does not say. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message)
    this.name = 'NodeError'
  }
}

const REFUSALS: readonly NodeFailure[] = ['rpc', 'unsupported', 'noState', 'tooMany', 'notFound']
const UNREACHABLE: readonly NodeFailure[] = ['network', 'denied', 'limited']
const NO_ANSWER: readonly NodeFailure[] = [...UNREACHABLE, 'timedOut', 'refused', 'batch', 'capped']

/** Whether the node understood what was asked and does not do it, for reasons of its own rather than the contract's. */
export const isRefusal = (error: unknown): boolean => error instanceof NodeError && REFUSALS.includes(error.failure)

/** Whether the node gave no answer at all, rather than that it has nothing of what was asked. */
export const isSilence = ({ failure }: NodeError) => NO_ANSWER.includes(failure)

/** Whether asking for less would be answered no better. */
export const isAway = ({ failure }: NodeError) => UNREACHABLE.includes(failure)
