import type { SafetyFact } from '../../../views/tokenPage/SafetyFacts'
import { contractFacts } from './contractFacts'
import { listFacts } from './listFacts'
import type { SafetySources } from './sources'
import { poolFact, taxFacts } from './tradeFacts'

/** Statements about a token, each with its source. No score and no verdict. */
export function safetyFacts(sources: SafetySources): SafetyFact[] {
  return [...listFacts(sources), ...contractFacts(sources), ...taxFacts(sources), poolFact(sources)]
}
