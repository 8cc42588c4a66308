import { expect, test } from '@jest/globals'
import { departureOf, newlySettled, statusChangeOf } from '#domain/transaction/status'
import type { StoredTransaction } from '#domain/transaction/transaction'
import { type FlatTransaction, storedTransaction } from '../../support/storedTransaction'

const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const approves = { token: address, spender: address, amount: '100', symbol: 'USDC', decimals: 6 } as const
test.each<[Partial<FlatTransaction>, Partial<FlatTransaction>, ReturnType<typeof statusChangeOf>]>([
  [{}, { status: 'confirmed' }, 'confirmed'],
  [{}, { status: 'confirmed', resolution: 'spedUp' }, 'spedUp'],
  [{}, { status: 'confirmed', isAltered: true }, null],
  [{}, { status: 'failed' }, 'failed'],
  [{}, { status: 'failed', resolution: 'spedUp' }, 'failed'],
  [{}, { status: 'failed', isAltered: true }, 'failed'],
  [{}, { status: 'failed', resolution: 'cancelled' }, 'cancelled'],
  [{}, { status: 'failed', resolution: 'replaced' }, 'replaced'],
  [{ status: 'confirmed' }, {}, 'pendingAgain'],
  [{ status: 'confirmed' }, { status: 'confirmed', minedIn: 9 }, null],
  [{}, { nonce: 4 }, null],
  [{}, { resolution: 'unseen' }, null],
  [{}, { resolution: 'expired' }, 'expired'],
  [{ resolution: 'expired' }, { resolution: 'expired', nonce: 4 }, null],
  [{}, { resolution: 'nonceUsed' }, 'nonceUsed'],
  [{ resolution: 'nonceUsed' }, {}, null],
  [{}, { resolution: 'networkGone' }, 'networkGone'],
  [{ resolution: 'networkGone' }, {}, null],
])('from %j to %j the news is %p', (before, now, news) =>
  expect(statusChangeOf(storedTransaction(before).state, storedTransaction(now).state)).toBe(news),
)

test.each<[Partial<FlatTransaction>, Partial<FlatTransaction>, ReturnType<typeof departureOf>]>([
  [{}, {}, null],
  [{}, { isAltered: true }, 'altered'],
  [{ isAltered: true }, { isAltered: true, status: 'confirmed' }, null],
  [{ isAltered: true }, { isAltered: true, sentFrom: address }, 'altered'],
  [{ approves }, { approves, approved: '50' }, 'amountChanged'],
  [{ approves, approved: '50' }, { approves, approved: '50', status: 'confirmed' }, null],
  [{ approves, approved: '50' }, { approves, approved: '60' }, 'amountChanged'],
  [{ approves, approved: '50' }, { approves }, null],
])('from %j to %j the wallet departed from its request by %p', (before, now, departure) =>
  expect(departureOf(storedTransaction(before), storedTransaction(now))).toBe(departure),
)

const transaction = (hash: string, changes: Partial<FlatTransaction> = {}) => storedTransaction({ hash, ...changes })
const pending = transaction('0x1')

test.each<[string, StoredTransaction, boolean]>([
  ['confirmed', transaction('0x1', { status: 'confirmed' }), true],
  ['failed', transaction('0x1', { status: 'failed' }), true],
  ['expired', transaction('0x1', { resolution: 'expired' }), true],
  ['still pending', pending, false],
  ['unseen', transaction('0x1', { resolution: 'unseen' }), false],
  ['another one', transaction('0x2', { status: 'confirmed' }), false],
])('%s', (_, now, isSettled) => expect(newlySettled([pending], [now])).toBe(isSettled ? now : undefined))

test('what had settled before is no news, and of several the newest is', () => {
  const done = transaction('0x3', { status: 'confirmed' })
  expect(newlySettled([done], [done])).toBeUndefined()
  const [newer, older] = [transaction('0x2', { status: 'failed' }), transaction('0x1', { status: 'confirmed' })]
  expect(newlySettled([transaction('0x2'), pending], [newer, older])).toBe(newer)
})
