import { approvalId } from '#domain/approval/openApprovals'
import { isRevokedSince, newestRevocations, revocationId, revocationState } from '#domain/approval/revocations'
import type { Revocation } from '#domain/transaction/transaction'
import { type FlatTransaction, storedTransaction } from '../../support/storedTransaction'

const token = '0x1111111111111111111111111111111111111111'
const spender = '0x2222222222222222222222222222222222222222'
const REVOKES: Revocation = { token, spender }
const sent = (changes: Partial<FlatTransaction> = {}) =>
  storedTransaction({ hash: '0x01', addedAt: 1000, revokes: REVOKES, ...changes })
const OPENED = { since: 2000, isInWallet: false, areApprovalsLoading: false }

test('the allowance of a token and the one through Permit2 are two approvals', () => {
  expect(revocationId(REVOKES)).toBe(approvalId(token, spender, false))
  expect(revocationId({ ...REVOKES, through: 'permit2' })).toBe(approvalId(token, spender, true))
  expect(approvalId(token, spender, true)).not.toBe(approvalId(token, spender, false))
})

test('of several revocations of one approval the newest counts; other transactions are left out', () => {
  const found = newestRevocations([
    sent({ hash: '0x03' }),
    sent({ hash: '0x02', status: 'failed' }),
    storedTransaction({ hash: '0x04' }),
  ])
  expect([...found].map(([id, { hash }]) => [id, hash])).toEqual([[revocationId(REVOKES), '0x03']])
})

test('a revocation from before the screen was opened is not new', () => {
  expect(isRevokedSince(2000, sent({ status: 'confirmed', changedAt: 1999 }))).toBe(false)
  expect(isRevokedSince(2000, sent({ status: 'confirmed', changedAt: 2000 }))).toBe(true)
  expect(isRevokedSince(2000, sent({ status: 'confirmed' }))).toBe(false)
  expect(isRevokedSince(2000, sent({ status: 'failed', changedAt: 3000 }))).toBe(false)
  expect(isRevokedSince(2000, undefined)).toBe(false)
})

test.each([
  ['nothing was done', undefined, {}, 'open'],
  ['the wallet was asked', undefined, { isInWallet: true }, 'asking'],
  ['it was sent', sent(), {}, 'revoking'],
  ['it was sent, and the wallet’s promise has not settled', sent(), { isInWallet: true }, 'revoking'],
  ['it failed', sent({ status: 'failed', changedAt: 3000 }), {}, 'open'],
  [
    'it was mined and the approvals are being read',
    sent({ status: 'confirmed', changedAt: 3000 }),
    { areApprovalsLoading: true },
    'revoking',
  ],
  ['it was mined and the approvals were read', sent({ status: 'confirmed', changedAt: 3000 }), {}, 'open'],
  [
    'an older one was mined and the approvals are being read',
    sent({ status: 'confirmed', changedAt: 1000 }),
    { areApprovalsLoading: true },
    'open',
  ],
] as const)('%s', (_, transaction, facts, state) => {
  expect(revocationState(transaction, { ...OPENED, ...facts })).toBe(state)
})
