import { configuredChains, supportedChain } from './config/chains'
import { settings } from './config/settings'
import { loadPart } from './domain/page/loadPart'
import { createChainReader } from './services/chainReader'
import { readList } from './services/token/lists'
import { createLocalData } from './services/page/localData'
import { createNode } from './services/rpc/node'
import { createReceipts } from './services/transaction/receipts'
import { addMarket } from './store/addMarket'
import type { AppStore } from './store/makeStore'

/** Builds what reads the chain and the lists, and hands it to the store. */
export function startMarket(store: AppStore) {
  const node = createNode(configuredChains, settings.rpcQuorum)
  let url = supportedChain.rpcUrls.default[0] ?? ''
  addMarket(store, {
    node,
    chain: createChainReader(node),
    receipts: createReceipts(node),
    nodes: {
      readThrough(chosen) {
        url = chosen ?? supportedChain.rpcUrls.default[0] ?? ''
        node.readThrough(supportedChain.id, chosen)
        // What another node could not do, this one may.
        store.extra.chain = createChainReader(node)
      },
      async tryOut(other) {
        const { readNodeReport } = await loadPart(
          () => import(/* webpackChunkName: "profile-settings" */ './services/chain/nodeReport'),
        )
        return readNodeReport(other ?? url, supportedChain)
      },
    },
    localData: createLocalData(window),
    async loadTradeEncoder() {
      const [encoder, decoder] = await Promise.all([
        loadPart(() => import(/* webpackChunkName: "trade-encoder" */ './services/trade/tradeEncoder')),
        loadPart(() => import(/* webpackChunkName: "trade-encoder" */ './services/trade/decodeTrade')),
      ])
      return { ...encoder, ...decoder }
    },
    readList,
  })
}
