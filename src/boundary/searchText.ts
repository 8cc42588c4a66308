import { type Address } from '#domain/chain/address'
import { TYPED_TEXT_MAX } from '#domain/browser/limits'
import { cleanText } from '#domain/browser/text'
import { parseAddress } from './url'

/** Matches an address or a hash between quotes, brackets and other punctuation. */
const ENCLOSED = /^[\p{P}\p{S}\s]*(0x(?:[0-9a-f]{64}|[0-9a-f]{40}))[\p{P}\p{S}\s]*$/iu
/**
 * Matches an address after the name of a chain: "ethereum:0x…@1/transfer?…" (EIP-681), "eth:0x…" (EIP-3770) or
 * "eip155:1:0x…" (CAIP-10).
 */
const PREFIXED = /^["'<([]*[a-z][a-z\d-]*:(?:\d+:)?(?:pay-)?(0x[0-9a-f]{40})(?![0-9a-f])/i
/** Matches a link, whose scheme may be missing. */
const LINK = /^["'<([]*(?:https?:\/\/[^/?#\s]+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})[/?#]/i
/** Matches the first address or hash in a link, for example in "/token/0x…" or "?address=0x…". */
const IN_LINK = /[/=:](0x(?:[0-9a-f]{64}|[0-9a-f]{40}))(?![0-9a-f])/i

/**
 * What a text in the search field means: without invisible characters, and of an address or a hash in quotes, in a
 * payment request or in a link, the address or hash alone.
 */
export function searchedText(text: string): string {
  const clean = cleanText(text, TYPED_TEXT_MAX)
  const found = ENCLOSED.exec(clean) ?? PREFIXED.exec(clean) ?? (LINK.test(clean) ? IN_LINK.exec(clean) : null)
  return found?.[1]?.replace(/^0X/, '0x') ?? clean
}

/** The kind of a search text. Text of the kind `words` can only match symbols and names. */
export type SearchText =
  | { kind: 'address'; address: Address }
  | { kind: 'transaction'; hash: `0x${string}` }
  | { kind: 'ensName'; name: string }
  | { kind: 'words' }

const TRANSACTION_HASH = /^0x[0-9a-f]{64}$/i
/** ENS names, including DNS names. The last label must be letters, so that numbers and symbols do not match. */
const ENS_NAME = /^[^\s./:?#@]+(\.[^\s./:?#@]+)*\.[a-z]{2,}$/

/** Parses the text in the search field. ENS names are returned in lower case, as their normal form requires. */
export function parseSearchText(text: string): SearchText {
  const trimmed = text.trim()
  const parsed = parseAddress(trimmed)
  if (parsed.ok) return { kind: 'address', address: parsed.address }
  if (TRANSACTION_HASH.test(trimmed)) return { kind: 'transaction', hash: trimmed.toLowerCase() as `0x${string}` }
  const name = trimmed.toLowerCase()
  return ENS_NAME.test(name) ? { kind: 'ensName', name } : { kind: 'words' }
}
