import type { WalletRegistry } from '../connectors/registry'
import type { Device } from '../domain/page/device'
import type { ChainReader } from '../services/chainReader'
import type { ReadList } from '../services/token/lists'
import type { Node } from '../services/rpc/node'
import type { LocalData } from '../services/page/localData'
import type { Chain } from '../domain/chain/chain'
import type { NodeReport } from '../domain/chain/nodeReport'
import type { Receipts } from '../services/transaction/receipts'
import type { Storage } from '../services/page/storage'
import type { ThemeService } from '../services/page/theme'
import type { TradeDecoder } from '../services/trade/decodeTrade'
import type { TradeEncoder } from '../services/trade/tradeEncoder'

/** What the store needs from outside to connect a wallet. There from the start. */
export interface WalletServices {
  wallets: WalletRegistry
  storage: Storage
  theme: ThemeService
  device: Device
  copyText: (text: string) => Promise<void>
}

/** Whose node a chain is read through. */
export interface Nodes {
  /** Asks this address and no other from now on, or with null those of the site again. */
  readThrough(chainId: number, url: string | null): void
  /** Tries out what a node can do, with null the one that is asked first. Throws a NodeError. */
  testNode(chain: Chain, url: string | null): Promise<NodeReport>
}

/** What it needs to read the chain and the lists, and to trade. Comes a moment later, see `addMarket`. */
export interface MarketServices {
  node: Node
  chain: ChainReader
  receipts: Receipts
  nodes: Nodes
  localData: LocalData
  /** Loads the coder of transactions; large, and needed only when one is sent. */
  loadTradeEncoder(): Promise<TradeEncoder & Pick<TradeDecoder, 'decodeTrade'>>
  readList<T>(
    urls: readonly string[],
    parse: (value: unknown) => T | Promise<T>,
    onCopy?: (copy: ReadList<T>) => void,
  ): Promise<ReadList<T> & { failures: string[] }>
}

/** Given to thunks, listeners and queries; faked in tests. */
export type Services = WalletServices & MarketServices
