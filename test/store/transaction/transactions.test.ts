import { expect, test } from '@jest/globals'
import type { StoredTransaction, TransactionState, TransactionStatus } from '#domain/transaction/transaction'
import { rootReducer } from '#store/rootReducer'
import {
  selectTransactionsOf,
  transactionAdded,
  transactionsCleared,
  transactionUpdated,
  transactionsRestored,
  transactionsSlice,
} from '#store/transaction/transactions'
import { ALICE, BOB } from '../../support/fakeWallet'
import { type FlatTransaction, storedTransaction } from '../../support/storedTransaction'

rootReducer.inject(transactionsSlice)

type Action = Parameters<typeof rootReducer>[1]

const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const record = (number: number, status: TransactionStatus = 'pending') =>
  storedTransaction({ hash: hash(number), description: `Swap ${number}`, status, addedAt: number })
const owner = { account: ALICE, chainId: 3 }
const added = (number: number, at = owner) => transactionAdded({ ...at, transaction: record(number) })
const settled = (number: number, status: 'confirmed' | 'failed' = 'confirmed') =>
  transactionUpdated({ ...owner, hash: hash(number), state: { status } })
const after = (...actions: Action[]) => actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' }))
const selected = (state: ReturnType<typeof after>, { account, chainId } = owner) =>
  selectTransactionsOf(state, account, chainId).map(({ hash: found, state: { status } }) => [Number(found), status])

test('S08: newest first, by account and chain, whatever the casing of the account', () => {
  const state = after(
    added(1),
    added(2),
    added(3, { account: BOB, chainId: 3 }),
    added(4, { account: ALICE, chainId: 1 }),
  )
  expect(selected(state)).toEqual([
    [2, 'pending'],
    [1, 'pending'],
  ])
  expect(selected(state, { account: ALICE.toLowerCase(), chainId: 3 })).toHaveLength(2)
  expect(selected(state, { account: BOB, chainId: 3 })).toEqual([[3, 'pending']])
  expect(selected(state, { account: ALICE, chainId: 1 })).toEqual([[4, 'pending']])
})

test('without an account or a chain there are none, and always the same none', () => {
  const state = after(added(1))
  expect(selectTransactionsOf(state, null, 3)).toEqual([])
  expect(selectTransactionsOf(state, ALICE, null)).toBe(selectTransactionsOf(state, BOB, 3))
})

test('T10: the same hash twice is one record', () => {
  expect(selected(after(added(1), added(1)))).toEqual([[1, 'pending']])
  expect(selected(after(added(1), settled(1), added(1)))).toEqual([[1, 'confirmed']])
})

test('T06: a transaction ends confirmed or failed', () => {
  expect(selected(after(added(1), added(2), settled(1), settled(2, 'failed')))).toEqual([
    [2, 'failed'],
    [1, 'confirmed'],
  ])
})

test('T11: eleven settled ones stay, and all that are pending', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
  const all = numbers.map((number) => added(number))
  expect(selected(after(...all))).toHaveLength(20)
  // After every change, the entries are merged with the stored entries. The merge applies the limit.
  const state = after(...all, ...numbers.slice(0, 14).map((number) => settled(number)), from({}))
  const statuses = selected(state)
  expect(statuses.filter(([, status]) => status === 'pending')).toHaveLength(6)
  expect(statuses.filter(([, status]) => status === 'confirmed').map(([number]) => number)).toEqual([
    14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4,
  ])
})

test('T18: what was cleared does not come back when it is settled', () => {
  expect(selected(after(added(1), transactionsCleared(owner), settled(1)))).toEqual([])
})

test('clearing leaves other accounts and chains alone', () => {
  const other = { account: BOB, chainId: 3 }
  expect(selected(after(added(1), added(2, other), transactionsCleared(owner)), other)).toEqual([[2, 'pending']])
})

describe('T25: what still waits at a Safe', () => {
  const batch = {
    walletId: 'safe',
    id: hash(9),
    nonce: 0,
    block: 1,
    calls: [],
    trade: '',
    safe: { version: '1.4.1', threshold: 2, nonce: 0 },
  }
  const atSafe = (number: number, more: Partial<FlatTransaction> = {}) =>
    from({ [KEY]: [storedTransaction({ hash: hash(number), addedAt: number, batch, ...more })] })

  test('outlasts a clearing, also in other tabs, and so does its outcome until the next clearing', () => {
    const cleared = [atSafe(1), added(2), transactionsCleared(owner), from({ [KEY]: [record(2)] })]
    expect(selected(after(...cleared))).toEqual([[1, 'pending']])
    expect(selected(after(...cleared, atSafe(1)))).toEqual([[1, 'pending']])
    expect(selected(after(...cleared, settled(1), from({})))).toEqual([[1, 'confirmed']])
    expect(selected(after(...cleared, settled(1), transactionsCleared(owner), from({})))).toEqual([])
  })

  test.each<[string, Partial<FlatTransaction>]>([
    ['is no longer watched', { resolution: 'unwatched' }],
    ['has expired', { resolution: 'expired' }],
    ['has been executed', { status: 'confirmed' }],
  ])('is cleared once it %s', (_, more) => {
    expect(selected(after(atSafe(1, more), transactionsCleared(owner)))).toEqual([])
  })
})

const from = (byAccount: Record<string, StoredTransaction[]>, clearedAt: Record<string, number> = {}) =>
  transactionsRestored({ byAccount, clearedAt })
const KEY = `${ALICE.toLowerCase()}:3`

test('S09: what another tab wrote is joined with what is known here, newest first', () => {
  const state = after(added(1), added(3), from({ [KEY]: [record(4), record(2, 'confirmed')] }))
  expect(selected(state).map(([number]) => number)).toEqual([4, 3, 2, 1])
})

test('S09: of two records of one transaction the later one counts, and without a time the settled one', () => {
  const settledElsewhere = { ...record(1, 'confirmed'), changedAt: 50 }
  expect(selected(after(added(1), from({ [KEY]: [record(1, 'confirmed')] })))).toEqual([[1, 'confirmed']])
  expect(selected(after(added(1), from({ [KEY]: [settledElsewhere] }), from({ [KEY]: [record(1)] })))).toEqual([
    [1, 'confirmed'],
  ])
  const takenBack = { ...record(1), changedAt: 60 }
  expect(selected(after(added(1), from({ [KEY]: [settledElsewhere] }), from({ [KEY]: [takenBack] })))).toEqual([
    [1, 'pending'],
  ])
})

test('T18: what was cleared in one tab does not come back from another, and what came later stays', () => {
  const state = after(added(1), added(2), from({ [KEY]: [record(3)] }, { [KEY]: 2 }))
  expect(selected(state)).toEqual([[3, 'pending']])
  expect(selected(after(added(1), transactionsCleared(owner), from({ [KEY]: [record(1)] })))).toEqual([])
})

test('T18: a clock that was put back does not clear what comes after', () => {
  expect(selected(after(transactionsCleared(owner), added(1)))).toEqual([[1, 'pending']])
})

test('T05: what is known takes the place of all that was known', () => {
  const updated = (state: TransactionState) => transactionUpdated({ ...owner, hash: hash(1), state })
  const mined = updated({ status: 'confirmed', nonce: 4, minedIn: 9 })
  const [found] = selectTransactionsOf(after(added(1), mined, updated({ status: 'pending', nonce: 4 })), ALICE, 3)
  expect(found).toEqual({ ...record(1), state: { status: 'pending', nonce: 4 }, changedAt: expect.any(Number) })
})
