import type { ExtensionStore } from '../browser/device'
import { RECENT_WALLETS_MAX } from './limits'

/** A catalogue wallet's id, or `rdns:` and the reverse-DNS name of an announced wallet (EIP-6963). */
export type WalletId = string

/** The wallet at `window.ethereum` that neither announced itself nor is in the catalogue. */
export const INJECTED_WALLET_ID: WalletId = 'injected'

/** How a wallet is reached: a provider in this page, a WalletConnect code or link, or a window of the wallet's own. */
export type WalletReach = 'browser' | 'pairing' | 'popUp'

/** A wallet that needs nothing installed in this browser. */
export interface RemoteWallet {
  id: WalletId
  reach: Exclude<WalletReach, 'browser'>
}

export interface InstructionStep {
  step: 'create' | 'install' | 'scan'
  title: string
  description: string
}

/** How to get started with a wallet that is an app. */
export interface WalletInstructions {
  steps: readonly InstructionStep[]
  learnMoreUrl: string
}

/** The groups of wallets in the order of the connect dialog; their titles are in `copy/…/wallet/connect.ts`. */
export const WALLET_GROUPS = ['recent', 'installed', 'popular'] as const
export type WalletGroupName = (typeof WALLET_GROUPS)[number]

/**
 * The property that a wallet sets on its provider to identify itself: a claim, not proof, because wallets set those of
 * others so that old pages accept them.
 */
export interface WalletFlag {
  name: string
  /** Properties of other wallets that take precedence; `all` where many wallets set this one. */
  yieldsTo: readonly string[] | 'all'
}

/** A wallet's static data. */
export interface WalletDescriptor {
  id: WalletId
  name: string
  shortName?: string
  /** An image under public/icons, or the announced data image; null shows a letter. */
  iconUrl: string | null
  iconBackground: string
  groupName: WalletGroupName
  /** `qrCode` leads a phone that scans it to the app's store. */
  downloadUrls: {
    extensions?: Partial<Record<ExtensionStore, string>>
    ios?: string
    android?: string
    qrCode?: string
  }
  /** The link that passes an escaped pairing address to the app. Without a link, the address itself is opened. */
  mobileLinks?: { ios?: string; android?: string }
  /** The app's guide; with one, the connect dialog shows the first steps. */
  guideUrl?: string
  /** The EIP-6963 names under which this wallet announces itself. */
  rdns: readonly string[]
  /** The property that identifies it at `window.ethereum`, if it does not announce itself. */
  flag?: WalletFlag
  /** Whether its app pairs through WalletConnect, always or only where the browser takes no extensions. */
  pairs?: 'always' | 'withoutExtensions'
}

/** A wallet found in this browser, as plain data. Its provider remains in the connectors. */
export interface DetectedWallet {
  id: WalletId
  name: string
  /** A data image that the wallet announced; null shows a letter. */
  iconUrl: string | null
  /** Null for a wallet that is only at `window.ethereum`. */
  rdns: string | null
  /** Another wallet here claims the same identity, so neither can be told from an impostor. */
  duplicate: boolean
  /** It has the name of a catalogue wallet, but does not announce itself as that wallet. */
  unverified: boolean
  /** If earlier wallets claim the same identity, the wallet whose row groups this one. */
  behind?: WalletId
}

/** The link that opens the wallet's app on a phone, to which the WalletConnect SDK adds its parameters. */
export function mobileLinkBase({ mobileLinks }: Pick<WalletDescriptor, 'mobileLinks'>): string | null {
  return mobileLinks?.ios?.replace(/\/wc\?uri=$/, '') ?? null
}

/** The recently used wallets after this one was used, newest first. */
export const withRecentWallet = (recent: readonly WalletId[], walletId: WalletId): WalletId[] =>
  [walletId, ...recent.filter((id) => id !== walletId)].slice(0, RECENT_WALLETS_MAX)
