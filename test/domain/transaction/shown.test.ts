import { TRANSACTIONS_SHOWN_MAX } from '#domain/transaction/limits'
import { pendingFirst, shownTransactions } from '#domain/transaction/shown'
import type { StoredTransaction, TransactionStatus } from '#domain/transaction/transaction'
import { storedTransaction } from '../../support/storedTransaction'

const many = (count: number, status: TransactionStatus = 'pending') =>
  Array.from({ length: count }, (_, n) => storedTransaction({ hash: `0x${status}${n}`, status, addedAt: count - n }))

test('S06: of ten thousand some dozens are shown, the first ones, and the others are counted', () => {
  const { shown, hidden } = shownTransactions(many(10_000))
  expect(shown).toEqual(many(10_000).slice(0, TRANSACTIONS_SHOWN_MAX))
  expect(hidden).toBe(10_000 - TRANSACTIONS_SHOWN_MAX)
})

test('as many as fit are all shown', () => {
  const fitting = many(TRANSACTIONS_SHOWN_MAX)
  expect(shownTransactions(fitting)).toEqual({ shown: fitting, hidden: 0 })
  expect(shownTransactions([])).toEqual({ shown: [], hidden: 0 })
})

test('pending ones come first, and each kind keeps its order', () => {
  const [old, older] = many(2, 'confirmed') as [StoredTransaction, StoredTransaction]
  const [one, two] = many(2) as [StoredTransaction, StoredTransaction]
  const unwatched = storedTransaction({ hash: '0xunwatched', resolution: 'unwatched' })
  expect(pendingFirst([old, unwatched, one, older, two])).toEqual([one, two, old, unwatched, older])
})
