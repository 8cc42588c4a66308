import { type Address, sameAddress } from '../chain/address'

export interface NamedAddress {
  address: Address
  name: string
}

/**
 * An address to which one of the visitor's accounts has itself sent something of value. Incoming transfers, and
 * transfers of nothing, never make one: anybody can send them, and thereby put an address of their own into a list.
 */
export interface PaidAddress {
  account: Address
  address: Address
  /** When the last payment was confirmed, in milliseconds since 1970. */
  paidAt: number
}

/** The named addresses, sorted by name, and the paid addresses, newest first. Both are kept in this browser alone. */
export interface AddressBook {
  named: readonly NamedAddress[]
  paid: readonly PaidAddress[]
}

export const NO_ADDRESSES: AddressBook = { named: [], paid: [] }

/**
 * Limits of the address book. Together with the visitor's own accounts, at most ANCHORS_MAX addresses are compared with
 * a recipient, see `alikeAnchor`.
 */
export const NAMED_MAX = 280
export const PAID_MAX = 100
export const ADDRESS_NAME_MAX = 40

const isAt = (address: Address) => (each: { address: Address }) => sameAddress(each.address, address)

const byAddressName = (a: NamedAddress, b: NamedAddress): number =>
  a.name.localeCompare(b.name) || (a.address < b.address ? -1 : 1)

export const nameIn = ({ named }: Pick<AddressBook, 'named'>, address: Address): string | null =>
  named.find(isAt(address))?.name ?? null

/** Names an address, or renames it. A full book stays as it is. */
export function withNamed(book: AddressBook, known: NamedAddress): AddressBook {
  const others = book.named.filter((each) => !sameAddress(each.address, known.address))
  return others.length >= NAMED_MAX ? book : { ...book, named: [...others, known].sort(byAddressName) }
}

export const withoutNamed = (book: AddressBook, address: Address): AddressBook => ({
  ...book,
  named: book.named.filter((each) => !sameAddress(each.address, address)),
})

export function withPaid(book: AddressBook, paid: PaidAddress): AddressBook {
  const others = book.paid.filter(
    ({ account, address }) => !(sameAddress(account, paid.account) && sameAddress(address, paid.address)),
  )
  return { ...book, paid: [paid, ...others].sort((a, b) => b.paidAt - a.paidAt).slice(0, PAID_MAX) }
}

interface ImportedAddresses {
  book: AddressBook
  added: number
  /** The number of addresses that already had another name, which stays. */
  kept: number
  /** The number of addresses that the full book could not take. */
  left: number
}

/** Adds the addresses of a file. A name that the visitor has given before is never replaced by that of a file. */
export function withImported(book: AddressBook, imported: readonly NamedAddress[]): ImportedAddresses {
  const result: ImportedAddresses = { book, added: 0, kept: 0, left: 0 }
  for (const known of imported) {
    const name = nameIn(result.book, known.address)
    if (name !== null) {
      if (name !== known.name) result.kept += 1
    } else if (result.book.named.length >= NAMED_MAX) result.left += 1
    else {
      result.book = withNamed(result.book, known)
      result.added += 1
    }
  }
  return result
}

/** Merges the payments that two tabs have noted. */
export const mergedPaid = (one: readonly PaidAddress[], other: readonly PaidAddress[]): readonly PaidAddress[] =>
  [...one, ...other].sort((a, b) => a.paidAt - b.paidAt).reduce((book, paid) => withPaid(book, paid), NO_ADDRESSES).paid
