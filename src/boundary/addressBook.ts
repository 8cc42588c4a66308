import * as v from 'valibot'
import { cleanText } from '#domain/browser/text'
import {
  ADDRESS_NAME_MAX,
  type AddressBook,
  type NamedAddress,
  NAMED_MAX,
  PAID_MAX,
  withImported,
  withPaid,
  NO_ADDRESSES,
  type PaidAddress,
} from '#domain/wallet/addressBook'
import { parseJson, safeRead } from './safeRead'
import { checkedAddress, moment, shownText } from './schemas'

// This module parses the address book: what is stored, what is typed, and files that somebody else may have made.

/** A name as it is shown: one line, without invisible characters. Empty if nothing is left of it. */
export const parseAddressName = (text: string): string => cleanText(text, ADDRESS_NAME_MAX)

const known = v.object({ address: checkedAddress, name: shownText(ADDRESS_NAME_MAX) })
const paid = v.object({ account: checkedAddress, address: checkedAddress, paidAt: moment })

/** The valid records of a list, of which at most `max` are read. */
function valid<T>(value: unknown, schema: v.GenericSchema<unknown, T>, max: number): T[] {
  return (Array.isArray(value) ? value.slice(0, max) : []).flatMap((record: unknown) => safeRead(schema, record) ?? [])
}

export function parseAddressBook(value: Readonly<Record<string, unknown>>): AddressBook {
  const named = valid<NamedAddress>(value.named, known, NAMED_MAX)
  const payments = valid<PaidAddress>(value.paid, paid, PAID_MAX)
  const { book } = withImported(NO_ADDRESSES, named)
  return payments.reduceRight(withPaid, book)
}

/** A file may be this long, in characters. A full address book has a tenth of it. */
const FILE_MAX = 500_000
/** The maximum number of records that are read from a file. */
const RECORDS_MAX = 10_000

type ParsedAddressFile =
  | { ok: true; known: NamedAddress[]; dropped: number }
  | { ok: false; reason: 'tooLarge' | 'unreadable' }

/** Parses a file of addresses: JSON with a list of `{ "address": "0x…", "name": "…" }` in `addresses`, or the list alone. */
export function parseAddressFile(text: string): ParsedAddressFile {
  if (text.length > FILE_MAX) return { ok: false, reason: 'tooLarge' }
  const parsed = parseJson(text)
  const list: unknown = Array.isArray(parsed) ? parsed : (parsed as { addresses?: unknown } | null)?.addresses
  if (!Array.isArray(list)) return { ok: false, reason: 'unreadable' }
  const found = valid<NamedAddress>(list, known, RECORDS_MAX)
  return { ok: true, known: found, dropped: list.length - found.length }
}
