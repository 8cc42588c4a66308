import type { AbilityReport, NodeAbility, StateAge } from '../../../domain/chain/nodeReport'
import { grouped } from '../../../domain/browser/locale'

interface AbilityWords {
  name: string
  /** What the product uses it for. */
  use: string
  /** What is missing without it. */
  missing: string
}

/** The name of each ability of a node, and what it means here. */
export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: 'Network', use: 'Everything', missing: 'Nothing can be read.' },
  batches: {
    name: 'Batches of calls',
    use: 'One request for everything about a block',
    missing: 'Each block takes several requests, so prices arrive later.',
  },
  overrides: {
    name: 'State override',
    use: 'Balance changes in the review, and token fees',
    missing: 'The review shows no balance changes, and token fees are not measured.',
  },
  archive: {
    name: 'State of past blocks',
    use: 'Charts and price changes',
    missing: 'Charts reach only as far back as it does, or use sources with fewer readings.',
  },
  logs: {
    name: 'Logs',
    use: 'Charts where the state of past blocks is missing',
    missing: 'Most charts are missing when the state of past blocks is missing, too.',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 days',
  '7d': '7 days',
  '24h': '24 hours',
  '1h': 'One hour',
}

/** The finding about an ability, for example "Back 30 days". */
export function findingText({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>): string {
  switch (finding.kind) {
    case 'network':
      return `${finding.chainName}, chain id ${finding.chainId}`
    case 'batches':
      return `Up to ${finding.calls} calls at once${isAble ? '' : ', no more'}`
    case 'overrides':
      return 'Code and calls'
    case 'statesBack':
      return `${AGES[finding.age]} back${isAble ? '' : ', no further'}`
    case 'allStates':
      return 'Back to the first block'
    case 'newestStates':
      return 'Only the newest blocks'
    case 'logs':
      return `Up to ${grouped(String(finding.blocks))} blocks at once`
    case 'refused':
      return 'Refused'
    case 'limited':
      return 'Too many requests right now'
    case 'unanswered':
      return 'Could not be determined'
  }
}
