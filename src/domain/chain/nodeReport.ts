/** What a node may be able to do. */
export type NodeAbility = 'chain' | 'batches' | 'overrides' | 'archive' | 'logs'

/** How long ago states are looked for. */
export type StateAge = '30d' | '7d' | '24h' | '1h'

/** What a trial of an ability came to. */
export type AbilityFinding =
  | { kind: 'network'; chainName: string; chainId: number }
  /** So many calls in one request are all answered. */
  | { kind: 'batches'; calls: number }
  | { kind: 'overrides' }
  /** The states of so long ago, of all blocks, or of the newest blocks only. */
  | { kind: 'statesBack'; age: StateAge }
  | { kind: 'allStates' }
  | { kind: 'newestStates' }
  /** The logs of so many blocks at once. */
  | { kind: 'logs'; blocks: number }
  | { kind: 'refused' }
  /** Too little was answered to tell, because requests are limited or for another reason. */
  | { kind: 'limited' }
  | { kind: 'unanswered' }

export interface AbilityReport {
  ability: NodeAbility
  /** Null where too little was answered to tell. */
  isAble: boolean | null
  finding: AbilityFinding
}

/** What a node can do, tried out. */
export interface NodeReport {
  /** Without the rest of its URL, in which a key may be. */
  host: string
  /** The newest block, and its age in seconds. */
  blockNumber: number
  ageSeconds: number
  /** How long an answer took, in milliseconds. */
  answerMs: number
  abilities: readonly AbilityReport[]
}
