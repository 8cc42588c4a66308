import type { FeeModel } from './fees'

/** A known network. `publicRpcUrls` never contain a key: they are given to wallets. */
export interface Chain {
  id: number
  name: string
  /** Its short name in the registry of chains (https://chainlist.org), as wallets' links name it (EIP-3770). */
  network: string
  /** Endpoints tried in order. */
  rpcUrls: { default: readonly string[]; public: readonly string[] }
  nativeCurrency: { name: string; symbol: string; decimals: number }
  explorerUrl: string | null
  iconUrl: string | null
  iconBackground: string
  isTestnet: boolean
  /** Where a test network's coin is given away; absent where no such place is known. */
  faucetUrl?: string
  /** The chain id that its tokens have in a list. It differs for a chain that carries another chain's contracts. */
  listChainId: number
  /** The usual time from one block to the next. */
  blockSeconds: number
  /** Absent if fees follow EIP-1559 alone. */
  fees?: FeeModel
}

const DEFAULT_CURRENCY = { symbol: 'ETH', decimals: 18 } as const

/** Symbol and decimals of a chain's native currency, with the usual defaults for an unknown chain. */
export function nativeCurrencyOf(chain: Chain | undefined): { symbol: string; decimals: number } {
  return chain?.nativeCurrency ?? DEFAULT_CURRENCY
}

/** The name of a chain's coin within a sentence: "ether", or the symbol of any other coin. */
export const coinWord = (symbol: string): string => (symbol === 'ETH' ? 'ether' : symbol)

/** The symbol of a chain's wrapped coin. */
export const wrappedSymbol = (symbol: string): string => `W${symbol}`

/** Link to a transaction, an address or a token on the chain's explorer; null where there is no explorer. */
export function explorerLink(
  chain: Chain | undefined,
  kind: 'tx' | 'address' | 'token',
  id: string | null,
): string | null {
  return chain?.explorerUrl && id !== null ? `${chain.explorerUrl}/${kind}/${id}` : null
}
