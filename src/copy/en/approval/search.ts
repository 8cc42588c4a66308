import { searchedPercent } from '../../../domain/approval/openApprovals'
import { grouped } from '../../../domain/browser/locale'

const IDLE = 'To find approvals of other tokens, or for other contracts, search the whole chain.'
const FAILED = 'The search for other approvals failed: the network provider did not respond, or does not allow it.'
const TOO_MANY = 'There are too many approvals to check them all.'
const TOO_FAR = 'Searching further back would take too many requests.'

const count = (number: number, one: string) => `${grouped(String(number))} ${number === 1 ? one : `${one}s`}`

export interface SearchFacts {
  state: 'idle' | 'searching' | 'over' | 'failed'
  /** The blocks that were searched, both included; null before the first of them. */
  searched: { from: number; to: number } | null
  end: 'whole' | 'limit' | 'many' | null
  /** How many found approvals are not shown. */
  leftOut: number
}

function overText({ searched, end, leftOut }: SearchFacts): string {
  const left =
    leftOut === 0 ? '' : ` Not shown: ${count(leftOut, 'approval')} of tokens that are neither listed nor held here.`
  if (end === 'whole') return `All blocks were searched, and every open approval is listed.${left}`
  const from = grouped(String(searched?.from ?? 0))
  return `Searched back to block ${from}; there may be older approvals. ${end === 'many' ? TOO_MANY : TOO_FAR}${left}`
}

/** The progress of a search of all blocks, and the label of the button that starts it. */
export function searchWords(facts: SearchFacts): { words: string; label: string } {
  switch (facts.state) {
    case 'idle':
      return { words: IDLE, label: 'Search all blocks' }
    case 'failed':
      return { words: FAILED, label: 'Try again' }
    case 'searching': {
      const percent = searchedPercent(facts.searched)
      return { words: `Searching the chain for other approvals: ${percent}% of all blocks.`, label: 'Searching' }
    }
    case 'over':
      return { words: overText(facts), label: 'Search again' }
  }
}
