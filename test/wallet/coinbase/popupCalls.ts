import type { SerializedEthereumRpcError } from '@coinbase/wallet-sdk/dist/core/error/utils'

/** Where the SDK opens its pop-up. */
export const KEYS_ORIGIN = 'https://keys.coinbase.com'

/** What the SDK tells the pop-up about the page that opened it. */
export interface OpenedBy {
  version: string
  metadata: { appName: string; appLogoUrl: string; appChainIds: number[] }
  preference: Record<string, unknown>
  location: string
}

/** A request as it came out of its envelope. */
export interface CoinbaseRequest {
  /** The first request of a session, which is sent unencrypted and contains the page's metadata. */
  isConnect: boolean
  method: string
  params: unknown
  origin: string
  /** The chain that the SDK believes the wallet to be on; null while connecting. */
  chainId: number | null
}

/** The wallet's answer to a request, in the SDK's own form. */
export interface CoinbaseAnswer {
  result: { value: unknown } | { error: SerializedEthereumRpcError }
  data?: { chains: Record<number, string>; capabilities: Record<`0x${string}`, Record<string, unknown>> }
}

/** Either the answer at once, or the number under which the owner's decision is to be reported. */
export type Reception = { answer: CoinbaseAnswer } | { ask: number }

/** The owner's decision on a request. */
export interface Decision {
  ask: number
  approved: boolean
}
