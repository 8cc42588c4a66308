import * as v from 'valibot'
import type { Address } from '../domain/chain/address'
import type { AtomicSupport, CallsStatus } from '../domain/wallet/batch'
import { CALLS_ID_MAX } from '../domain/wallet/limits'
import { isTransactionHash } from '../domain/transaction/transaction'
import { checksummed } from './checksum'
import { safeRead } from './safeRead'

/**
 * The one parser for wallets' responses; announcements are in `announcement.ts`. Nothing here throws, whatever
 * accessing the value does.
 */

const ACCOUNTS_READ_MAX = 1_000

/** Wallets report the same few accounts again and again, and a checksum costs a hash. */
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

/** The first entries of a list from a wallet; null when it is none. Its own methods, which may lie, are not called. */
function entriesOf(value: unknown, max: number): unknown[] | null {
  return Array.isArray(value)
    ? Array.from({ length: Math.min(value.length, max) }, (_, at): unknown => value[at])
    : null
}

/** Checksummed accounts without duplicates; invalid entries are dropped. Null when the value is not a list. */
export function parseAccounts(value: unknown): Address[] | null {
  try {
    const entries = entriesOf(value, ACCOUNTS_READ_MAX)
    return entries && [...new Set(entries.flatMap((entry) => safeRead(account, entry) ?? []))]
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

/** A chain id given as a number, a bigint, or a decimal or hex string. Null when invalid. */
export function parseChainId(value: unknown): number | null {
  return safeRead(chainId, value)
}

/** A transaction hash, or null. */
export function parseTransactionHash(value: unknown): `0x${string}` | null {
  return isTransactionHash(value) ? value : null
}

const CHAINS_READ_MAX = 1_000
const atomic = v.union([
  v.pipe(
    v.object({ atomic: v.object({ status: v.picklist(['supported', 'ready']) }) }),
    v.transform((capabilities) => capabilities.atomic.status),
  ),
  // Drafts of the standard had this one, which counts only where the other is absent.
  v.pipe(
    v.object({ atomic: v.optional(v.undefined()), atomicBatch: v.object({ supported: v.literal(true) }) }),
    v.transform((): AtomicSupport => 'supported'),
  ),
])

const hasAtomic = (capabilities: unknown) =>
  typeof capabilities === 'object' &&
  capabilities !== null &&
  ('atomic' in capabilities || 'atomicBatch' in capabilities)

/** What a `wallet_getCapabilities` response says about one chain. Null when it says nothing or is invalid. */
export function parseAtomicSupport(value: unknown, chainId: number): AtomicSupport | null {
  try {
    if (typeof value !== 'object' || value === null) return null
    const known = Object.entries(value).slice(0, CHAINS_READ_MAX) as [string, unknown][]
    const own = known.find(([key]) => parseChainId(key) === chainId)?.[1]
    // Capabilities of every chain are listed once here, unless a chain overrides them.
    const everywhere = known.find(([key]) => key === '0x0')?.[1]
    return safeRead(atomic, hasAtomic(own) ? own : everywhere)
  } catch {
    return null
  }
}

const callsId = v.pipe(v.string(), v.minLength(1), v.maxLength(CALLS_ID_MAX))
// Drafts of the standard had the bare string.
const sentCalls = v.union([
  callsId,
  v.pipe(
    v.object({ id: callsId }),
    v.transform(({ id }) => id),
  ),
])

/** The id that a wallet gives to the calls it accepted; null when invalid. */
export function parseCallsId(value: unknown): string | null {
  return safeRead(sentCalls, value)
}

const TRANSACTIONS_READ_MAX = 100
/** By their hundreds (EIP-5792): codes added later refine the same classes. */
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
  // Drafts of the standard had these two.
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
/** What Safe's page says of its owners, see `connectors/remote/safe.ts`. */
const signatures = v.object({ signatures: v.object({ given: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }) })
const callsReceipt = v.object({
  transactionHash: v.custom<`0x${string}`>(isTransactionHash),
  status: v.optional(v.unknown()),
})

/** The outcome in a receipt. */
function succeededBy(status: unknown): boolean | null {
  if (status === '0x1' || status === 1 || status === true || status === 'success') return true
  return status === '0x0' || status === 0 || status === false || status === 'reverted' ? false : null
}

/** The transactions of a batch; some wallets return one receipt for each of several calls in one transaction. */
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
 * A `wallet_getCallsStatus` response; null when invalid. A batch that is reported as confirmed with a failed
 * transaction is not treated as confirmed.
 */
export function parseCallsStatus(value: unknown): CallsStatus | null {
  try {
    const answer = safeRead(callsAnswer, value)
    if (!answer?.status) return null
    const transactions = transactionsIn(answer.receipts)
    const failed = transactions.filter(({ succeeded }) => succeeded === false).length
    const isLie = answer.status === 'confirmed' && failed > 0
    const signed = safeRead(signatures, answer.capabilities)?.signatures.given
    return {
      status: isLie ? (failed === transactions.length ? 'reverted' : 'partial') : answer.status,
      atomic: typeof answer.atomic === 'boolean' ? answer.atomic : transactions.length <= 1,
      transactions,
      ...(signed !== undefined && { signed }),
    }
  } catch {
    return null
  }
}

/** Up to the last valid date (ECMA-262, 21.4.1.1): a later one cannot be formatted. */
const SECONDS_MAX = 8.64e12

/** When something expires, given in seconds since 1970, in milliseconds; null when invalid. */
export function parseExpiry(seconds: unknown): number | null {
  return Number.isSafeInteger(seconds) && (seconds as number) > 0 && (seconds as number) <= SECONDS_MAX
    ? (seconds as number) * 1000
    : null
}

const PAIRING_URI_MAX = 2_000
const pairingUri = v.pipe(v.string(), v.maxLength(PAIRING_URI_MAX), v.regex(/^wc:[0-9a-f]+@2\?[\w.~%&=+-]+$/i))

/**
 * A pairing URI and when it expires, in milliseconds since 1970; null when invalid.
 * https://github.com/ethereum/ERCs/blob/master/ERCS/erc-1328.md
 */
export function parsePairingUri(value: unknown): { uri: string; expiresAt: number | null } | null {
  const uri = safeRead(pairingUri, value)
  if (uri === null) return null
  const seconds = new URLSearchParams(uri.slice(uri.indexOf('?') + 1)).get('expiryTimestamp')
  return { uri, expiresAt: parseExpiry(Number(seconds)) }
}
