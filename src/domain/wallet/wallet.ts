import type { ExtensionStore } from '../browser/device'
import { RECENT_WALLETS_MAX } from './limits'

/** A catalogue wallet's id, or `rdns:` and the reverse-DNS name of an announced wallet (EIP-6963). */
export type WalletId = string

/** The wallet at `window.ethereum` that neither announced itself nor is in the catalogue. */
export const INJECTED_WALLET_ID: WalletId = 'injected'

/** How a wallet is reached: a provider in this page, a WalletConnect code or link, or the wallet's own window. */
export const REACHES = ['browser', 'pairing', 'popUp'] as const
export type WalletReach = (typeof REACHES)[number]

export interface RemoteWallet {
  id: WalletId
  reach: Exclude<WalletReach, 'browser'>
}

export interface InstructionStep {
  step: 'create' | 'install' | 'scan'
  title: string
  description: string
}

/** The groups of wallets in the order of the connect dialog; their titles are in `copy/…/wallet/connect.ts`. */
export const WALLET_GROUPS = ['recent', 'installed', 'popular'] as const
export type WalletGroupName = (typeof WALLET_GROUPS)[number]

/**
 * The property that a wallet sets on its provider to identify itself, such as `isMetaMask`. It proves nothing, because
 * wallets also set the properties of other wallets to be accepted by old pages.
 */
export interface WalletFlag {
  name: string
  /** The properties of other wallets that take precedence; `all` if many wallets set this property. */
  yieldsTo: readonly string[] | 'all'
}

export interface WalletDescriptor {
  id: WalletId
  name: string
  shortName?: string
  /** An image under public/icons, or the announced data image; if null, a letter is shown. */
  iconUrl: string | null
  iconBackground: string
  groupName: WalletGroupName
  /** `qrCode` is the URL in the QR code that opens the app's store page on a phone. */
  downloadUrls: {
    extensions?: Partial<Record<ExtensionStore, string>>
    ios?: string
    android?: string
    qrCode?: string
  }
  /** The beginning of a link to the app, to which the escaped pairing URI is appended. If absent, the URI is opened. */
  mobileLinks?: { ios?: string; android?: string }
  /** The same for the app on a computer. If absent, a computer gets no link, but only the QR code. */
  desktopLink?: string
  /** The app's guide. If present, the connect dialog shows the first steps. */
  guideUrl?: string
  /** The reverse-DNS names with which this wallet announces itself (EIP-6963). */
  rdns: readonly string[]
  /** The property that identifies the wallet at `window.ethereum`, if it does not announce itself. */
  flag?: WalletFlag
  /** Set if the app pairs through WalletConnect: always, or only in browsers without extensions. */
  pairs?: 'always' | 'withoutExtensions'
}

/** A wallet found in this browser, as plain data. Its provider remains in the connectors. */
export interface DetectedWallet {
  id: WalletId
  name: string
  /** The data image that the wallet announced; if null, a letter is shown. */
  iconUrl: string | null
  /** The wallet's reverse-DNS name; null for a wallet that was found only at `window.ethereum`. */
  rdns: string | null
  /** Whether another wallet in this browser claims the same identity. Either of the two may be an impostor. */
  duplicate: boolean
  /** Whether the wallet has the name of a catalogue wallet but a different `rdns`. */
  unverified: boolean
  /** The wallet behind whose row this wallet is grouped, because several earlier wallets claim the same identity. */
  behind?: WalletId
}

/** The link that opens the wallet's app on a phone. The WalletConnect SDK appends its parameters. */
export function mobileLinkBase({ mobileLinks }: Pick<WalletDescriptor, 'mobileLinks'>): string | null {
  return mobileLinks?.ios?.replace(/\/wc\?uri=$/, '') ?? null
}

export const withRecentWallet = (recent: readonly WalletId[], walletId: WalletId): WalletId[] =>
  [walletId, ...recent.filter((id) => id !== walletId)].slice(0, RECENT_WALLETS_MAX)
