import * as v from 'valibot'
import type { Address } from '#domain/chain/address'
import type { AtomicSupport, CallsStatus } from '#domain/wallet/batch'
import { CALLS_ID_MAX } from '#domain/wallet/limits'
import { isTransactionHash } from '#domain/transaction/transaction'
import { checksummed } from './checksum'
import { safeRead } from './safeRead'
import { hash, natural } from './schemas'

// This module is the only parser for wallets' responses, except for announcements (see `announcement.ts`). It never
// throws, even if a getter of the response does.

const ACCOUNTS_READ_MAX = 1_000

/** Wallets report the same few accounts again and again, and each checksum needs a hash. */
const checksums = new Map<string, Address>()

function checksummedAccount(text: string): Address {
  const key = text.toLowerCase()
  const known = checksums.get(key)
  if (known) return known
  const address = checksummed(key)
  if (checksums.size >= ACCOUNTS_READ_MAX) checksums.clear()
  checksums.set(key, address)
  return address
}

const account = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i), v.transform(checksummedAccount))

/**
 * The first entries of a wallet's list; null if it is not an array. The array's own methods are not called, because the
 * wallet may have replaced them.
 */
function entriesOf(value: unknown, max: number): unknown[] | null {
  return Array.isArray(value)
    ? Array.from({ length: Math.min(value.length, max) }, (_, at): unknown => value[at])
    : null
}

/**
 * Parses a list of accounts. The result is checksummed and has no duplicates or invalid entries; null if the value is
 * not a list, or has only invalid entries.
 */
export function parseAccounts(value: unknown): Address[] | null {
  try {
    const entries = entriesOf(value, ACCOUNTS_READ_MAX)
    if (!entries) return null
    const accounts = [...new Set(entries.flatMap((entry) => safeRead(account, entry) ?? []))]
    return accounts.length > 0 || entries.length === 0 ? accounts : null
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

/** Parses a chain id: a number, a bigint, or a decimal or hex string. Null if invalid. */
export function parseChainId(value: unknown): number | null {
  return safeRead(chainId, value)
}

export function parseTransactionHash(value: unknown): `0x${string}` | null {
  return isTransactionHash(value) ? value : null
}

const CHAINS_READ_MAX = 1_000
const atomic = v.union([
  v.pipe(
    v.object({ atomic: v.object({ status: v.picklist(['supported', 'ready']) }) }),
    v.transform((capabilities) => capabilities.atomic.status),
  ),
  // `atomicBatch` comes from drafts of the standard. It is used only if `atomic` is missing.
  v.pipe(
    v.object({ atomic: v.optional(v.undefined()), atomicBatch: v.object({ supported: v.literal(true) }) }),
    v.transform((): AtomicSupport => 'supported'),
  ),
])

const hasAtomic = (capabilities: unknown) =>
  typeof capabilities === 'object' &&
  capabilities !== null &&
  ('atomic' in capabilities || 'atomicBatch' in capabilities)

/** From a `wallet_getCapabilities` response; null if unsupported or invalid. */
export function parseAtomicSupport(value: unknown, chainId: number): AtomicSupport | null {
  try {
    if (typeof value !== 'object' || value === null) return null
    const known = Object.entries(value).slice(0, CHAINS_READ_MAX) as [string, unknown][]
    const own = known.find(([key]) => parseChainId(key) === chainId)?.[1]
    // The entry with the key 0x0 applies to all chains. A chain's own entry overrides it.
    const everywhere = known.find(([key]) => key === '0x0')?.[1]
    return safeRead(atomic, hasAtomic(own) ? own : everywhere)
  } catch {
    return null
  }
}

const callsId = v.pipe(v.string(), v.minLength(1), v.maxLength(CALLS_ID_MAX))
// In drafts of the standard, the response was just the id.
const sentCalls = v.union([
  callsId,
  v.pipe(
    v.object({ id: callsId }),
    v.transform(({ id }) => id),
  ),
])

export function parseCallsId(value: unknown): string | null {
  return safeRead(sentCalls, value)
}

const TRANSACTIONS_READ_MAX = 100
/** By the hundreds digit of a status code (EIP-5792) alone, so that later codes are understood as well. */
const STATUSES: Readonly<Record<number, CallsStatus['status']>> = {
  1: 'pending',
  2: 'confirmed',
  4: 'failed',
  5: 'reverted',
  6: 'partial',
}
const callsStatus = v.union([
  v.pipe(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.regex(/^\d{3}$/),
        v.transform((text) => Number(text)),
      ),
    ]),
    v.transform((code) => STATUSES[Math.floor(code / 100)]),
  ),
  // The statuses PENDING and CONFIRMED come from drafts of the standard.
  v.pipe(
    v.picklist(['PENDING', 'CONFIRMED']),
    v.transform((word) => (word === 'PENDING' ? 'pending' : 'confirmed')),
  ),
])
const callsAnswer = v.object({
  status: callsStatus,
  atomic: v.optional(v.unknown()),
  receipts: v.optional(v.unknown()),
  capabilities: v.optional(v.unknown()),
})
/** A Safe's owners who have signed: a capability of this product's own, see `connectors/remote/safe.ts`. */
const signatures = v.object({ signatures: v.object({ given: natural }) })
const callsReceipt = v.object({
  transactionHash: hash,
  status: v.optional(v.unknown()),
})

