import { isLanguage, type Language } from '../domain/browser/languages'
import {
  APPROVAL_KINDS,
  DEADLINE_MAX_MINUTES,
  DEADLINE_MIN_MINUTES,
  SIGNING_DAYS,
  SLIPPAGE_MAX_BPS,
  SLIPPAGE_MIN_BPS,
} from '../domain/trade/limits'
import { cleanText } from '../domain/browser/text'
import { DEFAULT_TRADE_SETTINGS, type TradeSettings } from '../domain/trade/tradeSettings'
import { RECENT_WALLETS_MAX } from '../domain/wallet/limits'
import type { WalletReach } from '../domain/wallet/wallet'

// This module is the only parser for stored data, which anyone with developer tools can edit. It uses no schema
// library, because it is part of the first load. For data that is not needed at the start, only the outer form is
// checked here; its records are parsed in other files.

type Parser<T> = (value: unknown) => T | null
type Records = Readonly<Record<string, unknown>>

const records: Parser<Records> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Records) : null

const isWhole = (value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max

const isOneOf = <T extends string | number>(value: unknown, known: readonly T[]): value is T =>
  known.includes(value as T)

const isWalletId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 140

/** Cleans the name by which a wallet identified itself; null if the name is unusable. */
const foreignName: Parser<string> = (value) =>
  (typeof value === 'string' && value.length <= 1_000 && cleanText(value)) || null

interface StoredSession {
  walletId: string
  reach: WalletReach
  name: string | null
  /** The wallet's last network; undefined if unknown. */
  chainId?: number
  /** Whether the wallet was missing at the last visit. If so, the page does not wait for it. */
  isMissing?: boolean
}

const session: Parser<StoredSession> = (value) => {
  // Sessions stored by earlier releases have no `reach`. They always used an injected wallet.
  const { walletId, reach = 'browser', name, chainId, isMissing } = records(value) ?? {}
  if (!isWalletId(walletId) || !isOneOf(reach, ['browser', 'pairing', 'popUp'])) return null
  const known = { walletId, reach, name: foreignName(name), ...(isWhole(chainId, 1) && { chainId }) }
  if (isMissing === undefined) return known
  return typeof isMissing === 'boolean' ? { ...known, isMissing } : null
}

/**
 * The link to the wallet's app, which the WalletConnect SDK stores. Only https is accepted, because a `javascript:`
 * link would run code on this page.
 */
const walletLink: Parser<{ href: string; name: string }> = (value) => {
  const { href, name: claimed } = records(value) ?? {}
  const name = foreignName(claimed)
  if (name === null || typeof href !== 'string' || href.length > 200) return null
  return /^https:\/\/[\w.-]+$/.test(href) ? { href, name } : null
}

const recentWallets: Parser<string[]> = (value) =>
  Array.isArray(value)
    ? [...new Set((value as unknown[]).slice(0, 100).filter(isWalletId))].slice(0, RECENT_WALLETS_MAX)
    : null

/** Parses the settings. An invalid field gets its default value. */
const settings: Parser<TradeSettings> = (value) => {
  const stored = records(value)
  if (!stored) return null
  const { slippageBps, deadlineMinutes, signingDays, approval, guard } = stored
  const known = DEFAULT_TRADE_SETTINGS
  return {
    slippageBps: isWhole(slippageBps, SLIPPAGE_MIN_BPS, SLIPPAGE_MAX_BPS) ? slippageBps : known.slippageBps,
    deadlineMinutes: isWhole(deadlineMinutes, DEADLINE_MIN_MINUTES, DEADLINE_MAX_MINUTES)
      ? deadlineMinutes
      : known.deadlineMinutes,
    signingDays: isOneOf(signingDays, SIGNING_DAYS) ? signingDays : known.signingDays,
    approval: isOneOf(approval, APPROVAL_KINDS) ? approval : known.approval,
    guard: typeof guard === 'boolean' ? guard : known.guard,
  }
}

/** The id of the active network, which this build may not support. */
const tradeChain: Parser<number> = (value) => (isWhole(value, 1) ? value : null)

const theme: Parser<'light' | 'dark'> = (value) => (isOneOf(value, ['light', 'dark']) ? value : null)

const language: Parser<Language> = (value) => (typeof value === 'string' && isLanguage(value) ? value : null)

/** Stored only while system notifications are on. */
const systemNotifications: Parser<true> = (value) => (value === true ? true : null)

/** The records are parsed in `lastReads.ts`. */
const lastReads: Parser<readonly unknown[]> = (value) => (Array.isArray(value) ? (value as unknown[]) : null)

/** The records are parsed in `openRequests.ts`. */
const openRequests = lastReads

const terms: Parser<{ version: string }> = (value) => {
  const { version } = records(value) ?? {}
  return typeof version === 'string' && version.length <= 20 ? { version } : null
}

/** The time at which all data was deleted. It is stored only for a moment, to notify other tabs. */
const reset: Parser<number> = (value) => (isWhole(value, 0) ? value : null)

export const storedParsers = {
  session,
  recentWallets,
  /** The records in `transactions` and `clearings` are parsed in `transactions.ts`. */
  transactions: records,
  clearings: records,
  openRequests,
  settings,
  tradeChain,
  theme,
  language,
  systemNotifications,
  walletLink,
  lastReads,
  /** The records are parsed in `tokenChoices.ts`. */
  tokenChoices: records,
  /** The URL of the visitor's own node, by chain id. It is parsed in `ownNodes.ts`. */
  ownNodes: records,
  terms,
  reset,
}

export type StoredName = keyof typeof storedParsers
export type StoredValues = { [Name in StoredName]: NonNullable<ReturnType<(typeof storedParsers)[Name]>> }

export function parseStored<Name extends StoredName>(name: Name, value: unknown): StoredValues[Name] | null {
  return (storedParsers[name] as Parser<StoredValues[Name]>)(value)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Parses the envelope of a stored value, which contains the format's version; null if invalid. */
export function parseEnvelope(text: string): { version: number; value: unknown } | null {
  const { version, value } = records(parseJson(text)) ?? {}
  return isWhole(version, 0) && value !== undefined ? { version, value } : null
}
