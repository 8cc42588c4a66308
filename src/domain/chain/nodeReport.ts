/** What a node may support. */
export type NodeAbility = 'chain' | 'batches' | 'overrides' | 'archive' | 'logs'

/** How far back states are checked. */
export type StateAge = '30d' | '7d' | '24h' | '1h'

/** The result of testing an ability. */
export type AbilityFinding =
  | { kind: 'network'; chainName: string; chainId: number }
  /** The number of calls in one request that are all answered. */
  | { kind: 'batches'; calls: number }
  | { kind: 'overrides' }
  /** How far back it has states: this long, all blocks, or only the newest ones. */
  | { kind: 'statesBack'; age: StateAge }
  | { kind: 'allStates' }
  | { kind: 'newestStates' }
  /** The number of blocks whose logs it returns at once. */
  | { kind: 'logs'; blocks: number }
  | { kind: 'refused' }
  /** Inconclusive, because requests are limited or for another reason. */
  | { kind: 'limited' }
  | { kind: 'unanswered' }

export interface AbilityReport {
  ability: NodeAbility
  /** Null when inconclusive. */
  isAble: boolean | null
  finding: AbilityFinding
}

/** What a node supports, as tested. */
export interface NodeReport {
  /** Without the rest of its URL, which may contain a key. */
  host: string
  /** The newest block, and its age in seconds. */
  blockNumber: number
  ageSeconds: number
  /** The response time, in milliseconds. */
  answerMs: number
  abilities: readonly AbilityReport[]
}

/** How many abilities a node lacks, and for how many that is not known. */
export function lackingAbilities({ abilities }: Pick<NodeReport, 'abilities'>): { missing: number; unclear: number } {
  const count = (isAble: boolean | null) => abilities.filter((each) => each.isAble === isAble).length
  return { missing: count(false), unclear: count(null) }
}

/** Why the visitor's own node cannot be used. */
export type OwnNodeProblem = 'otherChain' | 'limited' | 'offline'

/** Null while the node answers. */
export function ownNodeProblem(head: {
  isOffline: boolean
  isOtherChain: boolean
  isLimited: boolean
}): OwnNodeProblem | null {
  if (!head.isOffline) return null
  if (head.isOtherChain) return 'otherChain'
  return head.isLimited ? 'limited' : 'offline'
}
