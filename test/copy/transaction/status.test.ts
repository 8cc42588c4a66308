import { statusText } from '#copy/transaction/status'
import { expect, test } from '@jest/globals'
import { minedHash, quotedAmounts, statusFacts, transactionKind, transactionMark } from '#domain/transaction/status'
import { type FlatTransaction, storedTransaction } from '../../support/storedTransaction'

const SENT = new Date(2026, 10, 21, 14, 2).getTime()
const MINUTE = 60_000
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const approves = { token, spender: token, amount: '100000000', symbol: 'USDC', decimals: 6 } as const
const made = (changes: Partial<FlatTransaction>) => storedTransaction({ addedAt: SENT, ...changes })

test.each<[string, Partial<FlatTransaction>, string, string]>([
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
  ['T02: sped up', { status: 'confirmed', resolution: 'spedUp', minedAs: '0x2' }, 'confirmed', 'Confirmed, sped up'],
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

const answered = { nonce: 4, block: 1, walletId: 'io.wallet', id: '1', calls: [], trade: 'swap' }
const { id: _, ...unanswered } = answered
const atSafe = (threshold: number) => ({ ...answered, safe: { threshold, nonce: 4, version: '1.4.1' } })
const until = (minutes: number) => (SENT + (minutes + 1) * MINUTE) / 1_000

test.each<[string, Partial<FlatTransaction>, string, string]>([
  ['accepted by the wallet', { batch: answered }, 'pending', 'Pending since 14:02'],
  [
    'not answered by the wallet',
    { batch: unanswered },
    'waiting',
    'Waiting for your wallet since 14:02. If you signed it, it will show up here',
  ],
  ['not watched any more', { batch: answered, resolution: 'unwatched' }, 'ended', 'No longer watched'],
  ['expired', { batch: answered, resolution: 'expired' }, 'ended', 'Expired, can no longer go through'],
  ['not found', { batch: answered, resolution: 'unclear' }, 'ended', 'Outcome unknown: not found on the network'],
  [
    'mined together with others',
    { batch: answered, resolution: 'unclear', minedAs: '0x2' },
    'ended',
    'Outcome unknown: carried out together with others that ended differently',
  ],
  ['done in part', { partAs: '0x2' }, 'pending', 'Done in part, the rest pending since 14:02'],
  ['done in part, then confirmed', { partAs: '0x2', status: 'confirmed' }, 'confirmed', 'Confirmed'],
  ['done in part, then failed', { partAs: '0x2', status: 'failed' }, 'failed', 'Done in part: its swap failed'],
  [
    'done in part, then expired',
    { partAs: '0x2', resolution: 'expired' },
    'ended',
    'Done in part: its swap expired, can no longer go through',
  ],
  [
    'done in part, then lost',
    { partAs: '0x2', resolution: 'unclear' },
    'ended',
    'Done in part: the outcome of its swap is unknown',
  ],
  ['of one owner', { batch: atSafe(1) }, 'pending', 'Signed in the Safe, not executed yet, since 14:02'],
  [
    'of several owners, with time left',
    { batch: atSafe(2), signed: 1, deadline: until(60) },
    'waiting',
    'Waiting for the owners of the Safe (1 of 2 have signed), since 14:02',
  ],
  [
    'of several owners, with less than an hour left',
    { batch: atSafe(2), deadline: until(59) },
    'waiting',
    'Waiting for the owners of the Safe (2 have to sign), since 14:02. Must be executed before 15:02, or it can only fail',
  ],
  ['of a Safe, confirmed', { batch: atSafe(2), status: 'confirmed' }, 'confirmed', 'Confirmed'],
  [
    'of a Safe, on a network that is gone',
    { batch: atSafe(2), resolution: 'networkGone' },
    'ended',
    'Outcome unknown: this site no longer supports its network',
  ],
  [
    'of a Safe, expired',
    { batch: atSafe(2), resolution: 'expired' },
    'ended',
    'Expired, can no longer go through. Reject it in your Safe: it blocks what was signed after it',
  ],
  [
    'of a Safe, replaced',
    { batch: atSafe(2), status: 'failed', resolution: 'replaced' },
    'ended',
    'Replaced by another transaction of the Safe',
  ],
  [
    'T03: of no Safe, replaced',
    { batch: answered, status: 'failed', resolution: 'replaced' },
    'ended',
    'Replaced by another transaction',
  ],
])('X23, X32: a batch, %s', (_, changes, mark, words) => {
  expect(transactionMark(made(changes))).toBe(mark)
  expect(statusText(statusFacts(made(changes), SENT + MINUTE))).toBe(words)
})

test('T01: after minutes and after days it is pending, and takes longer than usual', () => {
  expect(statusText(statusFacts(made({}), SENT + 2 * MINUTE - 1))).toBe('Pending since 14:02')
  expect(statusText(statusFacts(made({}), SENT + 2 * MINUTE))).toBe('Pending since 14:02, longer than usual')
  expect(statusText(statusFacts(made({}), SENT + 24 * 60 * MINUTE))).toMatch(
    /^Pending since .*21.*, 14:02, longer than usual$/,
  )
})

test('T02: it is found under the hash that was mined', () => {
  expect(minedHash(made({}))).toBe('0x1')
  expect(minedHash(made({ minedAs: '0x2' }))).toBe('0x2')
})

test.each<[string, Partial<FlatTransaction>, number, boolean]>([
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

test.each<[ReturnType<typeof transactionKind>, Partial<FlatTransaction>]>([
  ['swap', {}],
  ['wrap', { quoted: { kind: 'wrap', amountIn: '1', amountOut: '1' } }],
  ['approval', { approves }],
  ['unwrap', { info: { kind: 'unwrap', sold: amount, bought: amount } }],
  ['approval', { info: { kind: 'approve', approved: amount, through: 'permit2' } }],
  ['revocation', { info: { kind: 'reset', token, symbol: 'USDC' } }],
  ['revocation', { approves: { ...approves, amount: '0' } }],
  ['revocation', { revokes: { token, spender: token, through: 'permit2' } }],
])('is a %s by what it was sent for', (kind, changes) => expect(transactionKind(made(changes))).toBe(kind))

test('a trade was confirmed with the amounts that were stored with it, in the format of its release', () => {
  const quoted = { kind: 'swap', amountIn: '1', amountOut: '2' } as const
  const info = { kind: 'unwrap', sold: { ...amount, units: '3' }, bought: { ...amount, units: '4' } } as const
  expect(quotedAmounts(made({ quoted }))).toEqual(quoted)
  expect(quotedAmounts(made({ info }))).toEqual({ amountIn: '3', amountOut: '4' })
  expect(quotedAmounts(made({ info: { kind: 'approve', approved: amount } }))).toBeUndefined()
})
