import type { AbilityReport, NodeAbility, StateAge } from '../../../domain/chain/nodeReport'
import { grouped } from '../../../domain/page/locale'

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
    use: 'One request for all that belongs to a block',
    missing: 'Each block takes several requests, so prices come later.',
  },
  overrides: {
    name: 'State override',
    use: 'Balance changes in the review, and fees of tokens',
    missing: 'The review shows no balance changes, and fees of tokens are not measured.',
  },
  archive: {
    name: 'State of past blocks',
    use: 'Charts, and how prices changed',
    missing: 'Charts end where it ends, or come from sources with fewer readings.',
  },
  logs: {
    name: 'Logs',
    use: 'Charts where the state of past blocks is missing',
    missing: 'Where the state of past blocks is missing, so are most charts.',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 days',
  '7d': '7 days',
  '24h': '24 hours',
  '1h': 'an hour',
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
      return `Back ${AGES[finding.age]}${isAble ? '' : ', no further'}`
    case 'allStates':
      return 'Back to the first block'
    case 'newestStates':
      return 'Only the newest blocks'
    case 'logs':
      return `Up to ${grouped(String(finding.blocks))} blocks at once`
    case 'refused':
      return 'Refused'
    case 'limited':
      return 'Requests are limited just now'
    case 'unanswered':
      return 'Could not be told'
  }
}
