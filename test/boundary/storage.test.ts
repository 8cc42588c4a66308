import { describe, expect, test } from '@jest/globals'
import { parseEnvelope, parseStored, type StoredName } from '#boundary/storage'
import { parseClearings, parseTransactions } from '#boundary/transactions'
import { DEFAULT_TRADE_SETTINGS } from '#domain/trade/tradeSettings'
import { RECENT_WALLETS_MAX } from '#domain/wallet/limits'
import { ALICE, HASH } from '../support/fakeWallet'
import { storedTransaction } from '../support/storedTransaction'

const session = { walletId: 'org.example', reach: 'browser', name: 'Wallet' }
const link = { href: 'https://app.wallet.example', name: 'Wallet' }
const owner = ALICE.toLowerCase()
const long = (length: number) => 'a'.repeat(length)

describe('what is stored is read as it was written', () => {
  test.each<[StoredName, unknown]>([
    ['session', session],
    ['session', { ...session, reach: 'pairing', name: null }],
    ['session', { ...session, reach: 'popUp', isMissing: true }],
    ['session', { ...session, chainId: 1 }],
    ['session', { ...session, walletId: long(140) }],
    ['recentWallets', ['b', 'a']],
    ['settings', { slippageBps: 1, deadlineMinutes: 5, signingDays: 7, approval: 'unlimited', guard: false }],
    ['tradeChain', 1],
    ['tradeChain', Number.MAX_SAFE_INTEGER],
    ['theme', 'light'],
    ['theme', 'dark'],
    ['systemNotifications', true],
    ['walletLink', link],
    ['lastReads', [{ kind: 'balance', chainId: 1, account: owner, readAt: Date.now(), value: '7' }]],
    ['clearings', { [`${owner}:1`]: 5 }],
    ['ownNodes', { 1: 'https://node.example' }],
    ['tokenChoices', { 1: { favourites: [ALICE], recent: [], accepted: [] } }],
    ['addressBook', { named: [{ address: ALICE, name: 'Alice' }], paid: [] }],
    ['transactions', { a: [] }],
    ['reset', 0],
  ])('S03: %s: %j', (name, value) => expect(parseStored(name, value)).toEqual(value))

  test.each<[StoredName, unknown, unknown]>([
    ['lastReads', [{ any: 1 }], []],
    ['openRequests', [{ any: 1 }], []],
    ['clearings', { any: 1 }, {}],
    ['ownNodes', { 1: 'javascript:alert(1)' }, {}],
    ['tokenChoices', { any: 1 }, {}],
    ['addressBook', { named: [{ any: 1 }] }, { named: [], paid: [] }],
  ])('S03: of %s, invalid records are dropped: %j', (name, value, kept) => {
    expect(parseStored(name, value)).toEqual(kept)
  })

  test('a session of an earlier release was one of an injected wallet', () => {
    expect(parseStored('session', { walletId: 'org.example', name: 'Wallet' })).toEqual(session)
  })

  test('S11: of the recent wallets the usable ids are kept, each once', () => {
    const stored = ['a', 7, '', 'a', null, long(141), 'b', { id: 'c' }, 'd', 'e']
    expect(parseStored('recentWallets', stored)).toEqual(['a', 'b', 'd', 'e'])
    const junk = Array.from({ length: 100 }, () => null)
    expect(parseStored('recentWallets', [...junk, 'a'])).toEqual([])
    const many = Array.from({ length: 30 }, (_, at) => `w${at}`)
    expect(parseStored('recentWallets', many)).toEqual(many.slice(0, RECENT_WALLETS_MAX))
  })

  test('S03: a name that is not one is left out, and the session stays', () => {
    for (const name of [7, '', '\u200b', long(1_001)])
      expect(parseStored('session', { ...session, name })).toEqual({ ...session, name: null })
    expect(parseStored('session', { ...session, name: `${long(999)}\n` })?.name).toBeTruthy()
  })

  test.each([
    ['slippageBps', 0],
    ['slippageBps', 1.5],
    ['slippageBps', '50'],
    ['slippageBps', 1e9],
    ['deadlineMinutes', 0],
    ['deadlineMinutes', 1e9],
    ['signingDays', 2],
    ['signingDays', '7'],
    ['signingDays', 1e9],
    ['approval', 'endless'],
    ['approval', ''],
    ['guard', 'no'],
  ])('S03: the setting %s = %j is the usual one', (name, value) => {
    expect(parseStored('settings', { ...DEFAULT_TRADE_SETTINGS, [name]: value })).toEqual(DEFAULT_TRADE_SETTINGS)
  })
})

