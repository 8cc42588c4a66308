import { parseAddressBook, parseAddressFile, parseAddressName } from '#boundary/addressBook'
import { NAMED_MAX } from '#domain/wallet/addressBook'
import { ALICE, BOB } from '../support/fakeWallet'

const bob = { address: BOB, name: 'Bob' }

test.each([{}, { named: 5, paid: 'x' }, { named: [null, 1, [], { address: '0x', name: 'x' }], paid: [{}] }])(
  'X63: what is stored and no address book is an empty one: %j',
  (value) => {
    expect(parseAddressBook(value as never)).toEqual({ named: [], paid: [] })
  },
)

test('X63: a stored address without its checksum, or a name of nothing, is dropped', () => {
  const named = [
    bob,
    { address: BOB.replace('C5', 'c5'), name: 'Mistyped' },
    { address: ALICE, name: '\u200b \u202e' },
    { address: ALICE.toLowerCase(), name: ' Alice\u202e\n' },
  ]
  const paid = [
    { account: ALICE, address: BOB, paidAt: 5 },
    { account: ALICE, address: BOB, paidAt: -1 },
  ]
  expect(parseAddressBook({ named, paid })).toEqual({
    named: [{ address: ALICE, name: 'Alice' }, bob],
    paid: [{ account: ALICE, address: BOB, paidAt: 5 }],
  })
})

test('a stored book is never larger than the limit', () => {
  const named = Array.from({ length: NAMED_MAX + 50 }, (_, at) => ({
    address: `0x${(at + 1).toString(16).padStart(40, '0')}`,
    name: `N${at}`,
  }))
  expect(parseAddressBook({ named }).named).toHaveLength(NAMED_MAX)
})

test('a name is one line without invisible characters, and is cut', () => {
  expect(parseAddressName(' Bob\u202e\nSmith ')).toMatch(/^Bob ?Smith$/)
  expect(parseAddressName('x'.repeat(500)).length).toBeLessThanOrEqual(41)
})

test('a file is read as a list, or as the exported object, and what is invalid is counted', () => {
  expect(parseAddressFile(JSON.stringify([bob, { address: 'x', name: 'y' }]))).toEqual({
    ok: true,
    known: [bob],
    dropped: 1,
  })
  expect(parseAddressFile(JSON.stringify({ from: 'Tidemark', addresses: [bob] }))).toEqual({
    ok: true,
    known: [bob],
    dropped: 0,
  })
})

test.each([
  ['', 'unreadable'],
  ['{', 'unreadable'],
  ['null', 'unreadable'],
  ['{"addresses":{}}', 'unreadable'],
  [`[${' '.repeat(600_000)}]`, 'tooLarge'],
])('X63: a file that is no address book is refused: %#', (text, reason) => {
  expect(parseAddressFile(text)).toEqual({ ok: false, reason })
})
