import { type Address } from '../domain/chain/address'
import { parseAddress } from './url'

/** The kind of a search text. `words`: the text can only be a part of symbols and names. */
export type SearchText =
  | { kind: 'address'; address: Address }
  | { kind: 'transaction'; hash: `0x${string}` }
  | { kind: 'ensName'; name: string }
  | { kind: 'words' }

const TRANSACTION_HASH = /^0x[0-9a-f]{64}$/i
/**
 * Matches ENS names, which include DNS names. The last label must consist of letters, so that numbers and symbols do
 * not match.
 */
const ENS_NAME = /^[^\s./:?#@]+(\.[^\s./:?#@]+)*\.[a-z]{2,}$/

/** Parses the text in the search. ENS names are returned in lower case, which their normal form requires. */
export function parseSearchText(text: string): SearchText {
  const trimmed = text.trim()
  const parsed = parseAddress(trimmed)
  if (parsed.ok) return { kind: 'address', address: parsed.address }
  if (TRANSACTION_HASH.test(trimmed)) return { kind: 'transaction', hash: trimmed.toLowerCase() as `0x${string}` }
  const name = trimmed.toLowerCase()
  return ENS_NAME.test(name) ? { kind: 'ensName', name } : { kind: 'words' }
}
