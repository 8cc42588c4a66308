import { grouped, percentage } from '../browser/locale'
import { searchedPercent } from './openApprovals'

interface ApprovalSearch {
  state: 'idle' | 'searching' | 'over' | 'failed'
  /** The first and last searched block, inclusive; null if no block has been searched yet. */
  searched: { from: number; to: number } | null
  end: 'whole' | 'limit' | 'many' | null
  /** The number of approvals that were found but are not shown. */
  leftOut: number
}

/** `percent`: of all blocks that were searched. `from`: the oldest searched block. Both are formatted. */
export type SearchFacts =
  | { kind: 'idle' | 'failed' }
  | { kind: 'searching'; percent: string }
  | { kind: 'whole'; leftOut: LeftOut | null }
  | { kind: 'many' | 'limit'; from: string; leftOut: LeftOut | null }

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
