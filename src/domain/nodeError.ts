/** Why a node gave no usable answer. */
export type NodeFailure =
  | 'network'
  | 'timedOut'
  | 'refused'
  | 'malformed'
  | 'tooLarge'
  | 'wrongChain'
  | 'disagreement'
  | 'reverted'
  | 'rpc'
  | 'notConfigured'

/** An unusable or negative answer of a node. `data` is the revert data of a call, where the node gave any. */
export class NodeError extends Error {
  constructor(
    readonly failure: NodeFailure,
    message: string,
    readonly data: `0x${string}` | null = null,
  ) {
    super(message)
    this.name = 'NodeError'
  }
}
