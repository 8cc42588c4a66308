import { setupListeners } from '@reduxjs/toolkit/query'
import { marketAdded } from '../events'
import { startMarketListeners } from './startMarketListeners'
import type { AppStore } from './makeStore'
import { chainReads } from './chainReads'
import { injectMarketSlices } from './marketSlices'
import { lists } from './token/lists'
import type { MarketServices } from './services'
import { devToolsFormat } from './devToolsFormat'

/**
 * Extends a store with everything that reads the chain and the lists. Separate, because a wallet can be connected and
 * an amount typed while this is still loading.
 */
export function addMarket(store: AppStore, services: MarketServices) {
  Object.assign(store.extra, services)
  Object.assign(store.story, devToolsFormat)
  store.addMiddleware(lists.middleware, chainReads.middleware)
  injectMarketSlices()
  startMarketListeners(store.startListening)
  // Polling pauses while the page is hidden, and reads are repeated when it becomes visible.
  setupListeners(store.dispatch)
  // The injected reducers respond to this first.
  store.dispatch(marketAdded())
}
