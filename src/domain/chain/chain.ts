import type { Address } from './address'
import type { FeeModel } from './fees'

/** A token that the configuration of a network names, in the terms of a token list. */
export interface NetworkToken {
  address: Address
  symbol: string
  name: string
  decimals: number
}

/** A known network. The URLs in `rpcUrls.public` never contain a key, because they are passed to wallets. */
export interface Chain {
  id: number
  name: string
  /** The chain's short name in https://chainlist.org, which links to wallets use as a prefix (EIP-3770). */
  network: string
  /** Endpoints in the order in which they are tried. */
  rpcUrls: { default: readonly string[]; public: readonly string[] }
  nativeCurrency: { name: string; symbol: string; decimals: number }
  explorerUrl: string | null
  iconUrl: string | null
  iconBackground: string
  isTestnet: boolean
  faucetUrl?: string
  /** The chain id that this chain's tokens have in a token list. It differs from `id` on a copy of another chain. */
  listChainId: number
  /** Tokens that routes use although the default token list lacks them. They count as listed. */
  namedTokens?: readonly NetworkToken[]
  blockSeconds: number
  fees?: FeeModel
}

const DEFAULT_CURRENCY = { symbol: 'ETH', decimals: 18 } as const

export function nativeCurrencyOf(chain: Chain | undefined): { symbol: string; decimals: number } {
  return chain?.nativeCurrency ?? DEFAULT_CURRENCY
}

/** The name of a chain's coin within a sentence: "ether", or the symbol of any other coin. */
export const coinWord = (symbol: string): string => (symbol === 'ETH' ? 'ether' : symbol)

export const wrappedSymbol = (symbol: string): string => `W${symbol}`

/** A link to a transaction, an address or a token on the chain's explorer; null if the chain has no explorer. */
export function explorerLink(
  chain: Chain | undefined,
  kind: 'tx' | 'address' | 'token',
  id: string | null,
): string | null {
  return chain?.explorerUrl && id !== null ? `${chain.explorerUrl}/${kind}/${id}` : null
}
