import type { ExtensionStore } from './device'
import { GET_WALLETS_SHOWN, RECENT_WALLETS_SHOWN } from './limits'

/** A catalogue wallet's id, or `rdns:` and the reverse-DNS name of an announced wallet (EIP-6963). */
export type WalletId = string

/** The wallet at `window.ethereum` that neither announced itself nor is one of the catalogue. */
export const INJECTED_WALLET_ID: WalletId = 'injected'

/** The way to a wallet: an object in this page, a code or link of WalletConnect's, or a window of the wallet's own. */
export type Reach = 'browser' | 'pairing' | 'popUp'

/** A wallet that needs nothing in this browser. */
export interface RemoteWallet {
  id: WalletId
  reach: Exclude<Reach, 'browser'>
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

/** What the product knows of a wallet before looking at the browser. */
export interface WalletDescriptor {
  id: WalletId
  name: string
  shortName?: string
  /** A picture of our own under public/icons, or the announced data image; null shows a letter. */
  iconUrl: string | null
  iconBackground: string
  groupName: string
  /** `qrCode` leads a phone that scans it to the app in its own store. */
  downloadUrls: {
    extensions?: Partial<Record<ExtensionStore, string>>
    ios?: string
    android?: string
    qrCode?: string
  }
  /** Where a pairing address is handed to the app, escaped, by the phone's system. Without one it is opened as it is. */
  mobileLinks?: { ios?: string; android?: string }
  /** The EIP-6963 names under which this wallet announces itself. */
  rdns: readonly string[]
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

/** A wallet as the connect dialog lists it. */
export interface WalletRow extends Omit<WalletDescriptor, 'downloadUrls'> {
  /** Of what can be connected here, once it is had: the extension for this browser, and the app where it can be reached. */
  downloadUrls: { browserExtension?: string; ios?: string; android?: string; qrCode?: string }
  ready: boolean
  /** Null while it is not ready. */
  reachedBy: Reach | null
  recent: boolean
  /** Announced itself or injected itself in this browser. */
  installed: boolean
  /** Another wallet here claims the same identity. */
  duplicate?: boolean
  /** Calls itself by a known name without the identity that belongs to it. */
  unverified?: boolean
}

/** Nothing is offered that could not be connected here. An app that pairs can be, if only as "WalletConnect". */
function downloadsHere(
  { id, downloadUrls, mobileLinks }: WalletDescriptor,
  reachable: readonly RemoteWallet[],
  store: ExtensionStore | null,
): WalletRow['downloadUrls'] {
  const { extensions, qrCode, ...stores } = downloadUrls
  const browserExtension = store === null ? undefined : extensions?.[store]
  const isReachable = reachable.some((remote) => remote.id === id)
  const isPairable = mobileLinks !== undefined && reachable.some(({ reach }) => reach === 'pairing')
  return {
    ...(browserExtension !== undefined && { browserExtension }),
    ...((isReachable || isPairable) && stores),
    ...(isReachable && qrCode !== undefined && { qrCode }),
  }
}

/** One row per wallet: the catalogue in its order, then every other wallet found here, in the group "Installed". */
export function walletRows(
  catalogue: readonly WalletDescriptor[],
  detected: readonly DetectedWallet[],
  reachable: readonly RemoteWallet[] = [],
  store: ExtensionStore | null = null,
): WalletRow[] {
  const found = new Map(detected.map((wallet) => [wallet.id, wallet]))
  const known = catalogue.flatMap((descriptor) => {
    const here = found.get(descriptor.id)
    const remote = reachable.find(({ id }) => id === descriptor.id)
    const reachedBy: Reach | null = here ? 'browser' : (remote?.reach ?? null)
    if (descriptor.id === INJECTED_WALLET_ID && !here) return []
    return [
      {
        ...descriptor,
        downloadUrls: downloadsHere(descriptor, reachable, store),
        // A wallet without an announcement is called what its flags say.
        name: descriptor.id === INJECTED_WALLET_ID && here ? here.name : descriptor.name,
        ready: reachedBy !== null,
        reachedBy,
        recent: false,
        installed: here !== undefined,
        duplicate: here?.duplicate ?? false,
        unverified: here?.unverified ?? false,
      },
    ]
  })
  const others = detected
    .filter(({ id }) => !catalogue.some((descriptor) => descriptor.id === id))
    .map(({ id, name, iconUrl, rdns, duplicate, unverified }) => ({
      id,
      name,
      iconUrl,
      iconBackground: 'transparent',
      groupName: 'Installed',
      downloadUrls: {},
      rdns: rdns ? [rdns] : [],
      ready: true,
      reachedBy: 'browser' as const,
      recent: false,
      installed: true,
      duplicate,
      unverified,
    }))
  return [...known, ...others]
}

/** Only wallets that can be used now, or that can be installed as an extension, are listed on a desktop. */
export function isListedOnDesktop({ ready, downloadUrls }: WalletRow): boolean {
  return ready || downloadUrls.browserExtension !== undefined
}

export interface WalletGroup {
  name: string
  wallets: WalletRow[]
}

/** Rows in their groups, in order of first appearance; up to three recent wallets come first. */
export function groupWallets(rows: readonly WalletRow[], recent: readonly WalletId[]): WalletGroup[] {
  const recentRows = recent
    .flatMap((id) => rows.filter((row) => row.id === id))
    .slice(0, RECENT_WALLETS_SHOWN)
    .map((row) => ({ ...row, recent: true }))
  const groups = new Map<string, WalletRow[]>(recentRows.length > 0 ? [['Recent', recentRows]] : [])
  for (const row of rows) {
    if (recentRows.some(({ id }) => id === row.id)) continue
    groups.set(row.groupName, [...(groups.get(row.groupName) ?? []), row])
  }
  return [...groups].map(([name, wallets]) => ({ name, wallets }))
}

/** The wallets of the "Get a Wallet" step: those that can be had here, at most 5 on a desktop and 3 on a phone. */
export function walletsToGet(rows: readonly WalletRow[], device: 'desktop' | 'mobile'): WalletRow[] {
  return rows
    .filter(({ downloadUrls: { browserExtension, ios, android, qrCode } }) =>
      device === 'desktop' ? (browserExtension ?? qrCode) : (ios ?? android),
    )
    .slice(0, GET_WALLETS_SHOWN[device])
}

/** What opens the wallet's app on a phone, to which the SDK of WalletConnect adds what it wants there. */
export function mobileLinkBase({ mobileLinks }: Pick<WalletDescriptor, 'mobileLinks'>): string | null {
  return mobileLinks?.ios?.replace(/\/wc\?uri=$/, '') ?? null
}

/** Where a tap on a phone hands a pairing address to the wallet's app. https://docs.reown.com/walletkit/web/deep-links */
export function mobileUri(
  { mobileLinks }: Pick<WalletDescriptor, 'mobileLinks'>,
  system: 'ios' | 'android',
  uri: string,
): string {
  const link = mobileLinks?.[system]
  return link ? link + encodeURIComponent(uri) : uri
}
