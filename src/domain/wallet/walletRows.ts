import type { ExtensionStore } from '../browser/device'
import { GET_WALLETS_SHOWN, RECENT_WALLETS_SHOWN } from './limits'
import {
  type DetectedWallet,
  INJECTED_WALLET_ID,
  WALLET_GROUPS,
  type WalletReach,
  type RemoteWallet,
  type WalletDescriptor,
  type WalletGroupName,
  type WalletId,
} from './wallet'

export interface WalletRow extends Omit<WalletDescriptor, 'downloadUrls'> {
  /** Of what can connect to this page: the extension for this browser, and the wallet's app if it can pair. */
  downloadUrls: { browserExtension?: string; ios?: string; android?: string; qrCode?: string }
  ready: boolean
  /** How the wallet is reached; null if it is not `ready`. */
  reachedBy: WalletReach | null
  recent: boolean
  /** Whether the wallet announced or injected itself in this browser. */
  installed: boolean
  duplicate?: boolean
  unverified?: boolean
  behind?: WalletId
  /** Wallets that claim the same identity, grouped behind this row. */
  namesakes?: readonly WalletRow[]
}

/** An app that supports pairing can connect to this page, even if only through the row "WalletConnect". */
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

/** First the catalogue, then all other detected wallets. Detected wallets are in the group "Installed". */
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
    const reachedBy: WalletReach | null = here ? 'browser' : (remote?.reach ?? null)
    if (descriptor.id === INJECTED_WALLET_ID && !here) return []
    return [
      {
        ...descriptor,
        groupName: here ? ('installed' as const) : descriptor.groupName,
        downloadUrls: downloadsHere(descriptor, reachable, store),
        // The name of a wallet at `window.ethereum` comes from its flags.
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
    .map(({ rdns, ...wallet }) => ({
      ...wallet,
      iconBackground: 'transparent',
      groupName: 'installed' as const,
      downloadUrls: {},
      rdns: rdns ? [rdns] : [],
      ready: true,
      reachedBy: 'browser' as const,
      recent: false,
      installed: true,
    }))
  return [...known, ...others]
}

export function isListedOnDesktop({ ready, downloadUrls }: WalletRow): boolean {
  return ready || downloadUrls.browserExtension !== undefined
}

export interface WalletGroup {
  name: WalletGroupName
  wallets: WalletRow[]
}

/**
 * Groups the rows: up to three recent wallets, then the detected wallets, then all others. A recent wallet always has
 * its own row, even if other wallets claim the same identity.
 */
export function groupWallets(rows: readonly WalletRow[], recent: readonly WalletId[]): WalletGroup[] {
  const recentRows = recent
    .flatMap((id) => rows.filter((row) => row.id === id))
    .slice(0, RECENT_WALLETS_SHOWN)
    .map((row) => ({ ...row, recent: true }))
  const others = rows.filter((row) => !recentRows.some(({ id }) => id === row.id))
  const listed = [...recentRows, ...others.filter(({ behind }) => behind === undefined)].map((row) => {
    const namesakes = others.filter(({ behind }) => behind === row.id)
    return namesakes.length > 0 ? { ...row, namesakes } : row
  })
  return WALLET_GROUPS.map((name) => ({
    name,
    wallets: listed.filter(({ recent, groupName }) => name === (recent ? 'recent' : groupName)),
  })).filter(({ wallets }) => wallets.length > 0)
}

/** Each has a download for this device; at most 5 on desktops and 3 on phones. */
export function walletsToGet(rows: readonly WalletRow[], device: 'desktop' | 'mobile'): WalletRow[] {
  return rows
    .filter(({ downloadUrls: { browserExtension, ios, android, qrCode } }) =>
      device === 'desktop' ? (browserExtension ?? qrCode) : (ios ?? android),
    )
    .slice(0, GET_WALLETS_SHOWN[device])
}

/**
 * The link that passes a pairing URI to the wallet's app on a phone.
 * https://docs.reown.com/walletkit/web/deep-links
 */
export function mobileUri(
  { mobileLinks }: Pick<WalletDescriptor, 'mobileLinks'>,
  system: 'ios' | 'android',
  uri: string,
): string {
  const link = mobileLinks?.[system]
  return link ? link + encodeURIComponent(uri) : uri
}

/** The links that pass a pairing URI to the wallets' apps, by wallet. On a computer, few apps have a link. */
export function appLinks(
  rows: readonly WalletRow[],
  system: 'ios' | 'android' | 'desktop',
  uri: string,
): Readonly<Record<WalletId, string>> {
  const paired = rows.filter(({ reachedBy }) => reachedBy === 'pairing')
  if (system === 'desktop') {
    const links = paired.flatMap(({ id, desktopLink }) =>
      desktopLink === undefined ? [] : [[id, desktopLink + encodeURIComponent(uri)]],
    )
    return Object.fromEntries(links) as Record<WalletId, string>
  }
  return Object.fromEntries(paired.map((row) => [row.id, mobileUri(row, system, uri)]))
}
