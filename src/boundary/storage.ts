import { RECENT_WALLETS_MAX } from '../domain/wallet/limits'
import * as v from 'valibot'
import { NODE_URL_MAX } from '../domain/chain/limits'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '../domain/trade/limits'
import { isNodeUrl } from '../domain/chain/nodeUrl'
import { cleanText, PRINTABLE_ASCII } from '../domain/page/text'
import { DEFAULT_TRADE_SETTINGS } from '../domain/trade/tradeSettings'
import { isTransactionHash, newestTransactions, type StoredTransaction } from '../domain/transaction/transaction'

/** The one parser for stored data. Anyone who can open the developer tools can write there. */

const DESCRIPTION_MAX = 500

const walletId = v.pipe(v.string(), v.minLength(1), v.maxLength(140))
const foreignName = v.pipe(v.string(), v.maxLength(1_000), v.transform(cleanText), v.minLength(1))
const session = v.object({
  walletId,
  /** How it was connected; what earlier releases stored was an injected wallet. */
  reach: v.optional(v.picklist(['browser', 'pairing', 'popUp']), 'browser'),
  name: v.optional(v.fallback(v.nullable(foreignName), null), null),
  /** It was missing at the last visit, and is not waited for any more. */
  isMissing: v.exactOptional(v.boolean()),
})

/** The wallet's app link, as stored by the WalletConnect SDK. Schemes other than https could run something here. */
const walletLink = v.object({
  href: v.pipe(v.string(), v.maxLength(200), v.regex(/^https:\/\/[\w.-]+$/)),
  name: foreignName,
})

const recentWallets = v.pipe(
  v.array(v.unknown()),
  v.transform((ids) => [...new Set(ids.slice(0, 100).filter((id) => v.is(walletId, id)))].slice(0, RECENT_WALLETS_MAX)),
)

const hash = v.custom<`0x${string}`>(isTransactionHash)
const anyAddress = v.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value))
const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** Milliseconds since 1970, up to the last valid date (ECMA-262, 21.4.1.1): a later one cannot be formatted. */
const moment = v.pipe(natural, v.maxValue(8.64e15))
const baseUnits = v.pipe(v.string(), v.regex(/^\d{1,78}$/))
const mayHash = v.exactOptional(hash)
const mayCount = v.exactOptional(natural)
const mayResolution = v.exactOptional(
  v.picklist(['unseen', 'unwatched', 'nonceUsed', 'expired', 'spedUp', 'cancelled', 'replaced']),
)

const record = v.object({
  hash,
  description: v.pipe(
    v.string(),
    v.maxLength(DESCRIPTION_MAX),
    // Nearly all are plain; cleaning thousands of them would cost more than reading them.
    v.transform((text) => (PRINTABLE_ASCII.test(text) ? text.trim() : cleanText(text))),
    v.minLength(1),
  ),
  status: v.picklist(['pending', 'confirmed', 'failed']),
  confirmations: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  addedAt: moment,
  changedAt: v.exactOptional(moment),
  nonce: mayCount,
  call: mayHash,
  deadline: mayCount,
  revokes: v.exactOptional(
    v.object({ token: anyAddress, spender: anyAddress, through: v.exactOptional(v.literal('permit2')) }),
  ),
  approves: v.exactOptional(
    v.object({
      token: anyAddress,
      spender: anyAddress,
      amount: baseUnits,
      symbol: v.pipe(v.string(), v.maxLength(1_000), v.transform(cleanText)),
      decimals: v.pipe(natural, v.maxValue(255)),
    }),
  ),
  unusedAt: mayCount,
  resolution: mayResolution,
  fate: mayResolution,
  minedAs: mayHash,
  minedIn: mayCount,
  isAltered: v.exactOptional(v.boolean()),
  sentFrom: v.exactOptional(anyAddress),
  approved: v.exactOptional(baseUnits),
})

