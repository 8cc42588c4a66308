import { getAddress } from 'ethers'
import * as v from 'valibot'
import type { Address } from '../domain/address'
import { WALLET_ICON_MAX, WALLET_NAME_MAX } from '../domain/limits'
import { cleanText } from '../domain/text'
import { isTransactionHash } from '../domain/transaction'

/** The one parser for everything a wallet says. Nothing here throws, whatever the value does when it is touched. */

const ACCOUNTS_READ_MAX = 1_000

/** The value as the schema reads it; null when it does not fit, or throws while it is read. */
function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  try {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** A wallet names the same few accounts again and again, and a checksum costs a hash. */
const checksums = new Map<string, Address>()

function checksummed(text: string): Address {
  const key = text.toLowerCase()
  const known = checksums.get(key)
  if (known) return known
  const address = getAddress(key) as Address
  if (checksums.size >= ACCOUNTS_READ_MAX) checksums.clear()
  checksums.set(key, address)
  return address
}

const account = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i), v.transform(checksummed))

/** Checksummed accounts without repeats; bad entries are dropped. Null when the value is no list at all. */
export function parseAccounts(value: unknown): Address[] | null {
  try {
    if (!Array.isArray(value)) return null
    const entries = value.slice(0, ACCOUNTS_READ_MAX).flatMap((entry) => read(account, entry) ?? [])
    return [...new Set(entries)]
  } catch {
    return null
  }
}

const chainIdText = v.pipe(v.string(), v.trim(), v.regex(/^(0x[0-9a-f]{1,14}|\d{1,16})$/i))
const chainId = v.pipe(
  v.union([
    v.pipe(
      chainIdText,
      v.transform((text) => Number(text.toLowerCase())),
    ),
    v.pipe(
      v.bigint(),
      v.transform((value) => Number(value)),
    ),
    v.number(),
  ]),
  v.safeInteger(),
  v.minValue(1),
)

/** A chain id given as a number, a bigint, or text in hex or decimal. Null when it is none. */
export function parseChainId(value: unknown): number | null {
  return read(chainId, value)
}

/** A transaction hash, or null. */
export function parseTransactionHash(value: unknown): `0x${string}` | null {
  return isTransactionHash(value) ? value : null
}

export interface WalletInfo {
  uuid: string
  name: string
  /** A data image, or null when the wallet gave something else. Only ever shown through an img element. */
  icon: string | null
  rdns: string
}

const DATA_IMAGE = /^data:image\/(svg\+xml|png|jpeg|webp|gif)[;,]/i

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

/** Whether something is an object whose `request` can be called (EIP-1193). */
export function hasRequest(value: unknown): value is { request: (args: object) => unknown } {
  try {
    return typeof value === 'object' && value !== null && typeof (value as { request?: unknown }).request === 'function'
  } catch {
    return false
  }
}

/**
 * What an `eip6963:announceProvider` event carries in its detail, or null when it is nothing of use.
 * https://eips.ethereum.org/EIPS/eip-6963
 */
export function parseAnnouncement(event: Event): { info: WalletInfo; provider: object } | null {
  try {
    const { detail } = event as CustomEvent<unknown>
    if (typeof detail !== 'object' || detail === null) return null
    const { provider, info: claimed } = detail as { provider?: unknown; info?: unknown }
    const parsed = read(info, claimed)
    if (!parsed || !hasRequest(provider)) return null
    return { info: { ...parsed, name: parsed.name || parsed.rdns }, provider }
  } catch {
    return null
  }
}
