import { getAddress } from 'ethers'
import * as v from 'valibot'
import { type Address, ZERO_ADDRESS } from '../domain/address'
import { DECIMALS_MAX, TOKEN_LIST_CHAIN_ID, TOKENS_MAX } from '../domain/limits'
import type { PairList, PairRecord } from '../domain/pair'
import { cleanText } from '../domain/text'
import type { ListInfo, Token, TokenList } from '../domain/token'
import { imageUrl } from './image'

/** The one parser for the token list and the pair list. One bad record never costs the rest. */

const SYMBOL_MAX = 20
const NAME_MAX = 48

const shownText = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cleanText(text, max)),
    v.check((text) => text !== ''),
  )

const tokenAddress = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{40}$/i),
  // A wrong checksum is put right: the list is what says which token is meant.
  v.transform((text) => getAddress(text.toLowerCase()) as Address),
  v.check((address) => address !== ZERO_ADDRESS),
)

const tokenRecord = v.object({
  chainId: v.literal(TOKEN_LIST_CHAIN_ID),
  address: tokenAddress,
  symbol: shownText(SYMBOL_MAX),
  name: v.fallback(shownText(NAME_MAX), ''),
  logoURI: v.optional(v.unknown()),
  decimals: v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DECIMALS_MAX))), null),
})

const pairRecord = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  address: v.fallback(v.nullable(tokenAddress), null),
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
  name: v.optional(v.fallback(shownText(NAME_MAX), ''), ''),
  version: v.optional(
    v.fallback(v.nullable(v.object({ major: versionPart, minor: versionPart, patch: versionPart })), null),
    null,
  ),
  timestamp: v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null), null),
})

/** What a list says of itself. https://uniswap.org/tokenlist.schema.json */
function infoOf(value: unknown, kept: number, all: number): ListInfo {
  const { name, version, timestamp } = v.parse(listHead, typeof value === 'object' && value !== null ? value : {})
  return {
    name,
    version: version && `${version.major}.${version.minor}.${version.patch}`,
    madeAt: timestamp === null ? null : Date.parse(timestamp),
    kept,
    dropped: all - kept,
  }
}

/** The list's mainnet tokens; of two records with one address the first counts. Throws when it is no list at all. */
export function parseTokenList(value: unknown): TokenList {
  const found = new Map<string, Token>()
  const all = records(value)
  for (const record of all) {
    // The chain is looked at first, so that most of a list with many chains costs next to nothing.
    const parsed = v.safeParse(tokenRecord, record, { abortEarly: true })
    if (!parsed.success || found.has(parsed.output.address)) continue
    const { logoURI, name, ...token } = parsed.output
    found.set(token.address, { ...token, name: name || token.symbol, logoURI: imageUrl(logoURI) })
  }
  if (found.size === 0) throw new Error('The list has no mainnet tokens.')
  const tokens = [...found.values()]
  return { tokens, marks: {}, info: infoOf(value, tokens.length, all.length) }
}

/**
 * The pair list's records in their order. A record that is none stays as an empty one, so that the first 20 stay the
 * first 20. Throws when it is no list at all.
 */
export function parsePairList(value: unknown): PairList {
  const found = records(value).map((record): PairRecord => {
    const parsed = v.safeParse(pairRecord, record)
    return parsed.success ? parsed.output : { name: '', address: null }
  })
  if (found.every(({ name }) => name === '')) throw new Error('The list has no pairs.')
  const kept = found.filter(({ name }) => name !== '').length
  return { records: found, info: infoOf(value, kept, found.length) }
}