/** Earlier releases stored the resolution as `fate`. */
const transaction = v.pipe(
  record,
  v.transform(({ fate, ...rest }): StoredTransaction => (fate === undefined ? rest : { resolution: fate, ...rest })),
)

/** Valid records, one by one, without duplicates of the same hash. */
function readTransactions(records: unknown): StoredTransaction[] {
  if (!Array.isArray(records)) return []
  const byHash = new Map<string, StoredTransaction>()
  for (const record of records) {
    const parsed = v.safeParse(transaction, record)
    if (parsed.success && !byHash.has(parsed.output.hash)) byHash.set(parsed.output.hash, parsed.output)
  }
  return newestTransactions([...byHash.values()])
}

const ACCOUNT_ON_CHAIN = /^0x[0-9a-f]{40}:[1-9]\d{0,15}$/

const transactions = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.transform((value): Record<string, StoredTransaction[]> => {
    const merged = new Map<string, StoredTransaction[]>()
    for (const [key, records] of Object.entries(value)) {
      const kept = readTransactions(records)
      if (ACCOUNT_ON_CHAIN.test(key) && kept.length > 0) merged.set(key, kept)
    }
    return Object.fromEntries(merged)
  }),
)

/** When the user cleared an account's transactions: older ones must not come back from another tab. */
const clearings = v.fallback(v.record(v.pipe(v.string(), v.regex(ACCOUNT_ON_CHAIN)), natural), {})

const wholeNumber = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max))

const { slippageBps, deadlineMinutes, approval, guard } = DEFAULT_TRADE_SETTINGS
/** An invalid field falls back to its default. */
const settings = v.object({
  slippageBps: v.optional(
    v.fallback(v.nullable(wholeNumber(SLIPPAGE_MIN_BPS, SLIPPAGE_MAX_BPS)), slippageBps),
    slippageBps,
  ),
  deadlineMinutes: v.optional(
    v.fallback(wholeNumber(DEADLINE_MIN_MINUTES, DEADLINE_MAX_MINUTES), deadlineMinutes),
    deadlineMinutes,
  ),
  approval: v.optional(v.fallback(v.picklist(['exact', 'unlimited']), approval), approval),
  guard: v.optional(v.fallback(v.boolean(), guard), guard),
})

const theme = v.picklist(['light', 'dark'])

/** Parsed one by one in `lastReads.ts`, which the page does not need at start. */
const lastReads = v.array(v.unknown())

/** Parsed in `tokenChoices.ts`, for the same reason. */
const tokenChoices = v.record(v.string(), v.unknown())

/** A node of the visitor's own, by chain id. */
const ownNodes = v.record(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  v.pipe(v.string(), v.maxLength(NODE_URL_MAX), v.check(isNodeUrl)),
)

/** The schema of every stored value, by the name it is stored under. */
export const storedSchemas = {
  session,
  recentWallets,
  transactions,
  clearings,
  settings,
  theme,
  walletLink,
  lastReads,
  tokenChoices,
  ownNodes,
  /** When all data was deleted: written only briefly, so that other tabs are notified. */
  reset: natural,
}

export type StoredName = keyof typeof storedSchemas
export type StoredValues = { [Name in StoredName]: v.InferOutput<(typeof storedSchemas)[Name]> }

/** A stored value as its schema reads it, or null when it does not fit. */
export function parseStored<Name extends StoredName>(name: Name, value: unknown): StoredValues[Name] | null {
  const parsed = v.safeParse(storedSchemas[name], value)
  return parsed.success ? (parsed.output as StoredValues[Name]) : null
}

const envelope = v.object({ version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), value: v.unknown() })

/** Parsed JSON, or null when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The envelope around a stored value, so that a later release knows its format. Null when there is none. */
export function parseEnvelope(text: string): { version: number; value: unknown } | null {
  const parsed = v.safeParse(envelope, parseJson(text))
  return parsed.success ? parsed.output : null
}
