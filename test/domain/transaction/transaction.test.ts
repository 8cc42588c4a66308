import { describe, expect, test } from '@jest/globals'
import {
  isTransactionHash,
  newestTransactions,
  type StoredTransaction,
  type TransactionStatus,
  transactionsKey,
  validateTransaction,
} from '#domain/transaction/transaction'
import { fc } from '../../support/properties'
import { storedTransaction } from '../../support/storedTransaction'

const HASH = `0x${'ab'.repeat(32)}`
const GOOD = { hash: HASH, description: 'Swap 1 ETH for UNI', confirmations: undefined }

describe('what may be stored', () => {
  test.each([
    ['as it is', {}],
    ['with one confirmation', { confirmations: 1 }],
    ['with three', { confirmations: 3 }],
    ['in capitals', { hash: `0x${'AB'.repeat(32)}` }],
  ])('%s', (_, change) => expect(() => validateTransaction({ ...GOOD, ...change })).not.toThrow())

  test.each([
    [''],
    ['0x'],
    [HASH.slice(0, -1)],
    [`${HASH}0`],
    [HASH.slice(2)],
    [`0X${'ab'.repeat(32)}`],
    [`0x${'zz'.repeat(32)}`],
    [null],
    [7],
    [{}],
    [`${HASH}\n`],
    ['javascript:alert(1)'],
  ])('W32: %p is no hash', (hash) => {
    expect(isTransactionHash(hash)).toBe(false)
    expect(() => validateTransaction({ ...GOOD, hash })).toThrow(new Error('Invalid transaction hash'))
  })

  test.each([[''], ['  '], [undefined], [null], [7], [{}], [['text']]])('T13: %p is no description', (description) => {
    expect(() => validateTransaction({ ...GOOD, description })).toThrow(
      new Error('Transaction must have a description'),
    )
  })

  test.each([[0], [-1], [1.5], ['2'], [NaN], [Infinity], [null], [{}]])(
    'T07: %p confirmations are refused',
    (confirmations) => {
      expect(() => validateTransaction({ ...GOOD, confirmations })).toThrow(
        new Error('Transaction confirmations must be an integer of at least 1'),
      )
    },
  )

  test('every fault is named', () => {
    expect(() => validateTransaction({ hash: '', description: '', confirmations: 0 })).toThrow(
      'Invalid transaction hash; Transaction must have a description; Transaction confirmations must be an integer of at least 1',
    )
  })
})

describe('T11: how many are kept', () => {
  const made = (statuses: TransactionStatus[]) =>
    statuses.map((status, at) => storedTransaction({ status, hash: `0x${at.toString(16).padStart(64, '0')}` }))

  test('the 12th settled one goes, the oldest', () => {
    const all = made(Array.from({ length: 12 }, () => 'confirmed'))
    expect(newestTransactions(all)).toEqual(all.slice(0, 11))
  })

  test('11 settled and all pending ones, in their order', () => {
    const status = fc.constantFrom<TransactionStatus[]>('pending', 'confirmed', 'failed')
    fc.assert(
      fc.property(fc.array(status, { maxLength: 60 }), (statuses) => {
        const all = made(statuses)
        const newest = newestTransactions(all)
        const settled = (list: StoredTransaction[]) => list.filter(({ state }) => state.status !== 'pending')
        const pending = (list: StoredTransaction[]) => list.filter(({ state }) => state.status === 'pending')
        expect(pending(newest)).toEqual(pending(all))
        expect(settled(newest)).toEqual(settled(all).slice(0, 11))
        expect(newest).toEqual(all.filter((one) => newest.includes(one)))
        expect(newestTransactions(newest)).toEqual(newest)
      }),
    )
  })
})

test('S08: one account on one chain has one key, in any casing', () => {
  expect(transactionsKey('0xABCD', 3)).toBe('0xabcd:3')
  expect(transactionsKey('0xabcd', 1)).not.toBe(transactionsKey('0xabcd', 3))
})
