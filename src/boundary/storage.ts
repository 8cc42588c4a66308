import * as v from 'valibot'
import { NODE_URL_MAX } from '#domain/chain/limits'
import { isNodeUrl } from '#domain/chain/nodeUrl'
import { isLanguage, type Language } from '#domain/browser/languages'
import {
  APPROVAL_KINDS,
  DEADLINE_MAX_MINUTES,
  DEADLINE_MIN_MINUTES,
  SIGNING_DAYS,
  SLIPPAGE_MAX_BPS,
  SLIPPAGE_MIN_BPS,
} from '#domain/trade/limits'
import { cleanText } from '#domain/browser/text'
import { DEFAULT_TRADE_SETTINGS } from '#domain/trade/tradeSettings'
import { RECENT_WALLETS_MAX } from '#domain/wallet/limits'
import { REACHES } from '#domain/wallet/wallet'
import { parseAddressBook } from './addressBook'
import { parseLastReads } from './lastReads'
import { parseOpenRequests } from './openRequests'
import { parseJson } from './safeRead'
import { whole } from './schemas'
import { parseTokenChoices } from './tokenChoices'
import { parseClearings } from './transactions'

// This module is the only parser for stored data, which anyone with developer tools can edit. Values with many records are
// parsed in files of their own.

/** Any object except an array. It is not copied. */
const records = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)
const list = v.array(v.unknown())

const walletId = v.pipe(v.string(), v.minLength(1), v.maxLength(140))

/** The name by which a wallet identified itself, cleaned. */
const foreignName = v.pipe(v.string(), v.maxLength(1_000), v.transform(cleanText), v.minLength(1))

const chainIdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/))
const nodeUrl = v.pipe(v.string(), v.maxLength(NODE_URL_MAX), v.check(isNodeUrl))

const defaults = DEFAULT_TRADE_SETTINGS

/** The stored values by name. */
export const storedSchemas = {
  session: v.object({
    walletId,
    // Sessions stored by earlier releases have no `reach`. They always used an injected wallet.
    reach: v.optional(v.picklist(REACHES), 'browser'),
    name: v.fallback(v.nullable(foreignName), null),
    /** The wallet's last network; undefined if unknown. */
    chainId: v.fallback(v.optional(whole(1)), undefined),
    /** Whether the wallet was missing at the last visit. If so, the page does not wait for it. */
    isMissing: v.optional(v.boolean()),
  }),
  recentWallets: v.pipe(
    list,
    v.transform((ids) => [...new Set(ids.slice(0, 100).filter((id) => v.is(walletId, id)))]),
    v.transform((ids) => ids.slice(0, RECENT_WALLETS_MAX)),
  ),
  /** The only value that is read unparsed, see `parseTransactions` and `unreadTransactions`. */
  transactions: records,
  clearings: v.pipe(records, v.transform(parseClearings)),
  openRequests: v.pipe(
    list,
    v.transform((requests) => parseOpenRequests(requests)),
  ),
  /** An invalid field gets its default value. */
  settings: v.pipe(
    records,
    v.object({
      slippageBps: v.fallback(v.nullable(whole(SLIPPAGE_MIN_BPS, SLIPPAGE_MAX_BPS)), defaults.slippageBps),
      deadlineMinutes: v.fallback(whole(DEADLINE_MIN_MINUTES, DEADLINE_MAX_MINUTES), defaults.deadlineMinutes),
      signingDays: v.fallback(v.picklist(SIGNING_DAYS), defaults.signingDays),
      approval: v.fallback(v.picklist(APPROVAL_KINDS), defaults.approval),
      guard: v.fallback(v.boolean(), defaults.guard),
    }),
  ),
  /** The id of the active network, which this build may not support. */
  tradeChain: whole(1),
  theme: v.picklist(['light', 'dark']),
  language: v.custom<Language>((value) => typeof value === 'string' && isLanguage(value)),
  /** Stored only while system notifications are on. */
  systemNotifications: v.literal(true),
  /**
   * The link to the wallet's app, which the WalletConnect SDK stores. Only https is accepted, because a `javascript:`
   * link would run code on this page.
   */
  walletLink: v.object({
    href: v.pipe(v.string(), v.maxLength(200), v.regex(/^https:\/\/[\w.-]+$/)),
    name: foreignName,
  }),
  lastReads: v.pipe(
    list,
    v.transform((reads) => parseLastReads(reads)),
  ),
  tokenChoices: v.pipe(records, v.transform(parseTokenChoices)),
  addressBook: v.pipe(records, v.transform(parseAddressBook)),
  /** The URL of the visitor's own node, by chain id. If one record is invalid, the result is empty. */
  ownNodes: v.pipe(records, v.fallback(v.record(chainIdText, nodeUrl), {})),
  terms: v.object({ version: v.pipe(v.string(), v.maxLength(20)) }),
  /** The time at which all data was deleted. It is stored only for a moment, to notify other tabs. */
  reset: whole(0),
}

export type StoredName = keyof typeof storedSchemas
export type StoredValues = { [Name in StoredName]: v.InferOutput<(typeof storedSchemas)[Name]> }

export function parseStored<Name extends StoredName>(name: Name, value: unknown): StoredValues[Name] | null {
  const { success, output } = v.safeParse(storedSchemas[name], value)
  return success ? (output as StoredValues[Name]) : null
}

const envelope = v.object({ version: whole(0), value: v.unknown() })

/** Parses the envelope of a stored value, which contains the format's version; null if invalid. */
export function parseEnvelope(text: string): v.InferOutput<typeof envelope> | null {
  const { success, output } = v.safeParse(envelope, parseJson(text))
  return success ? output : null
}
