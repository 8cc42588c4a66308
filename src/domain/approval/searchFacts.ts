import { grouped, percentage } from '../browser/locale'
import { searchedPercent } from './openApprovals'

/** A search of all blocks for approvals. */
export interface ApprovalSearch {
  state: 'idle' | 'searching' | 'over' | 'failed'
  /** The blocks that were searched, both included; null before the first of them. */
  searched: { from: number; to: number } | null
  end: 'whole' | 'limit' | 'many' | null
  /** How many found approvals are not shown. */
  leftOut: number
}

/** The state of the search. `percent`: of all blocks; `from`: the first block that was searched, formatted. */
export type SearchFacts =
  | { kind: 'idle' | 'failed' }
  | { kind: 'searching'; percent: string }
  | { kind: 'whole'; leftOut: LeftOut | null }
  | { kind: 'many' | 'limit'; from: string; leftOut: LeftOut | null }

/** Approvals that are not shown: how many, and the same as text. */
export interface LeftOut {
  count: number
  text: string
}

export function searchFacts({ state, searched, end, leftOut: count }: ApprovalSearch): SearchFacts {
  if (state === 'searching') return { kind: state, percent: percentage(searchedPercent(searched)) }
  if (state !== 'over') return { kind: state }
  const leftOut = count === 0 ? null : { count, text: grouped(String(count)) }
  if (end === 'whole') return { kind: 'whole', leftOut }
  return { kind: end === 'many' ? 'many' : 'limit', from: grouped(String(searched?.from ?? 0)), leftOut }
}
