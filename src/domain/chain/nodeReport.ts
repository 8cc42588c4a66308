import { HEAD_STALE_S } from './limits'

export type NodeAbility = 'chain' | 'batches' | 'overrides' | 'archive' | 'logs'

/** The ages of the past blocks whose state is requested in the test. */
export type StateAge = '30d' | '7d' | '24h' | '1h'

export type AbilityFinding =
  | { kind: 'network'; chainName: string; chainId: number }
  /** The largest number of calls in one request that the node answered. */
  | { kind: 'batches'; calls: number }
  | { kind: 'overrides' }
  /** The blocks whose state the node has: back to an age, all, or only the newest. */
  | { kind: 'statesBack'; age: StateAge }
  | { kind: 'allStates' }
  | { kind: 'newestStates' }
  /** The number of blocks whose logs the node returns in one response. */
  | { kind: 'logs'; blocks: number }
  | { kind: 'refused' }
  /** Inconclusive, for example because of a rate limit. */
  | { kind: 'limited' }
  | { kind: 'unanswered' }

export interface AbilityReport {
  ability: NodeAbility
  /** Whether the node has the ability; null if the test was inconclusive. */
  isAble: boolean | null
  finding: AbilityFinding
}

export interface NodeReport {
  /** The host alone: the rest of the URL may contain a key. */
  host: string
  blockNumber: number
  ageSeconds: number
  answerMs: number
  abilities: readonly AbilityReport[]
}

export function lackingAbilities({ abilities }: Pick<NodeReport, 'abilities'>): { missing: number; unclear: number } {
  const count = (isAble: boolean | null) => abilities.filter((each) => each.isAble === isAble).length
  return { missing: count(false), unclear: count(null) }
}

/** The summary of a node's test. `missing` and `unclear` count abilities; null instead of zero. */
export interface ReportFacts {
  host: string
  isComplete: boolean
  missing: number | null
  unclear: number | null
  /** If the newest block is too old for trading: the age limit in minutes. Otherwise null. */
  staleMinutes: number | null
}

export function reportFacts(host: string, report: Pick<NodeReport, 'abilities' | 'ageSeconds'>): ReportFacts {
  const { missing, unclear } = lackingAbilities(report)
  return {
    host,
    isComplete: missing + unclear === 0,
    missing: missing || null,
    unclear: unclear || null,
    staleMinutes: report.ageSeconds > HEAD_STALE_S ? HEAD_STALE_S / 60 : null,
  }
}

/**
 * How the site uses its nodes other than the first one. `agreeing`: `quorum` responses must agree. `fallback`: the
 * other nodes are called only if the first one does not answer.
 */
export type OtherNodes =
  | { kind: 'agreeing'; hosts: readonly string[]; quorum: number }
  | { kind: 'fallback'; hosts: readonly string[] }

/** @param quorum - how many responses must agree */
export function otherNodes(hosts: readonly string[], quorum: number): OtherNodes | null {
  if (hosts.length === 0) return null
  return quorum > 1 ? { kind: 'agreeing', hosts, quorum } : { kind: 'fallback', hosts }
}

type OwnNodeProblem = 'otherChain' | 'limited' | 'offline'

export function ownNodeProblem(head: {
  isOffline: boolean
  isOtherChain: boolean
  isLimited: boolean
}): OwnNodeProblem | null {
  if (!head.isOffline) return null
  if (head.isOtherChain) return 'otherChain'
  return head.isLimited ? 'limited' : 'offline'
}
