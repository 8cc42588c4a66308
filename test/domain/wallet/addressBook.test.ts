import type { Address } from '#domain/chain/address'
import {
  type AddressBook,
  mergedPaid,
  NAMED_MAX,
  nameIn,
  NO_ADDRESSES,
  PAID_MAX,
  withImported,
  withNamed,
  withoutNamed,
  withPaid,
} from '#domain/wallet/addressBook'
import { addressAt } from '../token/sampleToken'

const [ALICE, BOB] = [addressAt(0xa11ce), addressAt(0xb0b)]

const full: AddressBook = {
  ...NO_ADDRESSES,
  named: Array.from({ length: NAMED_MAX }, (_, index) => ({ address: addressAt(index + 1), name: `N${index}` })),
}

test('an address has one name, in any case, and the newest one counts', () => {
  const book = withNamed(withNamed(NO_ADDRESSES, { address: BOB, name: 'Bob' }), { address: BOB, name: 'Robert' })
  expect(book.named).toEqual([{ address: BOB, name: 'Robert' }])
  expect(nameIn(book, BOB.toUpperCase().replace('X', 'x') as Address)).toBe('Robert')
  expect(withoutNamed(book, BOB).named).toEqual([])
  expect(nameIn(book, ALICE)).toBeNull()
})

test('a full book takes no further address, but renames one', () => {
  expect(withNamed(full, { address: addressAt(9_999), name: 'New' })).toBe(full)
  expect(nameIn(withNamed(full, { address: addressAt(1), name: 'New' }), addressAt(1))).toBe('New')
})

test('X63: an imported file renames nobody, and does not overflow the book', () => {
  const book = withNamed(NO_ADDRESSES, { address: BOB, name: 'Bob' })
  const imported = withImported(book, [
    { address: BOB, name: 'Mallory' },
    { address: ALICE, name: 'Alice' },
    { address: ALICE, name: 'Alice' },
  ])
  expect(imported).toMatchObject({ added: 1, kept: 1, left: 0 })
  expect(nameIn(imported.book, BOB)).toBe('Bob')
  expect(withImported(full, [{ address: addressAt(9_999), name: 'New' }])).toEqual({
    book: full,
    added: 0,
    kept: 0,
    left: 1,
  })
})

test('payments are kept newest first, once for each account and recipient, and in bounds', () => {
  let book = NO_ADDRESSES
  for (let paidAt = 1; paidAt <= PAID_MAX + 5; paidAt++)
    book = withPaid(book, { account: ALICE, address: addressAt(paidAt), paidAt })
  expect(book.paid).toHaveLength(PAID_MAX)
  expect(book.paid[0]).toEqual({ account: ALICE, address: addressAt(PAID_MAX + 5), paidAt: PAID_MAX + 5 })
  const again = withPaid(book, { account: ALICE, address: addressAt(50), paidAt: 1_000 })
  expect(again.paid.filter(({ address }) => address === addressAt(50))).toHaveLength(1)
  expect(withPaid(book, { account: BOB, address: addressAt(50), paidAt: 1_000 }).paid[0]).toMatchObject({
    account: BOB,
  })
})

test('two tabs merge their payments to the same list', () => {
  const one = [{ account: ALICE, address: BOB, paidAt: 5 }]
  const other = [
    { account: ALICE, address: addressAt(7), paidAt: 6 },
    { account: ALICE, address: BOB, paidAt: 4 },
  ]
  expect(mergedPaid(one, other)).toEqual([other[0], one[0]])
  expect(mergedPaid(other, one)).toEqual(mergedPaid(one, other))
})
