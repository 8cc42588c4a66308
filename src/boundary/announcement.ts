import * as v from 'valibot'
import { DATA_IMAGE } from './dataImage'
import { WALLET_ICON_MAX, WALLET_NAME_MAX } from '../domain/wallet/limits'
import { cleanText } from '../domain/page/text'
import { safeRead } from './safeRead'

/** The one parser for wallets' announcements and injected providers. Nothing here throws. */

export interface WalletInfo {
  uuid: string
  name: string
  /** A data image, or null for anything else. Only ever rendered in an img element. */
  icon: string | null
  rdns: string
}

const icon = v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(WALLET_ICON_MAX), v.regex(DATA_IMAGE))), null)

const info = v.object({
  uuid: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name: v.pipe(
    v.string(),
    v.transform((text) => cleanText(text, WALLET_NAME_MAX)),
  ),
  icon: v.optional(icon, null),
  rdns: v.pipe(v.string(), v.maxLength(100), v.toLowerCase(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
})

/** Whether a value is an object with a callable `request` (EIP-1193). */
export function hasRequest(value: unknown): value is { request: (args: object) => unknown } {
  try {
    return typeof value === 'object' && value !== null && typeof (value as { request?: unknown }).request === 'function'
  } catch {
    return false
  }
}

/**
 * The detail of an `eip6963:announceProvider` event, or null when it is invalid.
 * https://eips.ethereum.org/EIPS/eip-6963
 */
export function parseAnnouncement(event: Event): { info: WalletInfo; provider: object } | null {
  try {
    const { detail } = event as CustomEvent<unknown>
    if (typeof detail !== 'object' || detail === null) return null
    const { provider, info: claimed } = detail as { provider?: unknown; info?: unknown }
    const parsed = safeRead(info, claimed)
    if (!parsed || !hasRequest(provider)) return null
    return { info: { ...parsed, name: parsed.name || parsed.rdns }, provider }
  } catch {
    return null
  }
}
