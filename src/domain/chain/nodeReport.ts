/** What a node may be able to do. */
export type NodeAbility = 'chain' | 'batches' | 'overrides' | 'archive' | 'logs'

/** What a node can do, tried out. */
export interface NodeReport {
  /** Without the rest of its URL, in which a key may be. */
  host: string
  /** The newest block, and its age in seconds. */
  blockNumber: number
  ageSeconds: number
  /** How long an answer took, in milliseconds. */
  answerMs: number
  /** Each with what was found, in plain words. Whether it is able is null where too little was answered to tell. */
  abilities: readonly { ability: NodeAbility; isAble: boolean | null; detail: string }[]
}
