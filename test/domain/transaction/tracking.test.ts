import { describe, expect, test } from '@jest/globals'
import { UNSEEN_MS } from '#domain/transaction/limits'
import {
  endOf,
  newlyTracked,
  next,
  type Observation,
  type SentTransaction,
  type Tracked,
} from '#domain/transaction/tracking'
import type { TransactionState } from '#domain/transaction/transaction'
import { ALICE, BOB } from '../../support/fakeWallet'
import { Altered, Superseded } from '#domain/transaction/otherMined'
import { word } from './sample'

const FINAL_BLOCKS = 12
const OWN = '0x01'
const OTHER = '0x02'
const CALL = '0xca11'
const head = { number: 1_000, timestamp: 50_000 }
const sent = (changes: Partial<SentTransaction> = {}): SentTransaction => ({
  hash: OWN,
  from: ALICE,
  nonce: 7,
  to: BOB,
  value: 5n,
  input: '0x1234',
  call: CALL,
  ...changes,
})
const receipt = (changes: { transactionHash?: string; blockNumber?: number; status?: boolean } = {}) => ({
  transactionHash: OWN,
  blockNumber: 998,
  status: true,
  ...changes,
})
const mined = (changes: Partial<Extract<Observation, { kind: 'mined' }>> = {}): Observation => ({
  kind: 'mined',
  receipt: receipt(),
  head,
  ...changes,
})
const taken = (changes: Partial<SentTransaction>, more: Parameters<typeof receipt>[0] = {}): Observation => {
  const other = sent({ hash: OTHER, ...changes })
  return { kind: 'nonceTaken', other, receipt: receipt({ transactionHash: OTHER, ...more }), head }
}
const tracked = (changes: Partial<Tracked> = {}): Tracked => ({
  ...newlyTracked(OWN, 0, FINAL_BLOCKS),
  account: ALICE.toLowerCase(),
  state: { status: 'pending', call: CALL, nonce: 7 },
  ...changes,
})
const known = { status: 'pending', call: CALL, nonce: 7 } as const
const inBlock = { status: 'confirmed', call: CALL, nonce: 7, minedIn: 998 } as const
const approves = { token: BOB, spender: BOB, amount: '100', symbol: 'UNI', decimals: 0 } as const
const approval = (amount: bigint): Partial<SentTransaction> => {
  return { value: 0n, input: `0x095ea7b3${word(BOB)}${word(amount)}`, call: `0x${amount}` }
}

