import { expect, test } from '@jest/globals'
import type { StoredTransaction } from '../../../src/domain/transaction/transaction'
import { newlySettled } from '../../../src/domain/transaction/status'

const transaction = (hash: string, change: Partial<StoredTransaction> = {}): StoredTransaction => ({
  hash,
  description: 'Swap 1 ETH for UNI',
  status: 'pending',
  addedAt: 1,
  ...change,
})
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
