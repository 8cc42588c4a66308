import { selectAwaitsBlock } from './store/trade/awaitsBlock'
import { configuredChains } from './config/chains'
import { settings } from './config/settings'
import { loadPart } from './domain/page/loadPart'
import { createChainReader } from './services/chainReader'
import { readList } from './services/token/lists'
import { createLocalData } from './services/page/localData'
import { tolerateMovedNodes } from './services/page/movedNodes'
import { createSystemNotifications } from './services/page/systemNotifications'
import { createNode } from './services/rpc/node'
import { createLateReceipts } from './services/transaction/lateReceipts'
import { addMarket } from './store/addMarket'
import { followHead } from './store/chain/followHead'
import type { AppStore } from './store/makeStore'

/** Builds what reads the chain and the lists, and hands it to the store. */
export function startMarket(store: AppStore) {
  // Other scripts touch the page once it has been painted, so the first load need not have this.
  tolerateMovedNodes(Node.prototype)
  // A chain may be listed without a node: for wallets only.
  const readable = configuredChains.filter(({ rpcUrls }) => rpcUrls.default.length > 0)
  const node = createNode(readable, settings.rpcQuorum)
  const chosen = new Map<number, string>()
  addMarket(store, {
    node,
    chain: createChainReader(node),
    receipts: createLateReceipts(node),
    nodes: {
      readThrough(chainId, url) {
        if (url === null) chosen.delete(chainId)
        else chosen.set(chainId, url)
        node.readThrough(chainId, url)
        // What another node could not do, this one may.
        store.extra.chain = createChainReader(node)
      },
      async testNode(chain, url) {
        const { readNodeReport } = await loadPart(
          () => import(/* webpackChunkName: "profile-settings" */ './services/chain/nodeReport'),
        )
        return readNodeReport(url ?? chosen.get(chain.id) ?? chain.rpcUrls.default[0] ?? '', chain)
      },
    },
    localData: createLocalData(window),
    systemNotifications: createSystemNotifications(window),
    async loadTradeEncoder() {
      const [encoder, decoder] = await Promise.all([
        loadPart(() => import(/* webpackChunkName: "trade-encoder" */ './services/trade/tradeEncoder')),
        loadPart(() => import(/* webpackChunkName: "trade-encoder" */ './services/trade/decodeTrade')),
      ])
      return { ...encoder, ...decoder }
    },
    readList,
  })
  followHead(store.startListening, selectAwaitsBlock)
}
