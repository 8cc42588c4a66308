import type { Address } from '../domain/chain/address'
import type { AtomicSupport, CallsStatus } from '../domain/wallet/batch'
import type { Chain } from '../domain/chain/chain'
import type { DetectedWallet, WalletReach, WalletId } from '../domain/wallet/wallet'
import type { WalletEvent } from '../events'

/** https://eips.ethereum.org/EIPS/eip-1193, of which only `request` is guaranteed to exist. */
export interface Eip1193Provider {
  request(args: { method: string; params?: readonly unknown[] | object }): unknown
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

/**
 * Called when a wallet has responded: returns the number of the attempt that the response counts for, or null when no
 * attempt for this wallet is pending.
 */
export type Claim = () => number | null

/** A token in EIP-747's format. */
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

/** Controls how long to wait for a wallet that must report its account and network before a request. */
export interface SenderWait {
  /** Called with true when the wallet takes longer than WALLET_ANSWER_MS, and with false when the wait ends. */
  onSlow: (isSlow: boolean) => void
  /** Whether the request is still wanted when the wallet has responded. */
  isWanted: () => boolean
}

/** Calls to be executed atomically. */
export interface CallsRequest {
  from: Address
  chainId: number
  /** In order; `value` in wei. */
  calls: readonly Pick<TransactionRequest, 'to' | 'value' | 'data'>[]
}

/**
 * What every wallet supports. Changes come back as reported events, because the wallet and not our promise is the
 * authority on accounts and chain. Every method that rejects does so with a WalletError.
 */
export interface Connector {
  readonly id: WalletId
  isReady(): boolean
  /** How the wallet would be reached now; null while it is not ready. */
  reach(): WalletReach | null
  /** Prompts for accounts. Reports `connected` if the claim still holds then. */
  connect(claim: Claim): Promise<void>
  /**
   * Connects without a prompt if the wallet still allows it. Returns whether it did; rejects after WALLET_ANSWER_MS, and
   * connects even then if the claim still holds when the wallet responds.
   */
  resume(claim: Claim): Promise<boolean>
  /** Stops waiting for accounts, and closes what was opened for the request. */
  abandon(): Promise<void>
  /**
   * Calls back when a wallet that exposed no accounts exposes some: through an event, or when read without a prompt as
   * the user returns to the page. Resolves to a function that stops it.
   */
  awaitAccounts(onAccounts: () => void): Promise<() => void>
  /** Stops listening and disconnects the wallet, within WALLET_CLOSE_MS. Reports nothing: the caller knows. */
  disconnect(): Promise<void>
  /** Resolves once the wallet is on the chain, which is also reported. */
  switchChain(chain: Chain): Promise<void>
  /** Whether the wallet accepted the request; it does not report the user's decision. */
  watchAsset(asset: Asset): Promise<boolean>
  /**
   * Sends a transaction if the wallet still has the account and the chain of the request, and if it still `isWanted`.
   * The wallet has SENDER_ANSWER_MS to report them. Resolves to the transaction's hash.
   */
  sendTransaction(request: TransactionRequest, isWanted?: SenderWait['isWanted']): Promise<`0x${string}`>
  /** Whether it supports atomic batches there. Null if not, or without a response within ATOMIC_ANSWER_MS. */
  atomicBatch(account: Address, chainId: number): Promise<AtomicSupport | null>
  /**
   * Sends several calls under the same conditions. Resolves to the wallet's id for them; `unsupported` means that it
   * did not accept them.
   */
  sendCalls(request: CallsRequest, isWanted?: SenderWait['isWanted']): Promise<string>
  /** The status of sent calls, within WALLET_ANSWER_MS. */
  callsStatus(id: string): Promise<CallsStatus>
  /** Reads accounts and chain again, and reports what has changed. */
  refresh(): Promise<void>
}

/** A wallet that accepts requests. */
export interface OpenedWallet {
  provider: Eip1193Provider
  /** Whatever must happen before accounts can be requested. Continues while `isNeeded`, and may end later. */
  pair?(isNeeded: () => boolean): Promise<void>
  close?(): Promise<void>
  /** Cancels the open request for accounts, and closes its window. */
  abandon?(): void
  /** False for a wallet that cannot switch chains. True when absent. */
  canSwitchChain?(): boolean
  /** When the wallet will end the session by itself, in milliseconds since 1970; null or absent if never. */
  endsAt?(): number | null
}

/** The differences between wallets. */
export interface WalletAdapter {
  readonly id: WalletId
  reach(): WalletReach | null
  /** Called for each attempt, so that a failed one is never cached. Null where the wallet is not available. */
  open(): Promise<OpenedWallet | null>
  /** The user is about to choose a wallet: preloads what must be available synchronously on the press. Never throws. */
  prepare?(isNeeded: () => boolean): void
  /** The wallet is the page that frames this one, and it has proved that. No other wallet is used in such a frame. */
  isParent?: boolean
  /** The pointer or the focus has come to its row: evaluates what a press needs at once. Never throws. */
  near?(): void
}

/** A wallet that is the page around this one. */
export interface ParentWallet {
  wallet: DetectedWallet
  /** Null where that page does not prove to be the wallet's. */
  open(): Promise<OpenedWallet | null>
}

export type Report = (event: WalletEvent) => void
