import { shortAddress } from '../../chain/address'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonRecord = Record<string, Json>

/** What may not leave the page is replaced by stand-ins, such as "account-1": the same for the same, wherever it is. */
export interface Redactor {
  /** A copy that is plain JSON, without anything private. */
  redact: (value: unknown) => Json
  redactText: (text: string) => string
  redactRecord: (record: object) => JsonRecord
  /** The accounts and contracts behind the stand-ins so far, each shortened. */
  legend: () => Record<string, string>
}

/** The fields of actions and slices that hold accounts. */
const ACCOUNT_FIELD = /^(accounts?|sentFrom|paidBy)$/
/** The fields whose text is an address on the network, in whatever form. */
const PLACE_FIELD = /(^|[a-z])(uri|url|href|hosts?)$/i
/** The store's key for an account on a chain. */
const ACCOUNT_KEY = /^(0x[0-9a-f]{40}):\d+$/i

/** Longer texts are cut, and longer lists: they hold the newest first. */
const TEXT_MAX = 1_000
const LIST_MAX = 100
/** No more of a text is looked at. */
const EXAMINED_MAX = 4_000

const HEX_RUN = /(?:0x)?[0-9a-f]{32,}/gi
/** The largest unsigned integer of a contract has 78 digits. */
const AMOUNT = /^\d{1,78}$/
/** The change from a small letter to a capital, of which no name in the code has as many as a random text. */
const HUMPS_MAX = 5

/** What else is private, by its look, and what stands in for it. In this order: URLs contain some of the others. */
const PRIVATE: readonly (readonly [look: RegExp, kind: string])[] = [
  [/\b(?:[a-z][a-z0-9+.-]*:\/\/|(?:wc|data|blob|mailto|did):)[^\s"'<>]+/gi, 'url'],
  [/[^\s"'<>]*(?:\bwc@\d|-walletlink:)[^\s"'<>]*/gi, 'key'],
  [/[^\s"'<>()]+@[^\s"'<>()]+/g, 'name'],
  [/[^\s"'<>(),:]+\.eth\b/giu, 'name'],
  [/(?<![\w/.])(?:\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?|(?:localhost|[\w-]+(?:\.[\w-]+)+):\d{2,5})\b/gi, 'url'],
]
const RANDOM_RUN = /[\w+/=-]{20,}/g

const isRandom = (run: string) =>
  (/\d/.test(run) && /[a-z]/i.test(run)) || (run.match(/[a-z][A-Z]/g)?.length ?? 0) > HUMPS_MAX

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Calls `visit` with every text in a value, and with the name of the field it is in. */
function eachText(value: unknown, visit: (text: string, field: string) => void, field = '') {
  if (typeof value === 'string') visit(value, field)
  else if (Array.isArray(value)) for (const each of value as unknown[]) eachText(each, visit, field)
  else if (isRecord(value))
    for (const [key, inner] of Object.entries(value)) {
      visit(key, '')
      // What is in a record of places or accounts is one.
      eachText(inner, visit, PLACE_FIELD.test(field) ? field : key)
    }
}

/** Stand-ins by what they stand for, numbered from 1 for each kind. */
function createStandIns() {
  const known = new Map<string, string>()
  const counts = new Map<string, number>()
  function standInFor(text: string, kind: string): string {
    const existing = known.get(text)
    if (existing !== undefined) return existing
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const standIn = `${kind}-${count}`
    known.set(text, standIn)
    return standIn
  }
  return { known, standInFor }
}

/** What the values say of themselves: which addresses are accounts, and which texts are private wherever they stand. */
function survey(values: readonly unknown[]) {
  const accounts = new Set<string>()
  const places = new Set<string>()
  eachText(values, (text, field) => {
    const account = ACCOUNT_KEY.exec(text)?.[1] ?? (ACCOUNT_FIELD.test(field) ? text : undefined)
    if (account !== undefined) accounts.add(account.toLowerCase())
    if (PLACE_FIELD.test(field) && text.length <= EXAMINED_MAX) places.add(text)
  })
  // What could be any word is only replaced in its own field.
  return { accounts, places: longestFirst([...places].filter(isTelling)) }
}

/** A URL contains its host. */
const longestFirst = (texts: readonly string[]) => [...texts].sort((a, b) => b.length - a.length)

const isTelling = (text: string) => text.length >= 8 || (text.length >= 4 && /[.:/]/.test(text))

/**
 * @param values - All that will be redacted: what is private in one place is so in all.
 * @param secrets - Texts that are known to be private, such as keys of nodes.
 */
export function createRedactor(values: readonly unknown[], secrets: readonly string[] = []): Redactor {
  const { accounts, places } = survey(values)
  const given = longestFirst(secrets)
  const { known, standInFor } = createStandIns()

  function withoutHex(run: string): string {
    if (AMOUNT.test(run)) return run
    const digits = run.replace(/^0x/i, '').toLowerCase()
    const address = `0x${digits}`
    if (digits.length === 40) return standInFor(address, accounts.has(address) ? 'account' : 'contract')
    if (!/^0x/i.test(run)) return standInFor(address, 'key')
    return standInFor(address, digits.length === 64 ? 'hash' : 'hex')
  }

  function without(secrets: readonly string[], text: string): string {
    return secrets.reduce((rest, secret) => rest.replaceAll(secret, () => standInFor(secret, 'url')), text)
  }

  /** Without what is known or looks like it, as the name of a field. */
  function withoutPrivate(text: string): string {
    let redacted = without(given, text)
    for (const [look, kind] of PRIVATE) redacted = redacted.replace(look, (found) => standInFor(found, kind))
    redacted = redacted.replace(HEX_RUN, withoutHex)
    return redacted.replace(RANDOM_RUN, (run) => (isRandom(run) ? standInFor(run, 'key') : run))
  }

  function redactText(text: string): string {
    // The last word of a text that is cut may be half a secret.
    let redacted = text.length > EXAMINED_MAX ? text.slice(0, EXAMINED_MAX).replace(/\S*$/, '') : text
    redacted = withoutPrivate(without(places, redacted))
    return redacted.length > TEXT_MAX ? `${redacted.slice(0, TEXT_MAX - 1)}…` : redacted
  }

  function redact(value: unknown, field = ''): Json {
    if (typeof value === 'string')
      return PLACE_FIELD.test(field) && value !== '' ? standInFor(value, 'url') : redactText(value)
    if (typeof value === 'number') return Number.isFinite(value) ? value : null
    if (typeof value === 'boolean') return value
    if (Array.isArray(value)) return value.slice(0, LIST_MAX).map((each) => redact(each, field))
    return isRecord(value) ? redactRecord(value, field) : null
  }

  function redactRecord(record: object, field = ''): JsonRecord {
    const entries = Object.entries(record).filter(([, inner]) => inner !== undefined)
    return Object.fromEntries(
      entries.map(([key, inner]) => [withoutPrivate(key), redact(inner, PLACE_FIELD.test(field) ? field : key)]),
    )
  }

  return {
    redact: (value) => redact(value),
    redactText,
    redactRecord: (record) => redactRecord(record),
    legend() {
      const addresses = [...known].filter(([, standIn]) => /^(account|contract)-/.test(standIn))
      return Object.fromEntries(addresses.map(([address, standIn]) => [standIn, shortAddress(address)]))
    },
  }
}
