import { createAction } from '@reduxjs/toolkit'
import type { Address } from './domain/chain/address'
import type { ExtensionStore } from './domain/browser/device'
import type { DetectedWallet, WalletReach, RemoteWallet, WalletId } from './domain/wallet/wallet'
import type { WalletFailure } from './domain/wallet/walletError'

/** Facts that a connector reports or that more than one slice answers. */

/** The store and its services are ready, so listeners may start their work. */
export const appStarted = createAction('app/started')

/** "connect wallet" was pressed before the page had started. */
export const connectPressedEarly = createAction('app/connectPressedEarly')

/** The wallets in this browser, whenever the list has changed. */
export const walletsDetected = createAction<{
  wallets: DetectedWallet[]
  /** Wallets that need nothing installed in this browser. */
  reachable: RemoteWallet[]
  /** Where this browser takes extensions from. */
  extensionStore: ExtensionStore | null
}>('wallet/detected')

/** Attempts are numbered upwards. A response to an older attempt is dropped. */
interface AttemptPayload {
  walletId: WalletId
  attempt: number
}

/** A person chose to connect this wallet. */
export const connectStarted = createAction<AttemptPayload>('wallet/connectStarted')
export const connectFailed = createAction<
  AttemptPayload & {
    reason: WalletFailure
    message: string
    /** In the wallet's own words, if it gave any. */
    details?: string | null
  }
>('wallet/connectFailed')
/** The wallet of the last visit is reconnected without a prompt, or awaited if it is not `present` yet. */
export const resumeStarted = createAction<
  AttemptPayload & {
    present: boolean
    /** Its last network, if that is remembered. */
    chainId?: number | undefined
  }
>('wallet/resumeStarted')
/** The wallet of the last visit did not connect. Nobody is notified. */
export const resumeEnded = createAction<AttemptPayload & { present: boolean }>('wallet/resumeEnded')

/** A pairing address for a QR code or a link, live until it ends or another takes its place. */
export const pairingReady = createAction<{
  uri: string
  /** In milliseconds since 1970. */
  expiresAt: number
  /** Why it takes the place of another one. */
  isNew: 'declined' | 'expired' | null
}>('wallet/pairingReady')
export const pairingEnded = createAction('wallet/pairingEnded')

/** A null chain is one that the wallet could not name. */
export const connected = createAction<
  AttemptPayload & {
    accounts: Address[]
    chainId: number | null
    canSwitchChain: boolean
    reach: WalletReach
    /** When the wallet will end the connection by itself, in milliseconds since 1970. */
    endsAt: number | null
  }
>('wallet/connected')
/** Never empty: a wallet without accounts is disconnected. */
export const accountsChanged = createAction<{ walletId: WalletId; accounts: Address[] }>('wallet/accountsChanged')
/** After a `crash`, the wallet does not work in this page until the page is reloaded. */
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

/** The wallet took the request. Whether the person added the token is not known (EIP-747). */
export const assetOffered = createAction<{ symbol: string }>('wallet/assetOffered')
export const assetRefused = createAction<{ symbol: string; reason: WalletFailure; message: string }>(
  'wallet/assetRefused',
)

/** What a connector may report. */
export type WalletEvent = ReturnType<
  | typeof pairingReady
  | typeof pairingEnded
  | typeof connected
  | typeof accountsChanged
  | typeof chainChanged
  | typeof disconnected
  | typeof walletSlow
>
