import type { SerializedEthereumRpcError } from '@coinbase/wallet-sdk/dist/core/error/utils'

export const KEYS_ORIGIN = 'https://keys.coinbase.com'

/** The facts that the SDK sends to the pop-up about the page that opened it. */
export interface OpenedBy {
  version: string
  metadata: { appName: string; appLogoUrl: string; appChainIds: number[] }
  preference: Record<string, unknown>
  location: string
}

export interface CoinbaseRequest {
  /** Whether this is the first request of a session. Such a request is unencrypted and contains the page's metadata. */
  isConnect: boolean
  method: string
  params: unknown
  origin: string
  /** The chain that the SDK assumes the wallet is on; null while connecting. */
  chainId: number | null
}

export interface CoinbaseAnswer {
  result: { value: unknown } | { error: SerializedEthereumRpcError }
  data?: { chains: Record<number, string>; capabilities: Record<`0x${string}`, Record<string, unknown>> }
}

/** Either an immediate response, or a number by which the pop-up later reports the owner's decision. */
export type Reception = { answer: CoinbaseAnswer } | { ask: number }

export interface Decision {
  ask: number
  approved: boolean
}
