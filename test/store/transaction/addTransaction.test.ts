import { expect, test } from '@jest/globals'
import type { NewTransaction } from '../../../src/domain/transaction/transaction'
import { addTransaction } from '../../../src/store/transaction/addTransaction'
import { selectAllTransactions, selectTransactionsOf } from '../../../src/store/transaction/transactions'
import { appStore } from '../../support/appStore'
import { ALICE, HASH } from '../../support/fakeWallet'

test('a sent transaction is kept as pending and followed', () => {
  const { dispatch, state, services } = appStore()
  const hash = HASH.toUpperCase().replace('X', 'x')
  dispatch(addTransaction(ALICE, 3, { hash, description: 'Swap', confirmations: 2 }))
  expect(selectTransactionsOf(state(), ALICE, 3)).toEqual([
    { hash: HASH, description: 'Swap', confirmations: 2, status: 'pending', addedAt: expect.any(Number) },
  ])
  expect(services.receipts.requested).toEqual([{ chainId: 3, hash: HASH, confirmations: 2 }])
})

test.each<[string, Partial<Record<keyof NewTransaction, unknown>>, string]>([
  ['W32: a short hash', { hash: HASH.slice(0, 65) }, 'Invalid transaction hash'],
  ['W32: no hash', { hash: null }, 'Invalid transaction hash'],
  ['T13: no description', { description: undefined }, 'Transaction must have a description'],
  ['T13: an empty description', { description: ' ' }, 'Transaction must have a description'],
  ['T13: a description that is no text', { description: {} }, 'Transaction must have a description'],
  ['T07: no confirmation', { confirmations: 0 }, 'Transaction confirmations must be an integer of at least 1'],
  ['T07: half a confirmation', { confirmations: 1.5 }, 'Transaction confirmations must be an integer of at least 1'],
  ['T07: a text', { confirmations: '2' }, 'Transaction confirmations must be an integer of at least 1'],
  [
    'everything wrong',
    { hash: '0x', description: '' },
    'Invalid transaction hash; Transaction must have a description',
  ],
])('%s is refused, and nothing is kept', (_, changes, message) => {
  const { dispatch, state } = appStore()
  const transaction = { hash: HASH, description: 'Swap', ...changes } as NewTransaction
  expect(() => dispatch(addTransaction(ALICE, 3, transaction))).toThrow(new Error(message))
  expect(selectAllTransactions(state())).toEqual({})
})
