import { searchedPercent } from '../approval/openApprovals'
import { grouped, percentage } from '../browser/locale'

interface SwapSearch {
  state: 'idle' | 'searching' | 'reading' | 'over' | 'failed'
  searched: { from: number; to: number } | null
  end: 'whole' | 'limit' | 'many' | null
  isStopped: boolean
  count: number
  /** Whether more swaps were found than are listed. */
  isCut: boolean
  canGoFurther: boolean
}

/** The blocks that were searched, and why the search ended there. The block numbers are formatted. */
export type SearchedFacts =
  | { kind: 'none' | 'whole' | 'wholeCut' }
  | { kind: 'stopped' | 'many' | 'limit'; from: string; to: string }

/** The state of a search. `percent`: the share of all blocks that were searched. */
export type FoundFacts =
  | { kind: 'idle' | 'failed' | 'reading' }
  | { kind: 'searching'; percent: string }
  | { kind: 'over'; searched: SearchedFacts; isNothingFound: boolean; canGoFurther: boolean }

function searchedFacts({ searched, end, isStopped, isCut }: SwapSearch): SearchedFacts {
  if (!searched) return { kind: 'none' }
  if (end === 'whole') return { kind: isCut ? 'wholeCut' : 'whole' }
  const [from, to] = [grouped(String(searched.from)), grouped(String(searched.to))]
  return { kind: isStopped ? 'stopped' : end === 'many' ? 'many' : 'limit', from, to }
}

export function foundFacts(search: SwapSearch): FoundFacts {
  switch (search.state) {
    case 'searching':
      return { kind: 'searching', percent: percentage(searchedPercent(search.searched)) }
    case 'over':
      return {
        kind: 'over',
        searched: searchedFacts(search),
        isNothingFound: search.count === 0,
        canGoFurther: search.canGoFurther,
      }
    default:
      return { kind: search.state }
  }
}
