import * as v from 'valibot'
import { cleanText, PRINTABLE_ASCII } from '#domain/browser/text'
import { CALLS_ID_MAX } from '#domain/wallet/limits'
import { NATIVE } from '#domain/token/token'
import { newestTransactions, RESOLUTIONS, STATUSES, type StoredTransaction } from '#domain/transaction/transaction'
import { safeFacts } from './safe'
import { safeRead } from './safeRead'
import { anyAddress, baseUnits, hash, moment, natural, whole } from './schemas'

// This module parses stored transactions. Two tabs may show different releases, so fields that only a later release
// knows are kept in each record (`looseObject`), and records that this release cannot read are kept as they are.

const DESCRIPTION_MAX = 500
/** Limits for a batch: the length of a call's data, the calls, and the lengths of the wallet's id and trade's key. */
const CALL_DATA_MAX = 100_000
const CALLS_MAX = 10
const WALLET_ID_MAX = 300
const TRADE_MAX = 200

const mayHash = v.exactOptional(hash)
const mayCount = v.exactOptional(natural)

const callData = v.pipe(v.string(), v.maxLength(CALL_DATA_MAX), v.regex(/^0x(?:[0-9a-f]{2})*$/i))
const batch = v.looseObject({
  walletId: v.pipe(v.string(), v.maxLength(WALLET_ID_MAX)),
  id: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(CALLS_ID_MAX))),
  safe: v.exactOptional(safeFacts),
  nonce: natural,
  block: natural,
  calls: v.pipe(
    v.array(v.looseObject({ to: anyAddress, value: baseUnits, data: callData })),
    v.minLength(1),
    v.maxLength(CALLS_MAX),
  ),
  trade: v.pipe(v.string(), v.maxLength(TRADE_MAX)),
})

const symbol = v.pipe(v.string(), v.maxLength(1_000), v.transform(cleanText))
const decimals = whole(0, 255)
const uiMultiplier = v.exactOptional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,36}$/)))
export const currency = v.union([v.literal(NATIVE), anyAddress])
const currencyAmount = v.looseObject({ token: currency, units: baseUnits, symbol, decimals, uiMultiplier })
const mayThrough = v.exactOptional(v.literal('permit2'))
const sides = { sold: currencyAmount, bought: currencyAmount }
export const info = v.variant('kind', [
  v.looseObject({ kind: v.literal('swap'), exact: v.picklist(['sold', 'bought']), ...sides }),
  v.looseObject({ kind: v.picklist(['wrap', 'unwrap']), ...sides }),
  v.looseObject({ kind: v.literal('approve'), approved: currencyAmount, through: mayThrough }),
  v.looseObject({ kind: v.picklist(['reset', 'revoke']), token: currency, symbol, through: mayThrough }),
  v.looseObject({ kind: v.literal('transfer'), sent: currencyAmount, recipient: anyAddress }),
])

export const approves = v.looseObject({
  token: anyAddress,
  spender: anyAddress,
  amount: baseUnits,
  symbol,
  decimals,
  uiMultiplier,
})

const request = v.looseObject({
  description: v.pipe(
    v.string(),
    v.maxLength(DESCRIPTION_MAX),
    // Nearly all descriptions are printable ASCII, which needs no cleaning. Cleaning thousands of texts would take
    // longer than parsing them.
    v.transform((text) => (PRINTABLE_ASCII.test(text) ? text.trim() : cleanText(text))),
    v.minLength(1),
  ),
  info: v.exactOptional(info),
  confirmations: v.exactOptional(whole(1)),
  deadline: mayCount,
  revokes: v.exactOptional(v.looseObject({ token: anyAddress, spender: anyAddress, through: mayThrough })),
  approves: v.exactOptional(approves),
  quoted: v.exactOptional(
    v.looseObject({ kind: v.picklist(['swap', 'wrap', 'unwrap']), amountIn: baseUnits, amountOut: baseUnits }),
  ),
  batch: v.exactOptional(batch),
})

