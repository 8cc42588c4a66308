import * as v from 'valibot'
import type { Address } from '#domain/chain/address'
import type { NetworkToken } from '#domain/chain/chain'
import { DECIMALS_MAX, TOKEN_LIST_CHAIN_ID, TOKENS_MAX, TOKEN_NAME_MAX, TOKEN_SYMBOL_MAX } from '#domain/token/limits'
import { cleanText, hasHidden } from '#domain/browser/text'
import { createTimeSlices } from '#domain/browser/timeSlices'
import {
  type ListedTokens,
  type ListInfo,
  NONE_LISTED,
  type Token,
  type TokenList,
  type PairList,
  type PairRecord,
} from '#domain/token/token'
import { lookalikesOf } from '#domain/token/lookalike/listLookalikes'
import { checksummed } from './checksum'
import { imageUrl } from './image'
import { natural, shownText } from './schemas'

// This module is the only parser for the token list and the pair list. One invalid record does not invalidate the
// others. A long list is parsed in slices, so that parsing does not block the page.

const ADDRESS = /^0x(?!0{40})[0-9a-f]{40}$/i
const isAddress = (text: string) => ADDRESS.test(text)
const tokenAddress = v.pipe(v.string(), v.check(isAddress))

const pairRecord = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  address: v.fallback(v.nullable(v.pipe(tokenAddress, v.transform(checksummed))), null),
})

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype', 'toString'])

/**
 * Returns the records of a list: the values of its `tokens` or, if there is no such property, of the list itself.
 * `tokens` and the list itself may each be an array or an object.
 */
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

const listHead = v.object({
  name: v.optional(v.fallback(shownText(TOKEN_NAME_MAX), ''), ''),
  version: v.optional(v.fallback(v.nullable(v.object({ major: natural, minor: natural, patch: natural })), null), null),
  // `v.number()` rejects NaN, which Date.parse returns for ISO timestamps that it does not support, for example with
  // the offset "+05".
  timestamp: v.optional(
    v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse), v.number())), null),
    null,
  ),
})

/** Parses a list's metadata. https://uniswap.org/tokenlist.schema.json */
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

/** Whether an address has mixed case, so that it contains a checksum (EIP-55). */
function isMixedCase(address: string): boolean {
  const digits = address.slice(2)
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
}

type ShippedLogo = (chainId: number, address: Address) => string | null

/** The tokens of a chain in list order, and the addresses of tokens whose symbol contained invisible characters. */
interface Found {
  tokens: Map<Address, Token>
  disguised: Set<Address>
  /** The tokens that are added if the list lacks them. */
  named: readonly NetworkToken[]
}

type WrittenToken = Partial<Readonly<Record<keyof Token, unknown>>>

const decimalsOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= DECIMALS_MAX ? value : null

/**
 * Adds a record to the tokens of its chain if it is valid. Returns whether the address had a wrong checksum. No schema
 * is used, because a schema would take several times as long for 100,000 records.
 */
function addRecord(chainId: number, record: WrittenToken, { tokens, disguised }: Found, shipped: ShippedLogo): boolean {
  const { address: written, symbol: sign, name, logoURI } = record
  if (typeof written !== 'string' || !isAddress(written) || typeof sign !== 'string') return false
  const symbol = cleanText(sign, TOKEN_SYMBOL_MAX)
  if (symbol === '') return false
  const address = checksummed(written)
  if (tokens.has(address)) return false
  if (symbol !== sign && hasHidden(sign)) disguised.add(address)
  const ownLogo = shipped(chainId, address)
  const listLogo = imageUrl(logoURI)
  const token: Token = {
    chainId,
    address,
    symbol,
    name: (typeof name === 'string' && cleanText(name, TOKEN_NAME_MAX)) || symbol,
    logoURI: ownLogo ?? listLogo,
    decimals: decimalsOf(record.decimals),
  }
  // Spreading a list logo into every token would take much longer, because few tokens have both logos.
  tokens.set(address, ownLogo === null || listLogo === null ? token : { ...token, listLogoURI: listLogo })
  return written !== address && isMixedCase(written)
}

/** Adds the tokens that the list lacks, and finds the lookalikes among all of them. */
async function listedOf(
  [chainId, found]: readonly [number, Found],
  shipped: ShippedLogo,
  pause: Parameters<typeof lookalikesOf>[2],
): Promise<[number, ListedTokens]> {
  for (const named of found.named) {
    if (found.tokens.has(named.address)) continue
    addRecord(chainId, named, found, shipped)
    const token = found.tokens.get(named.address)
    if (token) found.tokens.set(named.address, { ...token, isNamed: true })
  }
  // The store deep-freezes what it is given, but skips a frozen array, and so all tokens of a long list.
  const tokens = Object.freeze([...found.tokens.values()]) as Token[]
  return [chainId, { tokens, lookalikes: await lookalikesOf(tokens, found.disguised, pause) }]
}

/**
 * Parses the tokens of a list. If two records have the same chain and address, the first one is used. A wrong checksum
 * is corrected and logged, because the list alone defines the token. A logo shipped with the build replaces the list's
 * logo, so that no other host learns of the visit. Throws if the value is not a list.
 * @param chains - the chains whose tokens are kept, with tokens that are added if the list lacks them; the first one is
 * the default chain
 */
export async function parseTokenList(
  value: unknown,
  shipped: ShippedLogo = () => null,
  isCut = false,
  chains: ReadonlyMap<number, readonly NetworkToken[]> = new Map([[TOKEN_LIST_CHAIN_ID, []]]),
): Promise<TokenList> {
  const kept = new Map(
    [...chains].map(([id, named]): [number, Found] => [id, { tokens: new Map(), disguised: new Set(), named }]),
  )
  const pause = createTimeSlices()
  const all = records(value)
  let corrected = 0
  for (const record of all) {
    const turn = pause()
    if (turn) await turn
    const token = (record ?? {}) as WrittenToken
    // Only numbers are accepted as chain ids. The text "1" violates the standard, so its meaning is uncertain.
    const chainId = token.chainId as number
    const found = kept.get(chainId)
    if (found && addRecord(chainId, token, found, shipped)) corrected++
  }
  const named = [...kept.values()].reduce((sum, { tokens }) => sum + tokens.size, 0)
  if (named === 0) throw new Error('The list has no tokens of the networks in use.')
  if (corrected > 0) console.warn(`Wrong checksums in the token list, put right: ${corrected}`)
  const listed: [number, ListedTokens][] = []
  for (const chain of kept) listed.push(await listedOf(chain, shipped, pause))
  const [usual, ...others] = listed
  return {
    ...(usual?.[1] ?? NONE_LISTED),
    info: infoOf(value, { named, all: all.length, isCut }),
    ...(others.length > 0 && { others: Object.fromEntries(others) }),
  }
}

/**
 * Parses the records of the pair list in their order. An invalid record is replaced by an empty one, so that the
 * positions of the others do not change. Throws if the value is not a list.
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
