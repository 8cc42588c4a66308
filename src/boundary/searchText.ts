import { type Address } from '../domain/chain/address'
import { parseAddress } from './url'

/** The kind of a search text. Text of the kind `words` can only match symbols and names. */
export type SearchText =
  | { kind: 'address'; address: Address }
  | { kind: 'transaction'; hash: `0x${string}` }
  | { kind: 'ensName'; name: string }
  | { kind: 'words' }

const TRANSACTION_HASH = /^0x[0-9a-f]{64}$/i
/**
 * Matches ENS names, including DNS names. The last label must consist of letters, so that numbers and symbols do not
 * match.
 */
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
