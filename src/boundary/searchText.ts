import { type Address } from '../domain/chain/address'
import { parseAddress } from './url'

/** What a text in the search is about, besides the symbols and names that it may be a part of. */
export type SearchText =
  | { kind: 'address'; address: Address }
  | { kind: 'transaction'; hash: `0x${string}` }
  | { kind: 'ensName'; name: string }
  | { kind: 'words' }

const TRANSACTION_HASH = /^0x[0-9a-f]{64}$/i
/** ENS also resolves names of the DNS. The last label has letters alone, unlike that of a number or a symbol. */
const ENS_NAME = /^[^\s./:?#@]+(\.[^\s./:?#@]+)*\.[a-z]{2,}$/

/** Parses what was typed or pasted into the search. A name of ENS is in lower case, as its normal form is. */
export function parseSearchText(text: string): SearchText {
  const trimmed = text.trim()
  const parsed = parseAddress(trimmed)
  if (parsed.ok) return { kind: 'address', address: parsed.address }
  if (TRANSACTION_HASH.test(trimmed)) return { kind: 'transaction', hash: trimmed.toLowerCase() as `0x${string}` }
  const name = trimmed.toLowerCase()
  return ENS_NAME.test(name) ? { kind: 'ensName', name } : { kind: 'words' }
}