function succeededBy(status: unknown): boolean | null {
  if (status === '0x1' || status === 1 || status === true || status === 'success') return true
  return status === '0x0' || status === 0 || status === false || status === 'reverted' ? false : null
}

/** Without duplicates: some wallets return one receipt per call, although one transaction contains all calls. */
function transactionsIn(receipts: unknown): CallsStatus['transactions'] {
  const found = new Map<string, CallsStatus['transactions'][number]>()
  for (const entry of entriesOf(receipts, TRANSACTIONS_READ_MAX) ?? []) {
    const receipt = safeRead(callsReceipt, entry)
    if (!receipt) continue
    const hash = receipt.transactionHash.toLowerCase() as `0x${string}`
    const succeeded = succeededBy(receipt.status)
    const known = found.get(hash)
    if (!known) found.set(hash, { hash, succeeded })
    else if (succeeded === false) known.succeeded = false
  }
  return [...found.values()]
}

/**
 * Parses a `wallet_getCallsStatus` response; null if invalid. A batch reported as confirmed does not count as confirmed
 * if one of its transactions failed.
 */
export function parseCallsStatus(value: unknown): CallsStatus | null {
  try {
    const answer = safeRead(callsAnswer, value)
    if (!answer?.status) return null
    const transactions = transactionsIn(answer.receipts)
    const failed = transactions.filter(({ succeeded }) => succeeded === false).length
    const isContradiction = answer.status === 'confirmed' && failed > 0
    const signed = safeRead(signatures, answer.capabilities)?.signatures.given
    return {
      status: isContradiction ? (failed === transactions.length ? 'reverted' : 'partial') : answer.status,
      atomic: typeof answer.atomic === 'boolean' ? answer.atomic : transactions.length <= 1,
      transactions,
      ...(signed !== undefined && { signed }),
    }
  } catch {
    return null
  }
}

/** The last valid date (ECMA-262, 21.4.1.1) in seconds since 1970; later dates cannot be formatted. */
const SECONDS_MAX = 8.64e12

/** Converts an expiration time from seconds to milliseconds since 1970; null if invalid. */
export function parseExpiry(seconds: unknown): number | null {
  return Number.isSafeInteger(seconds) && (seconds as number) > 0 && (seconds as number) <= SECONDS_MAX
    ? (seconds as number) * 1000
    : null
}

const PAIRING_URI_MAX = 2_000
const pairingUri = v.pipe(v.string(), v.maxLength(PAIRING_URI_MAX), v.regex(/^wc:[0-9a-f]+@2\?[\w.~%&=+-]+$/i))

/**
 * Parses a pairing URI and its expiration, in milliseconds since 1970; null if invalid.
 * https://github.com/ethereum/ERCs/blob/master/ERCS/erc-1328.md
 */
export function parsePairingUri(value: unknown): { uri: string; expiresAt: number | null } | null {
  const uri = safeRead(pairingUri, value)
  if (uri === null) return null
  const seconds = new URLSearchParams(uri.slice(uri.indexOf('?') + 1)).get('expiryTimestamp')
  return { uri, expiresAt: parseExpiry(Number(seconds)) }
}
