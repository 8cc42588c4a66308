import type { Address } from '../domain/chain/address'
import type { AtomicSupport, CallsStatus } from '../domain/wallet/batch'
import type { Chain } from '../domain/chain/chain'
import type { WalletReach, WalletId } from '../domain/wallet/wallet'
import type { WalletEvent } from '../events'

/** https://eips.ethereum.org/EIPS/eip-1193, of which only `request` is sure to be there. */
export interface Eip1193Provider {
  request(args: { method: string; params?: readonly unknown[] | object }): unknown
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

/**
 * Called when a wallet has answered: the number of the attempt that the answer now counts for, or null when nobody
 * waits for this wallet any more.
 */
export type Claim = () => number | null

/** A token as EIP-747 wants it. */
export interface Asset {
  address: Address
  symbol: string
  decimals: number
  image: string | null
}

export interface TransactionRequest {
  from: Address
  chainId: number
  to: Address
  /** In wei. */
  value: bigint
  data: `0x${string}`
  /** Gas limit; left to the wallet when absent. */
  gas?: bigint
}

/** Calls that are to take place together or not at all. */
export interface CallsRequest {
  from: Address
  chainId: number
  /** In their order; `value` in wei. */
  calls: readonly Pick<TransactionRequest, 'to' | 'value' | 'data'>[]
}

/**
 * What any wallet can do. Changes come back as reported events, because the wallet and not our promise is the authority
 * on accounts and chain. Every method that rejects does so with a WalletError.
 */
export interface Connector {
  readonly id: WalletId
  isReady(): boolean
  /** How the wallet would be reached now; null while it is not ready. */
  reach(): WalletReach | null
  /** Prompts for accounts. Reports `connected` if the claim still holds then. */
  connect(claim: Claim): Promise<void>
  /** Connects without a prompt if the wallet still allows it, within WALLET_ANSWER_MS. Whether it did. */
  resume(claim: Claim): Promise<boolean>
  /** Nobody waits for the accounts any more: closes what was opened for the request. */
  abandon(): Promise<void>
  /**
   * Calls back when a wallet that showed no accounts shows some: by an event, or read without a prompt when the person
   * comes back to the page. Resolves to the function that stops it.
   */
  awaitAccounts(onAccounts: () => void): Promise<() => void>
  /** Stops listening and lets the wallet go, within WALLET_CLOSE_MS. Reports nothing: the caller knows. */
  disconnect(): Promise<void>
  /** Resolves once the wallet is on the chain, which is also reported. */
  switchChain(chain: Chain): Promise<void>
  /** Whether the wallet took the request; it does not say what the person decided. */
  watchAsset(asset: Asset): Promise<boolean>
  /** Sends if account and chain are still those of the request. Resolves to the transaction's hash. */
  sendTransaction(request: TransactionRequest): Promise<`0x${string}`>
  /** Whether it can do several calls as one there. Null for no, and where it does not say within ATOMIC_ANSWER_MS. */
  atomicBatch(account: Address, chainId: number): Promise<AtomicSupport | null>
  /**
   * Hands over several calls if account and chain are still those of the request. Resolves to the wallet's name for
   * them; `unsupported` means that it did not take them.
   */
  sendCalls(request: CallsRequest): Promise<string>
  /** What became of them, within WALLET_ANSWER_MS. */
  callsStatus(id: string): Promise<CallsStatus>
  /** Reads accounts and chain again, and reports what has changed. */
  refresh(): Promise<void>
}

/** A wallet that can take requests. */
export interface OpenedWallet {
  provider: Eip1193Provider
  /** What must come before accounts can be requested. It goes on for as long as it is wanted, and may end later. */
  pair?(isWanted: () => boolean): Promise<void>
  close?(): Promise<void>
  /** Ends the request for accounts that is open, and closes its window. */
  abandon?(): void
  /** False for a wallet that takes no request for another chain. True when absent. */
  canSwitchChain?(): boolean
  /** When the wallet will end the connection by itself, in milliseconds since 1970; null or absent if never. */
  endsAt?(): number | null
}

/** The little that differs between wallets. */
export interface WalletAdapter {
  readonly id: WalletId
  reach(): WalletReach | null
  /** Called for each attempt, so that a failed opening is never remembered. Null where the wallet is not here. */
  open(): Promise<OpenedWallet | null>
  /** The person is about to choose: fetches what has to be there within the press itself. Never throws. */
  prepare?(isWanted: () => boolean): void
}

export type Report = (event: WalletEvent) => void
