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

/** A wallet in the list of the connect dialog. */
export interface WalletRow extends Omit<WalletDescriptor, 'downloadUrls'> {
  /** Only downloads that can be connected here: the extension for this browser, and the app if it can be reached. */
  downloadUrls: { browserExtension?: string; ios?: string; android?: string; qrCode?: string }
  ready: boolean
  /** Null while it is not ready. */
  reachedBy: WalletReach | null
  recent: boolean
  /** Announced itself or injected itself in this browser. */
  installed: boolean
  /** Another wallet here claims the same identity. */
  duplicate?: boolean
  /** Has a known name without the identity that belongs to it. */
  unverified?: boolean
  /** The wallet whose row groups this one. */
  behind?: WalletId
  /** Wallets that claim the same identity, grouped behind this row. */
  namesakes?: readonly WalletRow[]
}

/** Downloads that could not be connected here are left out. An app that pairs can be, if only as "WalletConnect". */
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

/** One row per wallet: the catalogue in its order, then every other wallet found here. Those found are "Installed". */
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
        // A wallet without an announcement has the name of its flags.
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
    .map(({ id, name, iconUrl, rdns, duplicate, unverified, behind }) => ({
      id,
      name,
      iconUrl,
      iconBackground: 'transparent',
      groupName: 'installed' as const,
      downloadUrls: {},
      rdns: rdns ? [rdns] : [],
      ready: true,
      reachedBy: 'browser' as const,
      recent: false,
      installed: true,
      duplicate,
      unverified,
      ...(behind !== undefined && { behind }),
    }))
  return [...known, ...others]
}

/** Only wallets that can be used now, or that can be installed as an extension, are listed on a desktop. */
export function isListedOnDesktop({ ready, downloadUrls }: WalletRow): boolean {
  return ready || downloadUrls.browserExtension !== undefined
}

export interface WalletGroup {
  name: WalletGroupName
  wallets: WalletRow[]
}

/**
 * Rows in their groups: up to three recent wallets, then those found in this browser, then the rest. A recent wallet has a
 * row of its own, whoever else claims its identity.
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

/** The wallets of the "Get a Wallet" step: those available here, at most 5 on a desktop and 3 on a phone. */
export function walletsToGet(rows: readonly WalletRow[], device: 'desktop' | 'mobile'): WalletRow[] {
  return rows
    .filter(({ downloadUrls: { browserExtension, ios, android, qrCode } }) =>
      device === 'desktop' ? (browserExtension ?? qrCode) : (ios ?? android),
    )
    .slice(0, GET_WALLETS_SHOWN[device])
}

/**
 * The link that passes a pairing address to the wallet's app on a phone.
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

/** The links that pass a pairing address to each wallet's app on a phone. */
export function appLinks(
  rows: readonly WalletRow[],
  system: 'ios' | 'android',
  uri: string,
): Readonly<Record<WalletId, string>> {
  const paired = rows.filter(({ reachedBy }) => reachedBy === 'pairing')
  return Object.fromEntries(paired.map((row) => [row.id, mobileUri(row, system, uri)]))
}