const state = v.looseObject({
  status: v.picklist(STATUSES),
  nonce: mayCount,
  call: mayHash,
  partAs: mayHash,
  signed: mayCount,
  unusedAt: mayCount,
  resolution: v.exactOptional(v.picklist(RESOLUTIONS)),
  minedAs: mayHash,
  execution: mayHash,
  minedIn: mayCount,
  isAltered: v.exactOptional(v.boolean()),
  sentFrom: v.exactOptional(anyAddress),
  approved: v.exactOptional(baseUnits),
})

/**
 * Reads a record of an earlier release, which had all fields beside its hash, and at first `resolution` under the name
 * `fate`. Fields that are not known count to the request.
 */
function withParts(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || 'state' in record) return record
  const { hash, addedAt, changedAt, fate, ...fields } = record as Record<string, unknown>
  const [known, requested]: [string, unknown][][] = [fate === undefined ? [] : [['resolution', fate]], []]
  for (const each of Object.entries(fields)) (each[0] in state.entries ? known : requested)?.push(each)
  const times = { addedAt, ...(changedAt !== undefined && { changedAt }) }
  return { hash, ...times, request: Object.fromEntries(requested ?? []), state: Object.fromEntries(known ?? []) }
}

const transaction = v.pipe(
  v.unknown(),
  v.transform(withParts),
  v.looseObject({ hash, addedAt: moment, changedAt: v.exactOptional(moment), request, state }),
)

/** The valid records of a list. If several records have the same hash, only the first one is kept. */
function readTransactions(records: unknown): StoredTransaction[] {
  if (!Array.isArray(records)) return []
  const byHash = new Map<string, StoredTransaction>()
  for (const record of records) {
    const parsed = v.safeParse(transaction, record)
    if (parsed.success && !byHash.has(parsed.output.hash)) byHash.set(parsed.output.hash, parsed.output)
  }
  return newestTransactions([...byHash.values()])
}

/** The maximum number of records per account and chain that are kept although this release cannot read them. */
const UNREAD_MAX = 50
const unreadRecord = v.looseObject({ hash, addedAt: moment })
type UnreadRecord = v.InferOutput<typeof unreadRecord>

const ACCOUNT_ON_CHAIN = /^0x[0-9a-f]{40}:[1-9]\d{0,15}$/

export function parseTransactions(
  value: Readonly<Record<string, unknown>> | null,
): Record<string, StoredTransaction[]> {
  const merged = new Map<string, StoredTransaction[]>()
  for (const [key, records] of Object.entries(value ?? {})) {
    const parsed = readTransactions(records)
    if (ACCOUNT_ON_CHAIN.test(key) && parsed.length > 0) merged.set(key, parsed)
  }
  return Object.fromEntries(merged)
}

/**
 * The records that this release cannot read but that another release may have written, because they have a hash and a
 * time. The keys are `account:chainId`.
 */
export function unreadTransactions(
  value: Readonly<Record<string, unknown>> | null,
): [key: string, records: UnreadRecord[]][] {
  return Object.entries(value ?? {}).flatMap(([key, records]) => {
    if (!ACCOUNT_ON_CHAIN.test(key) || !Array.isArray(records)) return []
    const unread = records.flatMap((each: unknown) => {
      const kept = safeRead(unreadRecord, each)
      return kept === null || v.is(transaction, each) ? [] : [kept]
    })
    return unread.length === 0 ? [] : [[key, unread.slice(0, UNREAD_MAX)]]
  })
}

const clearings = v.record(v.pipe(v.string(), v.regex(ACCOUNT_ON_CHAIN)), natural)

/** Transactions from before these times must not return from another tab. */
export function parseClearings(value: Readonly<Record<string, unknown>>): Record<string, number> {
  return safeRead(clearings, value) ?? {}
}
