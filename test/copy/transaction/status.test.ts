import { statusText } from '#copy/transaction/status'
import { expect, test } from '@jest/globals'
import { minedHash, statusFacts, transactionKind, transactionMark } from '../../../src/domain/transaction/status'
import type { StoredTransaction } from '../../../src/domain/transaction/transaction'

const SENT = new Date(2026, 10, 21, 14, 2).getTime()
const MINUTE = 60_000
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const approves = { token, spender: token, amount: '100000000', symbol: 'USDC', decimals: 6 } as const
const made = (changes: Partial<StoredTransaction>): StoredTransaction => ({
  hash: '0x1',
  description: 'Swap',
  status: 'pending',
  addedAt: SENT,
  ...changes,
})

test.each<[string, Partial<StoredTransaction>, string, string]>([
  ['pending', {}, 'pending', 'Pending since 14:02'],
  ['T04: not seen', { resolution: 'unseen' }, 'pending', 'Not seen by the network'],
  [
    'unseen, and not watched any more',
    { resolution: 'unwatched' },
    'ended',
    'Not seen by the network, no longer watched',
  ],
  ['T04: expired', { resolution: 'expired' }, 'ended', 'Expired, can no longer go through'],
  ['T03: nonce used', { resolution: 'nonceUsed' }, 'ended', 'Replaced, details unknown'],
  [
    'of a network that is gone',
    { resolution: 'networkGone' },
    'ended',
    'Outcome unknown: this site no longer supports its network',
  ],
  ['confirmed', { status: 'confirmed' }, 'confirmed', 'Confirmed'],
  ['T02: sped up', { status: 'confirmed', resolution: 'spedUp' }, 'confirmed', 'Confirmed, sped up'],
  ['T06: failed', { status: 'failed' }, 'failed', 'Failed'],
  ['T02: sped up and failed', { status: 'failed', resolution: 'spedUp' }, 'failed', 'Failed, sped up'],
  ['T03: cancelled', { status: 'failed', resolution: 'cancelled' }, 'ended', 'Cancelled'],
  ['T03: replaced', { status: 'failed', resolution: 'replaced' }, 'ended', 'Replaced by another transaction'],
  ['T12: altered', { status: 'confirmed', isAltered: true }, 'failed', 'Confirmed, not as requested'],
  ['T12: altered, pending', { isAltered: true }, 'pending', 'Pending since 14:02, not as requested'],
  [
    'paid by somebody else',
    { status: 'confirmed', isAltered: true, sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
    'failed',
    'Sent from 0x70…79C8, not as requested',
  ],
  [
    'paid by somebody else, and failed',
    { status: 'failed', isAltered: true, sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
    'failed',
    'Failed, sent from 0x70…79C8, not as requested',
  ],
  [
    'another amount approved',
    { status: 'confirmed', approved: '50000000', approves },
    'confirmed',
    'Confirmed, 50 USDC instead of 100 USDC',
  ],
  [
    'no limit approved',
    { approved: (2n ** 256n - 1n).toString(), approves },
    'pending',
    'Pending since 14:02, unlimited USDC instead of 100 USDC',
  ],
  ['the amount approved that was asked', { status: 'confirmed', approves }, 'confirmed', 'Confirmed'],
])('%s', (_, changes, mark, words) => {
  expect(transactionMark(made(changes))).toBe(mark)
  expect(statusText(statusFacts(made(changes), SENT + MINUTE))).toBe(words)
})

test('T01: after minutes and after days it is pending, and takes longer than usual', () => {
  expect(statusText(statusFacts(made({}), SENT + 5.5 * MINUTE))).toBe('Pending since 14:02, longer than usual')
  expect(statusText(statusFacts(made({}), SENT + 24 * 60 * MINUTE))).toMatch(
    /^Pending since .*21.*, 14:02, longer than usual$/,
  )
})

test('T02: it is found under the hash that was mined', () => {
  expect(minedHash(made({}))).toBe('0x1')
  expect(minedHash(made({ minedAs: '0x2' }))).toBe('0x2')
})

test.each<[string, Partial<StoredTransaction>, number, boolean]>([
  ['never seen, for nine minutes', {}, 9.9, false],
  ['never seen, for ten', {}, 10, true],
  ['noticed to be unseen after a minute', { changedAt: SENT + MINUTE }, 10, true],
  ['seen once, and not for nine minutes', { nonce: 4, changedAt: SENT + 20 * MINUTE }, 29.9, false],
  ['seen once, and not for ten', { nonce: 4, changedAt: SENT + 20 * MINUTE }, 30, true],
])('T04: %s', (_, changes, minutes, isLong) => {
  const words = statusText(statusFacts(made({ resolution: 'unseen', ...changes }), SENT + minutes * MINUTE))
  expect(words).toBe(`Not seen by the network${isLong ? ' for over 10 minutes' : ''}`)
  expect(transactionMark(made({ resolution: 'unseen', ...changes }))).toBe('pending')
})

const amount = { token, units: '1', symbol: 'USDC', decimals: 6 } as const

test.each<[ReturnType<typeof transactionKind>, Partial<StoredTransaction>]>([
  ['swap', {}],
  ['wrap', { quoted: { kind: 'wrap', amountIn: '1', amountOut: '1' } }],
  ['approval', { approves }],
  ['unwrap', { info: { kind: 'unwrap', sold: amount, bought: amount } }],
  ['approval', { info: { kind: 'approve', approved: amount, through: 'permit2' } }],
  ['revocation', { info: { kind: 'reset', token, symbol: 'USDC' } }],
  ['revocation', { approves: { ...approves, amount: '0' } }],
  ['revocation', { revokes: { token, spender: token, through: 'permit2' } }],
])('is a %s by what it was sent for', (kind, changes) => expect(transactionKind(made(changes))).toBe(kind))
