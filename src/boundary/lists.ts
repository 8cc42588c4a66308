import * as v from 'valibot'
import type { Address } from '../domain/chain/address'
import { DECIMALS_MAX, TOKEN_LIST_CHAIN_ID, TOKENS_MAX, TOKEN_NAME_MAX, TOKEN_SYMBOL_MAX } from '../domain/token/limits'
import { cleanText, hasHidden } from '../domain/browser/text'
import { createTimeSlices } from '../domain/browser/timeSlices'
import {
  type ListedTokens,
  type ListInfo,
  NONE_LISTED,
  type Token,
  type TokenList,
  type PairList,
  type PairRecord,
} from '../domain/token/token'
import { lookalikesOf } from '../domain/token/lookalike/listLookalikes'
import { checksummed } from './checksum'
import { imageUrl } from './image'

/**
 * The one parser for the token list and the pair list. A bad record never invalidates the rest, and a long list is
 * parsed in slices, so that it never blocks the page.
 */

const shownText = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cleanText(text, max)),
    v.check((text) => text !== ''),
  )

/** Any but the zero address. */
const ADDRESS = /^0x(?!0{40})[0-9a-f]{40}$/i
const isAddress = (text: string) => ADDRESS.test(text)
const tokenAddress = v.pipe(v.string(), v.check(isAddress))

const pairRecord = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  address: v.fallback(v.nullable(v.pipe(tokenAddress, v.transform(checksummed))), null),
})

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype', 'toString'])

/** The records of a list: `{tokens: …}` or bare, an array or an object keyed by entry. */
function records(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) throw new Error('The list is not an object.')
  const body: unknown = !Array.isArray(value) && 'tokens' in value ? value.tokens : value
  if (Array.isArray(body)) return body.slice(0, TOKENS_MAX)
  if (typeof body !== 'object' || body === null) throw new Error('The list has no tokens.')
  const entries = Object.entries(body).filter(([key]) => !FORBIDDEN_KEYS.has(key))
  const found = entries.map(([, record]) => record as unknown).filter((record) => typeof record === 'object')
  if (found.length === 0) throw new Error('The list has no tokens.')
  return found.slice(0, TOKENS_MAX)
}

const versionPart = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const listHead = v.object({
  name: v.optional(v.fallback(shownText(TOKEN_NAME_MAX), ''), ''),
  version: v.optional(
    v.fallback(v.nullable(v.object({ major: versionPart, minor: versionPart, patch: versionPart })), null),
    null,
  ),
  // Not every timestamp of the standard is a date here: "+05" is an offset there.
  timestamp: v.optional(
    v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse), v.number())), null),
    null,
  ),
})

/** A list's own description. https://uniswap.org/tokenlist.schema.json */
function infoOf(value: unknown, { named, all, isCut }: { named: number; all: number; isCut: boolean }): ListInfo {
  const { name, version, timestamp } = v.parse(listHead, typeof value === 'object' && value !== null ? value : {})
  return {
    name,
    version: version && `${version.major}.${version.minor}.${version.patch}`,
    madeAt: timestamp,
    kept: named,
    dropped: all - named,
    ...(isCut && { isCut }),
  }
}

/** Whether the casing of an address claims a checksum (EIP-55). */
function isMixedCase(address: string): boolean {
  const digits = address.slice(2)
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
}

/** The logo that ships with the build, by chain and address; null where there is none. */
type ShippedLogo = (chainId: number, address: Address) => string | null

/** The tokens of each chain, in the list's order, and those whose symbol contained something invisible. */
interface Found {
  tokens: Map<string, Token>
  disguised: Set<Address>
}

/** A record of the token list, before it is validated. */
type WrittenToken = Partial<Readonly<Record<keyof Token, unknown>>>

/** The decimals that a record has; null for none that a token can have. */
const decimalsOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= DECIMALS_MAX ? value : null

