import { DATA_IMAGE } from './image'
import { WALLET_ICON_MAX, WALLET_NAME_MAX } from '#domain/wallet/limits'
import { cleanText } from '#domain/browser/text'

// This module is the only parser for wallets' announcements and injected providers. It never throws. It uses no schema
// library, because each property of a foreign object must be read only once, and any of its getters may throw.

export interface WalletInfo {
  uuid: string
  name: string
  /** A data image, which only an img element renders, where scripts do not run; null for any other URL. */
  icon: string | null
  rdns: string
}

const RDNS = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

const textIn = (value: unknown, max: number) => (typeof value === 'string' && value.length <= max ? value : null)

/** Null if invalid. Each property is read only once, because a getter may return different values. */
function parseInfo(claimed: Readonly<Record<keyof WalletInfo, unknown>>): WalletInfo | null {
  const uuid = textIn(claimed.uuid, 100)
  const name = textIn(claimed.name, Infinity)
  const icon = textIn(claimed.icon, WALLET_ICON_MAX)
  const rdns = textIn(claimed.rdns, 100)?.toLowerCase()
  if (!uuid || name === null || !rdns || !RDNS.test(rdns)) return null
  return {
    uuid,
    name: cleanText(name, WALLET_NAME_MAX) || rdns,
    icon: icon !== null && DATA_IMAGE.test(icon) ? icon : null,
    rdns,
  }
}

/** Whether a value is an object with a callable `request` (EIP-1193). */
export function hasRequest(value: unknown): value is { request: (args: object) => unknown } {
  try {
    return typeof value === 'object' && value !== null && typeof (value as { request?: unknown }).request === 'function'
  } catch {
    return false
  }
}

/**
 * Parses the detail of an `eip6963:announceProvider` event; null if invalid.
 * https://eips.ethereum.org/EIPS/eip-6963
 */
export function parseAnnouncement(event: Event): { info: WalletInfo; provider: object } | null {
  try {
    const { detail } = event as CustomEvent<unknown>
    if (typeof detail !== 'object' || detail === null) return null
    const { provider, info: claimed } = detail as { provider?: unknown; info?: unknown }
    const info = parseInfo(claimed as Record<keyof WalletInfo, unknown>)
    return info && hasRequest(provider) ? { info, provider } : null
  } catch {
    return null
  }
}
