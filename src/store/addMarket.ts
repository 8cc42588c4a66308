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
import { devToolsFormat } from './devToolsFormat'

/**
 * Completes a store with everything that reads the chain and the lists. Apart from it, because the wallet can be
 * connected and an amount typed while this is still on its way.
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
  rootReducer.inject(nodeChoiceSlice)
  rootReducer.inject(lists)
  rootReducer.inject(chainReads)
  startMarketListeners(store.startListening)
  // Polling rests while nobody looks, and reads are repeated when somebody looks again.
  setupListeners(store.dispatch)
  // The injected reducers first answer this.
  store.dispatch(marketAdded())
}
