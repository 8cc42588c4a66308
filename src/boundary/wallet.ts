import { getAddress } from 'ethers'
import * as v from 'valibot'
import type { Address } from '../domain/address'
import { isTransactionHash } from '../domain/transaction'
import { safeRead } from './safeRead'

/** The one parser for everything a wallet answers; how it announces itself is in `announcement.ts`. Nothing here throws, whatever the value does when it is touched. */

const ACCOUNTS_READ_MAX = 1_000

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
    const entries = value.slice(0, ACCOUNTS_READ_MAX).flatMap((entry) => safeRead(account, entry) ?? [])
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
  return safeRead(chainId, value)
}

/** A transaction hash, or null. */
export function parseTransactionHash(value: unknown): `0x${string}` | null {
  return isTransactionHash(value) ? value : null
}

const PAIRING_URI_MAX = 2_000
const pairingUri = v.pipe(v.string(), v.maxLength(PAIRING_URI_MAX), v.regex(/^wc:[0-9a-f]+@2\?[\w.~%&=+-]+$/i))

/**
 * A pairing address and when it ends, in milliseconds since 1970; null when it is none.
 * https://github.com/ethereum/ERCs/blob/master/ERCS/erc-1328.md
 */
export function parsePairingUri(value: unknown): { uri: string; expiresAt: number | null } | null {
  const uri = safeRead(pairingUri, value)
  if (uri === null) return null
  const seconds = Number(new URLSearchParams(uri.slice(uri.indexOf('?') + 1)).get('expiryTimestamp'))
  return { uri, expiresAt: Number.isSafeInteger(seconds) && seconds > 0 ? seconds * 1000 : null }
}