const TABLE: [what: string, before: Partial<Tracked>, seen: Observation, after: TransactionState][] = [
  ['unused', {}, { kind: 'nonceUnused', head }, { ...known, unusedAt: 1_000 }],
  ['unused once more', { state: { ...known, unusedAt: 9 } }, { kind: 'nonceUnused', head }, { ...known, unusedAt: 9 }],

  ['young and unknown', {}, { kind: 'lookedUp', found: null, head, now: UNSEEN_MS - 1 }, known],
  ['unknown', {}, { kind: 'lookedUp', found: null, head, now: UNSEEN_MS }, { ...known, resolution: 'unseen' }],
  [
    'known again',
    { state: { ...known, resolution: 'unseen' } },
    { kind: 'lookedUp', found: sent(), head, now: UNSEEN_MS },
    { ...known, unusedAt: 1_000 },
  ],
  [
    'found',
    { state: { status: 'pending', call: CALL } },
    { kind: 'lookedUp', found: sent(), head, now: 1 },
    { ...known, unusedAt: 1_000 },
  ],
  [
    'found as something else',
    {},
    { kind: 'lookedUp', found: sent({ call: '0x' }), head, now: 1 },
    { ...known, unusedAt: 1_000, isAltered: true },
  ],
  [
    'found as a smart account’s',
    { state: { status: 'pending', call: CALL } },
    { kind: 'lookedUp', found: sent({ from: BOB, call: '0x' }), head, now: 1 },
    { status: 'pending', call: CALL, unusedAt: 1_000 },
  ],
  [
    'past its deadline',
    { deadline: 49_999, isKnown: true },
    { kind: 'pending', head, now: 1 },
    { ...known, resolution: 'expired' },
  ],
  ['at its deadline', { deadline: 50_000, isKnown: true }, { kind: 'pending', head, now: 1 }, known],
  [
    'a taken nonce that is free again',
    { state: { ...known, resolution: 'nonceUsed', minedAs: OTHER }, isKnown: true },
    { kind: 'pending', head, now: 1 },
    known,
  ],

  ['mined', {}, mined(), inBlock],
  ['mined without success', {}, mined({ receipt: receipt({ status: false }) }), { ...inBlock, status: 'failed' }],
  [
    'mined long ago',
    {},
    mined({ receipt: receipt({ blockNumber: 1_001 - FINAL_BLOCKS }) }),
    { ...known, status: 'confirmed' },
  ],
  [
    'mined just before that',
    {},
    mined({ receipt: receipt({ blockNumber: 1_002 - FINAL_BLOCKS }) }),
    { ...inBlock, minedIn: 1_002 - FINAL_BLOCKS },
  ],
  ['mined too lately', { confirmations: 4 }, mined(), known],
  ['mined just enough blocks ago', { confirmations: 3 }, mined(), inBlock],
  ['mined, after all', { state: { ...known, resolution: 'expired' } }, mined(), inBlock],
  ['mined as something else', {}, mined({ found: sent({ call: '0x' }) }), { ...inBlock, isAltered: true }],
  ['mined for another payer', {}, mined({ sentFrom: BOB }), { ...inBlock, isAltered: true, sentFrom: BOB }],
  [
    'mined with another approval',
    { approves, state: { status: 'pending', call: '0x100' } },
    mined({ found: sent(approval(50n)) }),
    { status: 'confirmed', call: '0x50', nonce: 7, approved: '50', minedIn: 998 },
  ],
  [
    'mined with the approval restored',
    { approves, state: { status: 'pending', call: '0x50', approved: '50', nonce: 7 } },
    mined({ found: sent(approval(100n)) }),
    { status: 'confirmed', call: '0x100', nonce: 7, minedIn: 998 },
  ],
  [
    'a cancellation that becomes final',
    { state: { ...inBlock, status: 'failed', resolution: 'cancelled', minedAs: OTHER } },
    mined({ receipt: receipt({ transactionHash: OTHER, blockNumber: 1 }) }),
    { ...known, status: 'failed', resolution: 'cancelled', minedAs: OTHER },
  ],

  ['a receipt missing once', { state: inBlock }, { kind: 'receiptMissing' }, inBlock],
  ['a receipt missing twice', { state: inBlock, misses: 1 }, { kind: 'receiptMissing' }, known],
  [
    'a cancellation that was taken back',
    { state: { ...inBlock, status: 'failed', resolution: 'cancelled', minedAs: OTHER }, misses: 1 },
    { kind: 'receiptMissing' },
    known,
  ],

  ['sped up', {}, taken({}), { ...inBlock, resolution: 'spedUp', minedAs: OTHER }],
  [
    'sped up without success',
    {},
    taken({}, { status: false }),
    { ...inBlock, status: 'failed', resolution: 'spedUp', minedAs: OTHER },
  ],
  ['sped up too lately', { confirmations: 4 }, taken({}), { ...known, minedAs: OTHER }],
  [
    'sped up with another approval',
    { approves, state: { status: 'pending', call: '0x100', nonce: 7 } },
    taken(approval(50n)),
    { status: 'confirmed', call: '0x50', nonce: 7, approved: '50', resolution: 'spedUp', minedAs: OTHER, minedIn: 998 },
  ],
  [
    'cancelled',
    {},
    taken({ to: ALICE, value: 0n, input: '0x', call: '0x' }),
    { ...inBlock, status: 'failed', resolution: 'cancelled', minedAs: OTHER },
  ],
  [
    'cancelled long ago',
    {},
    taken({ to: ALICE, value: 0n, input: '0x', call: '0x' }, { blockNumber: 1 }),
    { ...known, status: 'failed', resolution: 'cancelled', minedAs: OTHER },
  ],
  ['replaced', {}, taken({ call: '0x' }), { ...inBlock, status: 'failed', resolution: 'replaced', minedAs: OTHER }],
  [
    'replaced by what sends data to itself',
    {},
    taken({ to: ALICE, value: 0n, input: '0x00', call: '0x' }),
    { ...inBlock, status: 'failed', resolution: 'replaced', minedAs: OTHER },
  ],
  [
    'taken, of a request that is not known',
    { state: { status: 'pending', nonce: 7 } },
    taken({}),
    { status: 'failed', nonce: 7, resolution: 'replaced', minedAs: OTHER, minedIn: 998 },
  ],

  ['lost once', {}, { kind: 'nonceLost', now: 1 }, known],
  ['lost twice', { searches: 1 }, { kind: 'nonceLost', now: 1 }, { ...known, resolution: 'nonceUsed' }],
]

