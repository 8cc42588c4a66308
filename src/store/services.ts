import type { WalletRegistry } from '../connectors/registry'
import type { ChainReader } from '../services/chainReader'
import type { Node } from '../services/node'
import type { Receipts } from '../services/receipts'
import type { Storage } from '../services/storage'
import type { ThemeService } from '../services/theme'
import type { TradeEncoder } from '../services/tradeEncoder'

/** What the store needs from outside: given to thunks, listeners and queries, faked in tests. */
export interface Services {
  wallets: WalletRegistry
  storage: Storage
  node: Node
  chain: ChainReader
  receipts: Receipts
  /** Loads the coder of transactions; large, and needed only when one is sent. */
  loadTradeEncoder(): Promise<TradeEncoder>
  theme: ThemeService
  copyText(text: string): Promise<void>
  readList<T>(urls: readonly string[], parse: (value: unknown) => T): Promise<{ value: T; failures: string[] }>
}
