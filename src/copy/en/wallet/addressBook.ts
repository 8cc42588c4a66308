/** Texts of the address book, in which visitors give names to addresses. */

export const ADDRESS_BOOK = { title: 'Address book', about: 'Names for addresses, kept in this browser alone' } as const

export const NO_ADDRESSES = 'No addresses yet.'
export const NAME = 'Name'
export const ADDRESS = 'Address'
export const ADD = 'Save address'
/** For screen readers: removes the address with this name. */
export const removeLabel = (name: string) => `Remove ${name}`
export const REMOVE = 'Remove'
export const IMPORT = 'Import'
export const EXPORT = 'Export'
export const UNDO = 'Undo'

export const saved = (name: string) => `${name} is saved.`
export const removed = (name: string) => `${name} is removed.`

/**
 * Says what an import has done, in numbers of addresses.
 * @param kept - those whose names were not changed, because they have another name here
 * @param left - those that were left out, because they are invalid or the address book is full
 */
export const imported = (added: number, kept: number, left: number) =>
  `Added: ${added}. Already named here: ${kept}. Left out: ${left}.`

/** Why an address could not be saved, or a file could not be read. */
export const PROBLEMS = {
  noName: 'Enter a name.',
  malformed: 'An address is 0x followed by 40 digits or letters from a to f.',
  checksum: 'This address is mistyped: its capital letters do not match the rest of it.',
  full: 'The address book is full.',
  tooLarge: 'This file is too large for an address book.',
  unreadable: 'This file is not an address book.',
} as const
