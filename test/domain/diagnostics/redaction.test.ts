import { describe, expect, test } from '@jest/globals'
import { createRedactor } from '#domain/diagnostics/redaction'

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const TOKEN = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const HASH = `0x${'ab'.repeat(32)}`

const SINCE = 1_764_355_655_123
const redactorOf = (value: unknown) => createRedactor([value], { since: SINCE, names: new Set(['11155111']) })
const redacted = (value: unknown) => redactorOf(value).redact(value)

describe('stand-ins', () => {
  test('are the same for the same account, in any case or field', () => {
    const value = {
      accounts: [ALICE],
      byAccount: { [`${ALICE.toLowerCase()}:3`]: [{ hash: HASH, token: TOKEN }] },
      message: ALICE,
    }
    expect(redacted(value)).toEqual({
      accounts: ['account-1'],
      byAccount: { 'account-1:3': [{ hash: 'hash-1', token: 'contract-1' }] },
      message: 'account-1',
    })
  })

  test('are explained for contracts, each address shortened, and never for an account', () => {
    for (const field of ['account', 'accounts', 'from', 'owner', 'recipient', 'sentFrom']) {
      const value = { [field]: ALICE, token: TOKEN }
      const { redact, legend } = redactorOf(value)
      redact(value)
      expect(legend()).toEqual({ 'contract-1': '0x1f…f984' })
    }
  })
})

test('words of ours are kept where they stand, and nowhere else', () => {
  const value = { status: 'connected', steps: ['approve', 'swap'], name: 'connected', message: 'declined' }
  expect(redacted(value)).toEqual({
    status: 'connected',
    steps: ['approve', 'swap'],
    name: 'text(9)',
    message: 'text(8)',
  })
})

test('no text from outside becomes a word by standing where words stand', () => {
  const texts = ['Basic dXNlcg==', 'two words', 'someone.eth', 'aB3kQ9xZ1mN7pL5tR2vW8x', 'node-of-mine']
  expect(redacted({ kind: texts })).toEqual({ kind: texts.map((text) => `text(${text.length})`) })
})

test('a foreign error is its class, its code and its length', () => {
  const error = { kind: 'declined', code: -32603, message: 'Execution of 0xdead reverted for alice.' }
  expect(redacted({ error })).toEqual({ error: { kind: 'declined', code: -32603, message: 'text(39)' } })
})

test.each([
  ['1234567', '1200000'],
  ['-1050000', '-1000000'],
  ['1.25', '1.2'],
  ['0.00123456', '0.0012'],
  ['1234.5', '1200'],
  ['100', '100'],
  ['0', '0'],
  ['100.09', '100'],
])('the amount %s is told as %s, and that as itself', (amount, told) => {
  expect(redacted({ amount })).toEqual({ amount: told })
  expect(redacted({ amount: told })).toEqual({ amount: told })
})

test('names of ours are kept, and secrets that look like words are not', () => {
  const value = { walletId: 'rdns:io.metamask', other: 'rdns:io.other', kind: 'secretword' }
  const { redact } = createRedactor([value], {
    since: SINCE,
    names: new Set(['rdns:io.metamask']),
    secrets: ['secretword'],
  })
  expect(redact(value)).toEqual({ walletId: 'rdns:io.metamask', other: 'text(13)', kind: 'text(10)' })
})

test('long lists are cut, numbers that are no integers have two digits, and what JSON cannot hold is left out', () => {
  expect(redacted(Array.from({ length: 10_000 }, (_, at) => at))).toHaveLength(100)
  expect(redacted({ share: 0.123456, chainId: 11_155_111 })).toEqual({ share: 0.12, chainId: 11_155_111 })
  expect(redacted({ a: undefined, b: Number.NaN, c: () => 1, d: 2n })).toEqual({ b: null, c: null, d: null })
})

test('times and blocks are relative, and nonces are left out, so that the chain does not name the account', () => {
  const value = {
    transactions: [
      { nonce: 4_711, addedAt: SINCE - 4_000, minedIn: 23_456_789, unusedAt: 23_456_780 },
      { nonce: 3, addedAt: SINCE - 90_000_000, timestamp: 1_764_355_700, minedIn: 23_456_799 },
    ],
    searches: [{ block: 400_000_000, read: 400_000_012, nonces: [7, 8] }],
    byBlock: { 23456789: 1 },
  }
  expect(redacted(value)).toEqual({
    transactions: [
      { nonce: null, addedAt: -4_000, minedIn: 0, unusedAt: -9 },
      { nonce: null, addedAt: -90_000_000, timestamp: 45, minedIn: 10 },
    ],
    searches: [{ block: 0, read: 12, nonces: [null, null] }],
    byBlock: { 'key-1': 1 },
  })
})