describe('malformed data counts as missing', () => {
  test.each<[StoredName, unknown]>([
    ['session', null],
    ['session', 'text'],
    ['session', [session]],
    ['session', { ...session, walletId: '' }],
    ['session', { ...session, walletId: 7 }],
    ['session', { ...session, walletId: long(141) }],
    ['session', { ...session, reach: 'mail' }],
    ['session', { ...session, isMissing: 1 }],
    ['recentWallets', { 0: 'a' }],
    ['recentWallets', 'a'],
    ['settings', []],
    ['settings', null],
    ['settings', 7],
    ['tradeChain', 0],
    ['tradeChain', 1.5],
    ['tradeChain', '1'],
    ['tradeChain', 2 ** 53],
    ['theme', 'blue'],
    ['systemNotifications', false],
    ['systemNotifications', 'true'],
    ['systemNotifications', 1],
    ['lastReads', {}],
    ['transactions', []],
    ['transactions', 'text'],
    ['reset', -1],
    ['reset', 'now'],
  ])('S03: %s: %j', (name, value) => expect(parseStored(name, value)).toBeNull())

  test.each([
    'javascript:alert(1)',
    'intent://wallet',
    'http://app.wallet.example',
    'xhttps://app.wallet.example',
    'https://app.wallet.example/path',
    'https://app.wallet.example?x',
    `https://${long(193)}`,
    7,
    '',
  ])('S13: the link %j to an app', (href) => expect(parseStored('walletLink', { ...link, href })).toBeNull())

  test('S13: a link to an app without a name, and the longest that is one', () => {
    expect(parseStored('walletLink', { ...link, name: '' })).toBeNull()
    expect(parseStored('walletLink', { href: `https://${long(192)}`, name: 'Wallet' })).not.toBeNull()
  })

  test.each([
    '',
    '{bad',
    'null',
    '42',
    '[]',
    '"x"',
    '{}',
    '{"version":1}',
    '{"value":1}',
    '{"version":-1,"value":1}',
    '{"version":"1","value":1}',
  ])('S03: the envelope %j', (text) => expect(parseEnvelope(text)).toBeNull())

  test('an envelope has a version and any value', () => {
    expect(parseEnvelope('{"version":0,"value":null}')).toEqual({ version: 0, value: null })
    expect(parseEnvelope('{"version":2,"value":[1]}')).toEqual({ version: 2, value: [1] })
  })
})

