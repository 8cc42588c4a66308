import { NodeError } from '../domain/nodeError'

/** What a node can do, tried out. A text says in plain words why something failed. */
export type NodeAbility = 'chain' | 'batches' | 'overrides' | 'archive' | 'logs'

export interface NodeReport {
  url: string
  /** The newest block, and its age in seconds. */
  blockNumber: number
  ageSeconds: number
  /** How long an answer took, in milliseconds. */
  answerMs: number
  abilities: readonly { ability: NodeAbility; isAble: boolean; detail: string }[]
}

/** Tries a node out. Throws a NodeError when it does not answer, or not for this chain. */
export function readNodeReport(_url: string, _chainId: number): Promise<NodeReport> {
  return Promise.reject(new NodeError('notConfigured', 'Nodes are not tried out yet.'))
}