test.each(TABLE)('%s', (_, before, seen, after) => {
  expect(next(tracked(before), seen).state).toEqual(after)
})

test('the state stays the same object while nothing in it changes', () => {
  const before = tracked({ state: inBlock })
  expect(next(before, mined()).state).toBe(before.state)
  expect(next(before, { kind: 'receiptMissing' }).state).toBe(before.state)
})

describe('beside the state', () => {
  test('a search in vain is repeated later and later, within ten minutes', () => {
    let at = tracked()
    const delays = [1, 2, 3, 4, 5, 6].map(() => {
      at = next(at, { kind: 'nonceLost', now: 1_000 })
      return at.notBefore - 1_000
    })
    expect(delays).toEqual([60_000, 120_000, 240_000, 480_000, 600_000, 600_000])
    expect(next(at, { kind: 'nonceUnused', head }).searches).toBe(0)
    expect(next(at, taken({})).searches).toBe(0)
  })

  test('a receipt that is there again restarts the count of misses', () =>
    expect(next(tracked({ state: inBlock, misses: 1 }), mined()).misses).toBe(0))

  test('a reorganisation forgets when the nonce was unused, and that the hash was known', () =>
    expect(
      next(tracked({ state: inBlock, misses: 1, unusedAt: 9, searchedAt: 9 }), { kind: 'receiptMissing' }),
    ).toMatchObject({
      misses: 0,
      unusedAt: undefined,
      searchedAt: 0,
    }))

  test('what was sent is compared once', () => {
    expect(next(tracked(), mined()).isCompared).toBe(false)
    expect(next(tracked(), mined({ found: sent() })).isCompared).toBe(true)
    expect(next(tracked(), { kind: 'lookedUp', found: sent(), head, now: 1 })).toMatchObject({
      isCompared: true,
      isKnown: true,
      searchedAt: 1,
    })
    expect(next(tracked({ isKnown: true }), { kind: 'lookedUp', found: null, head, now: 1 }).isKnown).toBe(false)
  })
})

test.each<[TransactionState, ReturnType<typeof endOf>]>([
  [known, null],
  [{ ...known, minedAs: OTHER, isAltered: true }, null],
  [inBlock, 'receipt'],
  [{ ...inBlock, status: 'failed' }, 'receipt'],
  [{ ...inBlock, resolution: 'spedUp', minedAs: OTHER }, 'receipt'],
  [{ ...inBlock, isAltered: true }, new Altered(undefined, OWN)],
  [{ ...inBlock, isAltered: true, sentFrom: BOB, minedAs: OTHER }, new Altered(BOB, OTHER)],
  [{ ...inBlock, status: 'failed', resolution: 'cancelled', minedAs: OTHER }, new Superseded('cancelled', OTHER)],
  [{ ...inBlock, status: 'failed', resolution: 'replaced', minedAs: OTHER }, new Superseded('replaced', OTHER)],
])('waiting for %j ends with %p', (state, end) => {
  const found = endOf(tracked({ state }))
  expect(found).toEqual(end)
  // `toEqual` compares only the messages of errors, so other properties are compared here.
  if (end instanceof Error) expect(Object.entries(found ?? {})).toEqual(Object.entries(end))
})
