import { configuredChains } from './config/chains'
import { settings } from './config/settings'
import { createChainReader } from './services/chainReader'
import { readList } from './services/lists'
import { createNode } from './services/node'
import { createReceipts } from './services/receipts'
import { addMarket } from './store/addMarket'
import type { AppStore } from './store/makeStore'

/** Builds what reads the chain and the lists, and hands it to the store. */
export function startMarket(store: AppStore) {
  const node = createNode(configuredChains, settings.rpcQuorum)
  addMarket(store, {
    node,
    chain: createChainReader(node),
    receipts: createReceipts(node),
    async loadTradeEncoder() {
      const [encoder, decoder] = await Promise.all([
        import(/* webpackChunkName: "trade-encoder" */ './services/tradeEncoder'),
        import(/* webpackChunkName: "trade-encoder" */ './services/decodeTrade'),
      ])
      return { ...encoder, ...decoder }
    },
    readList,
  })
}
