import type { ExtensionStore } from '../page/device'

/** A catalogue wallet's id, or `rdns:` and the reverse-DNS name of an announced wallet (EIP-6963). */
export type WalletId = string

/** The wallet at `window.ethereum` that neither announced itself nor is one of the catalogue. */
export const INJECTED_WALLET_ID: WalletId = 'injected'

/** How a wallet is reached: an object in this page, a code or link of WalletConnect's, or a window of the wallet's own. */
export type WalletReach = 'browser' | 'pairing' | 'popUp'

/** A wallet that needs nothing in this browser. */
export interface RemoteWallet {
  id: WalletId
  reach: Exclude<WalletReach, 'browser'>
}

export interface InstructionStep {
  step: 'create' | 'install' | 'scan'
  title: string
  description: string
}

/** How one begins with a wallet that is an app. */
export interface WalletInstructions {
  steps: readonly InstructionStep[]
  learnMoreUrl: string
}

/** What groups of wallets are about; their titles are in `copy/…/wallet/connect.ts`. */
export type WalletGroupName = 'recent' | 'popular' | 'installed'

/**
 * The property that a wallet sets on its provider to say who it is: a claim, not proof, because wallets set those of
 * others so that old pages accept them.
 */
export interface WalletFlag {
  name: string
  /** Properties of other wallets that count for more; `all` where many wallets set this one. */
  yieldsTo: readonly string[] | 'all'
}

/** What the product knows of a wallet before looking at the browser. */
export interface WalletDescriptor {
  id: WalletId
  name: string
  shortName?: string
  /** A picture of our own under public/icons, or the announced data image; null shows a letter. */
  iconUrl: string | null
  iconBackground: string
  groupName: WalletGroupName
  /** `qrCode` leads a phone that scans it to the app in its own store. */
  downloadUrls: {
    extensions?: Partial<Record<ExtensionStore, string>>
    ios?: string
    android?: string
    qrCode?: string
  }
  /** Where a pairing address is handed to the app, escaped, by the phone's system. Without one it is opened as it is. */
  mobileLinks?: { ios?: string; android?: string }
  /** How one begins with its app; with one, the connect dialog shows the first steps. */
  guideUrl?: string
  /** The EIP-6963 names under which this wallet announces itself. */
  rdns: readonly string[]
  /** How it is recognised at `window.ethereum`, where it does not announce itself. */
  flag?: WalletFlag
  /** Its app pairs through WalletConnect; or does so only where this browser takes no extensions. */
  pairs?: 'always' | 'withoutExtensions'
}

/** A wallet found in this browser, as plain data. Its provider stays with the connectors. */
export interface DetectedWallet {
  id: WalletId
  name: string
  /** A data image that the wallet announced; null shows a letter. */
  iconUrl: string | null
  /** Null for a wallet that only put itself at `window.ethereum`. */
  rdns: string | null
  /** Another wallet here claims the same identity, so that neither can be told from an impostor. */
  duplicate: boolean
  /** It goes by the name of a wallet of the catalogue, but does not announce itself as that one does. */
  unverified: boolean
}

/** What opens the wallet's app on a phone, to which the SDK of WalletConnect adds what it wants there. */
export function mobileLinkBase({ mobileLinks }: Pick<WalletDescriptor, 'mobileLinks'>): string | null {
  return mobileLinks?.ios?.replace(/\/wc\?uri=$/, '') ?? null
}
