import { shortAddress } from '../chain/address'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonRecord = Record<string, Json>

/**
 * Copies data and replaces everything private. Words of this product's own code are kept in the fields where they are
 * expected. Addresses and hashes are replaced by pseudonyms such as "account-1"; equal values always get the same
 * pseudonym. Amounts keep two significant digits. Times and blocks are relative, and nonces are left out, because the
 * chain's history would name the account by them. Any other text is replaced by its length, such as "text(43)".
 */
export interface Redactor {
  redact: (value: unknown) => Json
  redactRecord: (record: object) => JsonRecord
  /** The shortened address for each pseudonym of a contract so far. */
  legend: () => Record<string, string>
}

/** The fields of actions and slices that contain accounts. */
const ACCOUNT_FIELD = /^(accounts?|sentFrom|paidBy|from|owners?|recipient|sender|signers?)$/
const ACCOUNT_KEY = /^(0x[0-9a-f]{40}):(\d+)$/i
/** The fields whose type is a union of string literals in the code. */
const WORD_FIELD =
  /^(type|status|kind|step|steps|phase|state|end|failure|failed|reach|reachedBy|source|cameFrom|approval|modal|open|protocol|executor|extensionStore|side|why|system|resolution|verification|warning|unit|lastFailure)$/
const WORD = /^[a-z][A-Za-z]{0,30}\d{0,2}$/
/** The most capitals after small letters in a word of this product's code. Random text has more. */
const HUMPS_MAX = 5

/** The most entries that are kept of a list. Lists are sorted newest first. */
const LIST_MAX = 100

const NONCE_FIELD = /nonce/i
/** Numbers from here on are times: of seconds since 1970, and of milliseconds since 1970. */
const SECONDS_MIN = 1_000_000_000
const MILLISECONDS_MIN = 1_000_000_000_000
/** Numbers from here on are blocks if they are no times. */
const BLOCK_MIN = 100_000
/** Closer blocks are told relative to the first of them. The distance of two networks' blocks would show the time. */
const BLOCKS_TOGETHER = 100_000

const HEX = /^0x[0-9a-f]*$/i
const AMOUNT = /^-?\d+(\.\d+)?$/

function isWord(text: string): boolean {
  const isRandom = text.length >= 20 && (/\d/.test(text) || (text.match(/[a-z][A-Z]/g)?.length ?? 0) > HUMPS_MAX)
  return WORD.test(text) && !isRandom
}

/** Replaces the digits after the second significant one with zeros. */
function twoDigits(amount: string): string {
  let kept = 0
  const rounded = amount.replace(/\d/g, (digit) => {
    if (kept > 0 || digit !== '0') kept += 1
    return kept > 2 ? '0' : digit
  })
  return rounded.includes('.') ? rounded.replace(/\.?0+$/, '') : rounded
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function accountsIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return ACCOUNT_FIELD.test(field) ? [value.toLowerCase()] : []
  if (Array.isArray(value)) return value.flatMap((each) => accountsIn(each, field))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(ACCOUNT_KEY.exec(key)
      ?.slice(1, 2)
      .map((account) => account.toLowerCase()) ?? []),
    ...accountsIn(inner, key),
  ])
}

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

function createBlocks() {
  const first: number[] = []
  return (block: number): number => {
    const known = first.find((each) => Math.abs(block - each) < BLOCKS_TOGETHER)
    if (known === undefined) first.push(block)
    return block - (known ?? block)
  }
}

interface RedactionOptions {
  /** The time to which times are relative, in milliseconds since 1970. */
  since: number
  /** Our own names, which are kept everywhere, such as the names of wallets in the catalogue, and chain ids. */
  names?: ReadonlySet<string>
  /** Texts that are private although they look like words, such as the keys of nodes. */
  secrets?: readonly string[]
}

/** @param values - all that will be redacted. An account in one of them is an account in all */
export function createRedactor(
  values: readonly unknown[],
  { since, names = new Set(), secrets = [] }: RedactionOptions,
): Redactor {
  const accounts = new Set(values.flatMap((value) => accountsIn(value)))
  const { known, standInFor } = createStandIns()
  const relativeBlock = createBlocks()

  function hexStandIn(text: string): string {
    const hex = text.toLowerCase()
    if (hex.length === 42) return standInFor(hex, accounts.has(hex) ? 'account' : 'contract')
    return standInFor(hex, hex.length === 66 ? 'hash' : 'hex')
  }

  const isOurs = (text: string) => isWord(text) && !secrets.includes(text)

  function redactText(text: string, field: string): string {
    if (text === '' || names.has(text) || (WORD_FIELD.test(field) && isOurs(text))) return text
    if (HEX.test(text)) return hexStandIn(text)
    if (AMOUNT.test(text)) return twoDigits(text)
    const [, account, chainId] = ACCOUNT_KEY.exec(text) ?? []
    return account === undefined ? `text(${text.length})` : `${hexStandIn(account)}:${chainId}`
  }

  function redactKey(key: string): string {
    if (/^\d{1,5}$/.test(key) || names.has(key) || isOurs(key)) return key
    if (HEX.test(key) || ACCOUNT_KEY.test(key)) return redactText(key, '')
    return standInFor(key, 'key')
  }

  function redactNumber(value: number, field: string): number | null {
    if (!Number.isFinite(value) || NONCE_FIELD.test(field)) return null
    if (!Number.isInteger(value)) return Number(value.toPrecision(2))
    if (value >= MILLISECONDS_MIN) return value - since
    if (value >= SECONDS_MIN) return value - Math.floor(since / 1_000)
    return value < BLOCK_MIN || names.has(String(value)) ? value : relativeBlock(value)
  }

  function redact(value: unknown, field = ''): Json {
    if (typeof value === 'string') return redactText(value, field)
    if (typeof value === 'number') return redactNumber(value, field)
    if (typeof value === 'boolean') return value
    if (Array.isArray(value)) return value.slice(0, LIST_MAX).map((each) => redact(each, field))
    return isRecord(value) ? redactRecord(value) : null
  }

  function redactRecord(record: object): JsonRecord {
    const entries = Object.entries(record).filter(([, inner]) => inner !== undefined)
    return Object.fromEntries(entries.map(([key, inner]) => [redactKey(key), redact(inner, key)]))
  }

  return {
    redact: (value) => redact(value),
    redactRecord,
    legend() {
      const addresses = [...known].filter(([, standIn]) => standIn.startsWith('contract-'))
      return Object.fromEntries(addresses.map(([address, standIn]) => [standIn, shortAddress(address)]))
    },
  }
}
