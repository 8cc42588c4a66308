import { chainReads } from './chainReads'
import { lists } from './token/lists'
import { draftSlice } from './trade/draft'
import { liveRegionSlice } from './page/liveRegion/liveRegion'
import { nodeChoiceSlice } from './chain/node/nodeChoice'
import { openRequestsSlice } from './trade/openRequests'
import { tokenChoicesSlice } from './token/tokenChoices'
import { tradeSlice } from './trade/trade'
import { transactionsSlice } from './transaction/transactions'
import { unseenOutcomeSlice } from './transaction/unseenOutcome'
import { rootReducer } from './rootReducer'

/** Adds the slices of everything that reads the chain and the lists, and the query caches, to the one reducer. */
export function injectMarketSlices() {
  rootReducer.inject(transactionsSlice)
  rootReducer.inject(tradeSlice)
  rootReducer.inject(draftSlice)
  rootReducer.inject(openRequestsSlice)
  rootReducer.inject(tokenChoicesSlice)
  rootReducer.inject(liveRegionSlice)
  rootReducer.inject(unseenOutcomeSlice)
  rootReducer.inject(nodeChoiceSlice)
  rootReducer.inject(lists)
  rootReducer.inject(chainReads)
}