/**
 * Adds a record to the tokens of its chain, if it is one of a token. Whether its checksum was wrong. Without a schema,
 * which takes several times as long for each of 100,000 records.
 */
function addRecord(chainId: number, record: WrittenToken, { tokens, disguised }: Found, shipped: ShippedLogo): boolean {
  const { address: written, symbol: sign, name, logoURI } = record
  if (typeof written !== 'string' || !isAddress(written) || typeof sign !== 'string') return false
  const symbol = cleanText(sign, TOKEN_SYMBOL_MAX)
  const key = written.toLowerCase()
  if (symbol === '' || tokens.has(key)) return false
  const address = checksummed(key)
  if (hasHidden(sign)) disguised.add(address)
  const [ownLogo, listLogo] = [shipped(chainId, address), imageUrl(logoURI)]
  tokens.set(key, {
    chainId,
    address,
    symbol,
    name: (typeof name === 'string' && cleanText(name, TOKEN_NAME_MAX)) || symbol,
    logoURI: ownLogo ?? listLogo,
    ...(ownLogo !== null && listLogo !== null && { listLogoURI: listLogo }),
    decimals: decimalsOf(record.decimals),
  })
  return written !== address && isMixedCase(written)
}

/**
 * The list's tokens of `chainIds`, the usual chain first; of two records of one chain with one address the first wins. A
 * wrong checksum is corrected and logged, since the list defines which token is meant. A logo that ships with the build
 * replaces the list's, so that no host hears of the visit. Throws when the value is not a list.
 */
export async function parseTokenList(
  value: unknown,
  shipped: ShippedLogo = () => null,
  isCut = false,
  chainIds: readonly number[] = [TOKEN_LIST_CHAIN_ID],
): Promise<TokenList> {
  const chains = new Map(chainIds.map((id): [number, Found] => [id, { tokens: new Map(), disguised: new Set() }]))
  const pause = createTimeSlices()
  const all = records(value)
  let corrected = 0
  for (const record of all) {
    const turn = pause()
    if (turn) await turn
    const token = (record ?? {}) as WrittenToken
    // Only a number: a list that has "1" does not follow the standard, and may mean something else by it.
    const chainId = token.chainId as number
    const found = chains.get(chainId)
    if (found && addRecord(chainId, token, found, shipped)) corrected++
  }
  const named = [...chains.values()].reduce((sum, { tokens }) => sum + tokens.size, 0)
  if (named === 0) throw new Error('The list has no tokens of the networks in use.')
  if (corrected > 0) console.warn(`Wrong checksums in the token list, put right: ${corrected}`)
  const listed: [number, ListedTokens][] = []
  for (const [chainId, { tokens: found, disguised }] of chains) {
    // Frozen here with one call each: a store that freezes its state would walk through all tokens at once.
    const tokens = Object.freeze([...found.values()]) as Token[]
    listed.push([chainId, { tokens, lookalikes: await lookalikesOf(tokens, disguised, pause) }])
  }
  const [usual, ...others] = listed
  return {
    ...(usual?.[1] ?? NONE_LISTED),
    info: infoOf(value, { named, all: all.length, isCut }),
    ...(others.length > 0 && { others: Object.fromEntries(others) }),
  }
}

/**
 * The pair list's records in their order. An invalid record is kept as an empty one, so that the first 20 stay the
 * first 20. Throws when the value is not a list.
 */
export async function parsePairList(value: unknown, isCut = false): Promise<PairList> {
  const found: PairRecord[] = []
  const pause = createTimeSlices()
  for (const record of records(value)) {
    const turn = pause()
    if (turn) await turn
    const parsed = v.safeParse(pairRecord, record)
    found.push(parsed.success ? parsed.output : { name: '', address: null })
  }
  const named = found.filter(({ name }) => name !== '').length
  if (named === 0) throw new Error('The list has no pairs.')
  return { records: found, info: infoOf(value, { named, all: found.length, isCut }) }
}
