import { setupListeners } from '@reduxjs/toolkit/query'
import { marketAdded } from '../events'
import { startMarketListeners } from './startMarketListeners'
import type { AppStore } from './makeStore'
import { chainReads } from './chainReads'
import { lists } from './token/lists'
import { rootReducer } from './rootReducer'
import type { MarketServices } from './services'
import { liveRegionSlice } from './page/liveRegion/liveRegion'
import { nodeChoiceSlice } from './chain/nodeChoice'
import { draftSlice } from './trade/draft'
import { openRequestsSlice } from './trade/openRequests'
import { tokenChoicesSlice } from './token/tokenChoices'
import { tradeSlice } from './trade/trade'
import { transactionsSlice } from './transaction/transactions'
import { unseenOutcomeSlice } from './transaction/unseenOutcome'
import { devToolsFormat } from './devToolsFormat'

/**
 * Extends a store with everything that reads the chain and the lists. Separate, because a wallet can be connected and
 * an amount typed while this is still loading.
 */
export function addMarket(store: AppStore, services: MarketServices) {
  Object.assign(store.extra, services)
  Object.assign(store.story, devToolsFormat)
  store.addMiddleware(lists.middleware, chainReads.middleware)
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
  startMarketListeners(store.startListening)
  // Polling pauses while the page is hidden, and reads are repeated when it becomes visible.
  setupListeners(store.dispatch)
  // The injected reducers respond to this first.
  store.dispatch(marketAdded())
}
