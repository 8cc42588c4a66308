import { createAction } from '@reduxjs/toolkit'
import type { Address } from '#domain/chain/address'
import type { ExtensionStore } from '#domain/browser/device'
import type { DetectedWallet, WalletReach, RemoteWallet, WalletId } from '#domain/wallet/wallet'
import type { WalletFailure } from '#domain/wallet/walletError'

// Actions that are dispatched by connectors or handled by more than one slice.

/** The store and its services are ready, so listeners may start their work. */
export const appStarted = createAction('app/started')

export const walletsDetected = createAction<{
  wallets: DetectedWallet[]
  /** Wallets that can be used without installing anything in this browser. */
  reachable: RemoteWallet[]
  extensionStore: ExtensionStore | null
}>('wallet/detected')

/** Connection attempts have ascending numbers. Responses to older attempts are ignored. */
interface AttemptPayload {
  walletId: WalletId
  attempt: number
}

export const connectStarted = createAction<AttemptPayload>('wallet/connectStarted')
export const connectFailed = createAction<
  AttemptPayload & {
    reason: WalletFailure
    message: string
    details?: string | null
  }
>('wallet/connectFailed')
/** The wallet of the last visit is reconnected without a prompt, once it is `present`. */
export const resumeStarted = createAction<
  AttemptPayload & {
    present: boolean
    /** The wallet's network at the last visit, if it is stored. */
    chainId?: number | undefined
  }
>('wallet/resumeStarted')
/** The wallet of the last visit did not connect. The visitor is not notified. */
export const resumeEnded = createAction<AttemptPayload & { present: boolean }>('wallet/resumeEnded')

/** A new URI for a QR code or a link. It is valid until the pairing ends or a newer URI arrives. */
export const pairingReady = createAction<{
  uri: string
  /** In milliseconds since 1970. */
  expiresAt: number
  isNew: 'declined' | 'expired' | null
}>('wallet/pairingReady')
export const pairingEnded = createAction('wallet/pairingEnded')

/** A wallet is connected. `chainId` is null if the wallet could not report its chain. */
export const connected = createAction<
  AttemptPayload & {
    accounts: Address[]
    chainId: number | null
    canSwitchChain: boolean
    reach: WalletReach
    /** When the wallet will end the connection by itself, in milliseconds since 1970; null if never. */
    endsAt: number | null
  }
>('wallet/connected')
/** The list is never empty, because a wallet without accounts counts as disconnected. */
export const accountsChanged = createAction<{ walletId: WalletId; accounts: Address[] }>('wallet/accountsChanged')
/** The wallet is disconnected. After a `crash`, the wallet does not work on this page until the page is reloaded. */
export const disconnected = createAction<{ walletId: WalletId; by: 'person' | 'wallet' | 'crash' | 'otherTab' }>(
  'wallet/disconnected',
)

/** Whether the wallet is slow to report its account and network before a request. */
export const walletSlow = createAction<{ walletId: WalletId; isSlow: boolean }>('wallet/slow')

export const chainChanged = createAction<{ walletId: WalletId; chainId: number | null }>('chain/changed')
export const switchStarted = createAction<{ chainId: number }>('chain/switchStarted')
export const switchFailed = createAction<{ chainId: number; reason: WalletFailure; message: string }>(
  'chain/switchFailed',
)

/** It is unknown whether the visitor added the token (EIP-747). */
export const assetOffered = createAction<{ symbol: string }>('wallet/assetOffered')
export const assetRefused = createAction<{ symbol: string; reason: WalletFailure; message: string }>(
  'wallet/assetRefused',
)

export type WalletEvent = ReturnType<
  | typeof pairingReady
  | typeof pairingEnded
  | typeof connected
  | typeof accountsChanged
  | typeof chainChanged
  | typeof disconnected
  | typeof walletSlow
>
