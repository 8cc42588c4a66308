import type { Address } from '#domain/chain/address'
import type { AtomicSupport, CallsStatus } from '#domain/wallet/batch'
import type { Chain } from '#domain/chain/chain'
import type { DetectedWallet, WalletReach, WalletId } from '#domain/wallet/wallet'
import type { WalletEvent } from '#events'

/** A provider (https://eips.ethereum.org/EIPS/eip-1193). Only `request` is guaranteed to exist. */
export interface Eip1193Provider {
  request(args: { method: string; params?: readonly unknown[] | object }): unknown
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

/**
 * Called when a wallet has responded. Returns the number of the attempt to which the response belongs, or null if no
 * attempt to connect this wallet is pending.
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
  /** The gas limit. If absent, the wallet chooses it. */
  gas?: bigint
}

/** Controls the wait for a wallet that must report its account and network before a transaction. */
export interface SenderWait {
  /** Called with true if the wallet takes longer than WALLET_ANSWER_MS, and then with false when the wait ends. */
  onSlow: (isSlow: boolean) => void
  /** Called after the wallet has responded. False means that the request was cancelled while the wallet was slow. */
  isWanted: () => boolean
}

export interface CallsRequest {
  from: Address
  chainId: number
  /** The calls in order. `value` is in wei. */
  calls: readonly Pick<TransactionRequest, 'to' | 'value' | 'data'>[]
}

/**
 * The interface of every wallet. Accounts and chain are reported as events and not as results, because the wallet can
 * change them at any time. All methods reject with a WalletError.
 */
export interface Connector {
  readonly id: WalletId
  isReady(): boolean
  /** How the wallet would be connected at present; null while it is not ready. */
  reach(): WalletReach | null
  /** Prompts for accounts. After the response, reports `connected` if the attempt is still pending (see Claim). */
  connect(claim: Claim): Promise<void>
  /**
   * Connects without a prompt if the wallet still permits it. Resolves to whether the wallet is connected. Rejects
   * after WALLET_ANSWER_MS; a later response still connects the wallet if the attempt is pending then (see Claim).
   */
  resume(claim: Claim): Promise<boolean>
  /** Stops waiting for accounts, and closes the window of the request, if any. */
  abandon(): Promise<void>
  /**
   * Calls `onAccounts` when a wallet that exposed no accounts begins to expose some. The accounts come from an event,
   * or from a read without a prompt when the visitor returns to the page. Resolves to a function that stops the wait.
   */
  awaitAccounts(onAccounts: () => void): Promise<() => void>
  /**
   * Stops listening and disconnects the wallet, within WALLET_CLOSE_MS. With `forget`, a wallet that can is also asked to
   * forget this site. Does not report `disconnected`.
   */
  disconnect(how?: { forget: boolean }): Promise<void>
  /** Resolves once the wallet is on the chain, and reports the chain. */
  switchChain(chain: Chain): Promise<void>
  /**
   * Asks the wallet to track a token. Resolves to whether the wallet accepted the request; wallets do not report the
   * visitor's decision.
   */
  watchAsset(asset: Asset): Promise<boolean>
  /**
   * Sends a transaction if the wallet still has the account and chain of the request, and the request still `isWanted`.
   * The wallet has SENDER_ANSWER_MS to report its account and chain. Resolves to the transaction's hash.
   */
  sendTransaction(request: TransactionRequest, isWanted?: SenderWait['isWanted']): Promise<`0x${string}`>
  /** Null if the wallet does not support atomic batches on the chain, or does not respond in ATOMIC_ANSWER_MS. */
  atomicBatch(account: Address, chainId: number): Promise<AtomicSupport | null>
  /**
   * Sends calls as an atomic batch, under the conditions of `sendTransaction`. Resolves to the wallet's id of the
   * batch. Rejects with `unsupported` if the wallet does not accept batches.
   */
  sendCalls(request: CallsRequest, isWanted?: SenderWait['isWanted']): Promise<string>
  /** Reads the status of a batch, within WALLET_ANSWER_MS. */
  callsStatus(id: string): Promise<CallsStatus>
  /** Reads the accounts and the chain again, and reports any changes. */
  refresh(): Promise<void>
}

export interface OpenedWallet {
  provider: Eip1193Provider
  /** Pairs, which must be done before accounts can be requested. Keeps trying while `isNeeded` returns true. */
  pair?(isNeeded: () => boolean): Promise<void>
  close?(): Promise<void>
  /** Asks the wallet to stop exposing its accounts to this site. Is not waited for, and never throws. */
  forget?(): void
  /** Cancels the pending request for accounts, and closes the window of the request. */
  abandon?(): void
  /** False for a wallet that cannot switch chains. If absent, the wallet can. */
  canSwitchChain?(): boolean
  /** When the session expires, in milliseconds since 1970; null or absent if never. */
  endsAt?(): number | null
}

/** The part of a connector that differs between wallets. */
export interface WalletAdapter {
  readonly id: WalletId
  reach(): WalletReach | null
  /** Null if it is not available. Called again for each attempt, so that a failure is never cached. */
  open(): Promise<OpenedWallet | null>
  /**
   * Called when the list of wallets is shown. Preloads code that must run synchronously when the visitor presses a
   * wallet. Never throws.
   */
  prepare?(isNeeded: () => boolean): void
  /** Whether the wallet is the parent page, and has proved its origin. A framed page uses no other wallet. */
  isParent?: boolean
  /**
   * Called when the pointer enters the wallet's row or the row gets the focus. Evaluates the wallet's SDK, because
   * the visitor may press the row next. Never throws.
   */
  preload?(): void
}

/** A wallet whose page embeds this page in a frame. */
export interface ParentWallet {
  wallet: DetectedWallet
  /** Resolves to null if the parent page does not prove that it is the wallet. */
  open(): Promise<OpenedWallet | null>
}

export type Report = (event: WalletEvent) => void
