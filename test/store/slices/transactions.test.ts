import { expect, test } from '@jest/globals'
import type { StoredTransaction } from '../../../src/domain/transaction'
import { rootReducer } from '../../../src/store/rootReducer'
import {
  selectTransactionsOf,
  transactionAdded,
  transactionsCleared,
  transactionSettled,
  transactionsRestored,
  transactionsSlice,
} from '../../../src/store/slices/transactions'
import { ALICE, BOB } from '../../support/fakeWallet'

rootReducer.inject(transactionsSlice)

type Action = Parameters<typeof rootReducer>[1]

const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const record = (number: number, status: StoredTransaction['status'] = 'pending'): StoredTransaction => ({
  hash: hash(number),
  description: `Swap ${number}`,
  status,
  addedAt: number,
})
const owner = { account: ALICE, chainId: 3 }
const added = (number: number, at = owner) => transactionAdded({ ...at, transaction: record(number) })
const settled = (number: number, status: 'confirmed' | 'failed' = 'confirmed') =>
  transactionSettled({ ...owner, hash: hash(number), status })
const after = (...actions: Action[]) => actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' }))
const kept = (state: ReturnType<typeof after>, { account, chainId } = owner) =>
  selectTransactionsOf(state, account, chainId).map(({ hash: found, status }) => [Number(found), status])

test('S08: newest first, by account and chain, whatever the casing of the account', () => {
  const state = after(
    added(1),
    added(2),
    added(3, { account: BOB, chainId: 3 }),
    added(4, { account: ALICE, chainId: 1 }),
  )
  expect(kept(state)).toEqual([
    [2, 'pending'],
    [1, 'pending'],
  ])
  expect(kept(state, { account: ALICE.toLowerCase(), chainId: 3 })).toHaveLength(2)
  expect(kept(state, { account: BOB, chainId: 3 })).toEqual([[3, 'pending']])
  expect(kept(state, { account: ALICE, chainId: 1 })).toEqual([[4, 'pending']])
})

test('without an account or a chain there are none, and always the same none', () => {
  const state = after(added(1))
  expect(selectTransactionsOf(state, null, 3)).toEqual([])
  expect(selectTransactionsOf(state, ALICE, null)).toBe(selectTransactionsOf(state, BOB, 3))
})

test('T10: the same hash twice is one record', () => {
  expect(kept(after(added(1), added(1)))).toEqual([[1, 'pending']])
  expect(kept(after(added(1), settled(1), added(1)))).toEqual([[1, 'confirmed']])
})

test('T06: a transaction ends confirmed or failed', () => {
  expect(kept(after(added(1), added(2), settled(1), settled(2, 'failed')))).toEqual([
    [2, 'failed'],
    [1, 'confirmed'],
  ])
})

test('T11: eleven settled ones stay, and all that are pending', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
  const all = numbers.map((number) => added(number))
  expect(kept(after(...all))).toHaveLength(20)
  const state = after(...all, ...numbers.slice(0, 14).map((number) => settled(number)))
  const statuses = kept(state)
  expect(statuses.filter(([, status]) => status === 'pending')).toHaveLength(6)
  expect(statuses.filter(([, status]) => status === 'confirmed').map(([number]) => number)).toEqual([
    14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4,
  ])
})

test('T18: what was cleared does not come back when it is settled', () => {
  expect(kept(after(added(1), transactionsCleared(owner), settled(1)))).toEqual([])
})

test('clearing leaves other accounts and chains alone', () => {
  const other = { account: BOB, chainId: 3 }
  expect(kept(after(added(1), added(2, other), transactionsCleared(owner)), other)).toEqual([[2, 'pending']])
})

test('what another tab wrote takes the place of everything', () => {
  const state = after(added(1), transactionsRestored({ [`${BOB.toLowerCase()}:3`]: [record(2, 'confirmed')] }))
  expect(kept(state)).toEqual([])
  expect(kept(state, { account: BOB, chainId: 3 })).toEqual([[2, 'confirmed']])
})
