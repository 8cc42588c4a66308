import type { WalletRegistry } from '#connectors/registry'
import type { Device } from '#domain/browser/device'
import type { ChainReader } from '#services/chainReader'
import type { NodeCalls } from '#services/onDemand'
import type { ParseList, ReadList } from '#services/token/lists'
import type { LocalData } from '#services/browser/localData'
import type { Chain } from '#domain/chain/chain'
import type { NodeReport } from '#domain/chain/nodeReport'
import type { Receipts } from '#services/transaction/receipts'
import type { RecordedAction } from './recorder'
import type { Storage } from '#services/browser/storage'
import type { SystemNotifications } from '#services/browser/systemNotifications'
import type { ThemeService } from '#services/browser/theme'
import type { SwapReader } from '#services/trade/swapReader'
import type { TradeDecoder } from '#services/trade/decode/callTree'
import type { TradeEncoder } from '#services/trade/tradeEncoder'

export interface Nodes {
  /** Reads the chain only from the given URL; null restores the site's nodes. */
  readThrough(chainId: number, url: string | null): void
  /** Tests what a node supports. If `url` is null, tests the first node in use. Throws a NodeError. */
  testNode(chain: Chain, url: string | null): Promise<NodeReport>
}

/** Everything outside the page, such as wallets, nodes, lists and storage. Replaced in tests. */
export interface AppServices {
  wallets: WalletRegistry
  storage: Storage
  theme: ThemeService
  device: Device
  copyText: (text: string) => Promise<void>
  /** The faucet of the local chain; null unless this is a development build with the test wallet. */
  localFaucet: () => ((account: string) => Promise<void>) | null
  node: NodeCalls
  chain: ChainReader
  receipts: Receipts
  nodes: Nodes
  localData: LocalData
  systemNotifications: SystemNotifications
  swaps: SwapReader
  /** Loads the transaction encoder, which is large and only needed to review and send a transaction. */
  loadTradeEncoder(): Promise<TradeEncoder & Pick<TradeDecoder, 'decodeTrade'>>
  readList<T>(
    urls: readonly string[],
    parse: ParseList<T>,
    onCopy?: (copy: ReadList<T>) => void,
  ): Promise<ReadList<T> & { failures: string[] }>
}

/** The extra argument of thunks, listeners and queries. */
export interface Services extends AppServices {
  /** The last recorded actions, oldest first. */
  recorded: readonly RecordedAction[]
}