describe('stored transactions', () => {
  const key = `${ALICE.toLowerCase()}:3`
  const record = { hash: HASH, description: 'A swap', status: 'pending' as const, addedAt: 1 }
  const read = (value: unknown) => parseTransactions({ [key]: [value] })[key]?.[0]

  test('S05: a description is cleaned, and none is no record', () => {
    expect(read(record)).toEqual(storedTransaction(record))
    expect(read({ ...record, description: '  A swap ' })?.request.description).toBe('A swap')
    expect(read({ ...record, description: 'A\u202e swap\u200b\n' })?.request.description).toBe('A swap')
    for (const description of ['', ' ', '\u200b', long(501), { text: 'A' }, undefined])
      expect(read({ ...record, description })).toBeUndefined()
  })

  test('X44: the multiplier of an amount is kept; a record of an earlier release has none, and a bad one is no record', () => {
    const side = { token: ALICE, units: '1', symbol: 'A', decimals: 18 }
    const of = (sold: object) =>
      read({ ...record, info: { kind: 'swap', exact: 'sold', sold, bought: side } })?.request.info
    expect(of(side)).toMatchObject({ sold: side })
    const multiplied = { ...side, uiMultiplier: '4000000000000000000' }
    expect(of(multiplied)).toMatchObject({ sold: multiplied })
    for (const uiMultiplier of ['0', '', '-1', '1.5', '1e18', '9'.repeat(38), 4, null])
      expect(of({ ...side, uiMultiplier })).toBeUndefined()
  })

  test.each([
    ['sentFrom', ALICE, `x${ALICE}`],
    ['sentFrom', ALICE, `${ALICE}0`],
    ['sentFrom', ALICE, 7],
    ['confirmations', 1, 0],
    ['confirmations', 2, 1.5],
    ['changedAt', 8.64e15, 8.64e15 + 2],
    ['nonce', 0, -1],
    ['resolution', 'cancelled', 'eaten'],
    ['resolution', 'networkGone', 'networkLost'],
    ['approved', '9'.repeat(78), '9'.repeat(79)],
    ['isAltered', true, 'yes'],
  ])('S05: %s: %j is read, and with %j the record is dropped', (name, good, bad) => {
    expect(read({ ...record, [name]: good })).toEqual(storedTransaction({ ...record, [name]: good }))
    expect(read({ ...record, [name]: bad })).toBeUndefined()
  })

  const sold = { token: 'native', units: '1', symbol: 'ETH', decimals: 18 }
  const bought = { token: ALICE, units: '2', symbol: 'UNI', decimals: 18 }
  const swap = { kind: 'swap', exact: 'sold', sold, bought }

  test.each<Record<string, unknown>>([
    swap,
    { ...swap, exact: 'bought' },
    { kind: 'wrap', sold, bought },
    { kind: 'approve', approved: bought },
    { kind: 'approve', approved: bought, through: 'permit2' },
    { kind: 'reset', token: ALICE, symbol: 'UNI' },
    { kind: 'revoke', token: ALICE, symbol: 'UNI', through: 'permit2' },
  ])('S05: what a transaction was requested for is read: %j', (info) => {
    expect(read({ ...record, info })?.request).toEqual({ description: record.description, info })
  })

  test.each<Record<string, unknown>>([
    { ...swap, kind: 'gift' },
    { ...swap, exact: 'none' },
    { ...swap, sold: { ...sold, units: '-1' } },
    { ...swap, sold: { ...sold, units: 1 } },
    { ...swap, sold: { ...sold, decimals: 256 } },
    { ...swap, sold: { ...sold, token: 'ETH' } },
    { ...swap, bought: undefined },
    { kind: 'approve', approved: bought, through: 'permit3' },
    { kind: 'revoke', symbol: 'UNI' },
  ])('S05: a record with %j is dropped', (info) => {
    expect(read({ ...record, info })).toBeUndefined()
  })

  test('S08: only under an account on a chain', () => {
    for (const other of [
      ALICE.toLowerCase(),
      `${ALICE}:3`,
      `${key}x`,
      `x${key}`,
      `${ALICE.toLowerCase()}:0`,
      '__proto__',
    ])
      expect(parseTransactions({ [other]: [record] })).toEqual({})
    expect(parseTransactions({ [key]: record })).toEqual({})
    expect(parseTransactions({ [key]: [null] })).toEqual({})
    expect(parseTransactions(null)).toEqual({})
  })

  test('T10: the same hash twice is one record, the first', () => {
    expect(parseTransactions({ [key]: [record, { ...record, description: 'Another' }] })).toEqual({
      [key]: [storedTransaction(record)],
    })
  })

  test('T18: when an account was cleared', () => {
    expect(parseClearings({ [key]: 5 })).toEqual({ [key]: 5 })
    expect(parseClearings({ [key]: -5 })).toEqual({})
    expect(parseClearings({ everyone: 5 })).toEqual({})
  })
})
