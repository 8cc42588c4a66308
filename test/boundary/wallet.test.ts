import { describe, expect, test } from '@jest/globals'
import { parseAnnouncement } from '#boundary/announcement'
import {
  parseAccounts,
  parseAtomicSupport,
  parseCallsId,
  parseCallsStatus,
  parseChainId,
  parseExpiry,
  parsePairingUri,
  parseTransactionHash,
} from '#boundary/wallet'
import { ALICE, BOB, callsAnswer, HASH } from '../support/fakeWallet'
import { fc } from '../support/properties'

const bomb = () =>
  new Proxy(() => undefined, {
    get: () => {
      throw new Error('touched')
    },
    has: () => {
      throw new Error('touched')
    },
    ownKeys: () => {
      throw new Error('touched')
    },
    getPrototypeOf: () => {
      throw new Error('touched')
    },
  })

describe('accounts', () => {
  test('W10: duplicates in three casings are one checksummed account', () => {
    expect(parseAccounts([ALICE.toLowerCase(), ALICE, `0x${ALICE.slice(2).toUpperCase()}`, BOB])).toEqual([ALICE, BOB])
  })

  test('W09: bad entries are dropped', () => {
    const junk = ['<b>x</b>', `${ALICE}0`, null, [ALICE], {}, 7, bomb()]
    expect(parseAccounts([...junk, BOB])).toEqual([BOB])
    expect(parseAccounts([])).toEqual([])
    expect(parseAccounts(junk)).toBeNull()
  })

  test('W09: the methods of a list are not called, for they may lie', () => {
    const lies = { slice: () => ({ flatMap: () => ['Call +1 555 0100'] }), flatMap: () => ['Call +1 555 0100'] }
    expect(parseAccounts(Object.assign([ALICE], lies))).toEqual([ALICE])
    const receipts = Object.assign([{ transactionHash: HASH, status: '0x0' }], { slice: () => [] })
    expect(parseCallsStatus(callsAnswer(200, { receipts }))?.transactions).toHaveLength(1)
  })

  test.each([[null], [undefined], [{}], [ALICE], [7], [{ result: [ALICE] }]])('W08: %p is no list', (value) => {
    expect(parseAccounts(value)).toBeNull()
  })

  test('W39: an answer that throws when it is touched is no list', () => expect(parseAccounts(bomb())).toBeNull())
})

describe('chain ids', () => {
  test.each([[3], ['3'], ['0x3'], ['0x03'], ['0X3'], [3n], [' 0x3']])('W15: %p is 3', (value) => {
    expect(parseChainId(value)).toBe(3)
  })

  test.each([
    ['abc'],
    ['0x'],
    [''],
    [null],
    [undefined],
    [-1],
    [0],
    ['0'],
    [1e30],
    [1.5],
    [NaN],
    [{}],
    [[]],
    [['0x3']],
  ])('W14: %p is none', (value) => expect(parseChainId(value)).toBeNull())

  test('W14: nothing at all becomes anything but a positive safe integer', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
        const id = parseChainId(value)
        expect(id === null || (Number.isSafeInteger(id) && id > 0)).toBe(true)
        parseAccounts(value)
        parseTransactionHash(value)
      }),
    )
  })
})

test.each([['0x'], [`0x${'a'.repeat(63)}`], [null], [{}], [`0x${'g'.repeat(64)}`]])(
  'W32: %p is no transaction hash',
  (value) => expect(parseTransactionHash(value)).toBeNull(),
)

describe('several calls at once', () => {
  const OTHER = `0x${'cd'.repeat(32)}`
  const receipt = (transactionHash: unknown, status?: unknown) => ({ transactionHash, status })
  const supported = { atomic: { status: 'supported' } }

  test.each([
    ['for the chain', { '0x7a69': supported }],
    ['in capitals', { '0x7A69': supported }],
    ['padded', { '0x07a69': supported }],
    ['for every chain', { '0x0': supported }],
    ['for every chain, which a chain does not speak of', { '0x0': supported, '0x7a69': { paymasterService: {} } }],
    ['in the words of the draft', { '0x7a69': { atomicBatch: { supported: true } } }],
    ['beside another', { '0x1': { atomic: { status: 'unsupported' } }, '0x7a69': supported }],
  ])('X30: support that is said %s', (_, answer) => expect(parseAtomicSupport(answer, 31_337)).toBe('supported'))

  test.each([
    ['of another chain', { '0x1': supported }],
    ['of every chain, but not of this one', { '0x0': supported, '0x7a69': { atomic: { status: 'unsupported' } } }],
    [
      'in the draft, but not otherwise',
      { '0x7a69': { atomic: { status: 'unsupported' }, atomicBatch: { supported: true } } },
    ],
    ['in the draft as no', { '0x7a69': { atomicBatch: { supported: false } } }],
    ['in a word of its own', { '0x7a69': { atomic: { status: 'yes' } } }],
    [
      'beyond a thousand chains',
      {
        ...Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`0x${(at + 1).toString(16)}`, {}])),
        '0x7a69': supported,
      },
    ],
    ['as text', 'supported'],
    ['as nothing', null],
  ])('X30: support that is said %s is none', (_, answer) => expect(parseAtomicSupport(answer, 31_337)).toBeNull())

  test('X30: an answer that throws when it is touched says nothing', () => {
    expect(parseAtomicSupport(bomb(), 3)).toBeNull()
    expect(parseAtomicSupport({ '0x3': bomb() }, 3)).toBeNull()
    expect(parseCallsId(bomb())).toBeNull()
    expect(parseCallsStatus(bomb())).toBeNull()
    expect(parseCallsStatus({ status: 200, receipts: [bomb()] })).toMatchObject({ transactions: [] })
    expect(parseCallsStatus({ status: 200, receipts: bomb() })).toMatchObject({ transactions: [] })
  })

  test.each<[unknown, string]>([
    [100, 'pending'],
    [102, 'pending'],
    ['100', 'pending'],
    ['PENDING', 'pending'],
    [200, 'confirmed'],
    ['CONFIRMED', 'confirmed'],
    [400, 'failed'],
    [500, 'reverted'],
    [600, 'partial'],
  ])('the code %j is %s', (code, status) => expect(parseCallsStatus({ status: code })).toMatchObject({ status }))

  test.each([[0], [99], [300], [700], [-200], [NaN], [Infinity], ['0xc8'], ['confirmed'], [''], [null], [{}]])(
    'the code %p is none',
    (status) => expect(parseCallsStatus(callsAnswer(status))).toBeNull(),
  )

  test('calls that share a transaction have it once, in lower case; bad receipts are dropped', () => {
    const receipts = [
      receipt('0x12', '0x1'),
      null,
      receipt(HASH.toUpperCase().replace('0X', '0x')),
      receipt(HASH, '0x1'),
      receipt(OTHER, 1),
    ]
    expect(parseCallsStatus(callsAnswer(200, { atomic: undefined, receipts }))).toEqual({
      status: 'confirmed',
      atomic: false,
      transactions: [
        { hash: HASH, succeeded: null },
        { hash: OTHER, succeeded: true },
      ],
    })
  })

  test.each([
    ['0x1', true],
    [1, true],
    [true, true],
    ['success', true],
    ['0x0', false],
    [0, false],
    [false, false],
    ['reverted', false],
    ['0x2', null],
    ['', null],
    [undefined, null],
  ])('the outcome %j in a receipt is %j', (status, succeeded) => {
    expect(parseCallsStatus({ status: 100, receipts: [receipt(HASH, status)] })?.transactions).toEqual([
      { hash: HASH, succeeded },
    ])
  })

  test.each([
    ['what the wallet says', { atomic: false, receipts: [receipt(HASH)] }, false],
    ['one transaction', { receipts: [receipt(HASH)] }, true],
    ['none yet', { receipts: [] }, true],
    ['two', { atomic: 'yes', receipts: [receipt(HASH), receipt(OTHER)] }, false],
  ])('whether calls were one transaction, by %s', (_, answer, atomic) => {
    expect(parseCallsStatus({ status: 200, ...answer })?.atomic).toBe(atomic)
  })

  test.each([
    [{ signatures: { given: 1 } }, 1],
    [{ signatures: { given: -1 } }, undefined],
    [{ signatures: { given: '1' } }, undefined],
    [{ signatures: 1 }, undefined],
    [bomb(), undefined],
    [undefined, undefined],
  ])('row %#: how many owners have signed', (capabilities, signed) => {
    expect(parseCallsStatus({ status: 100, capabilities })?.signed).toBe(signed)
  })

  test('of thousands of receipts a hundred are read', () => {
    const receipts = Array.from({ length: 3_000 }, (_, at) => receipt(`0x${at.toString(16).padStart(64, '0')}`))
    expect(parseCallsStatus({ status: 200, receipts })?.transactions).toHaveLength(100)
  })

  test.each([
    ['all', [receipt(HASH, '0x0')], 'reverted'],
    ['all, by calls', [receipt(HASH, '0x1'), receipt(HASH, '0x0')], 'reverted'],
    ['some', [receipt(HASH, '0x1'), receipt(OTHER, '0x0')], 'partial'],
  ])('X30: a batch that is called confirmed while %s of it failed is not', (_, receipts, status) => {
    expect(parseCallsStatus(callsAnswer(200, { receipts }))).toMatchObject({ status })
  })

  test('X30: nothing at all is anything but one of the known answers', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
        expect([null, 'supported', 'ready']).toContain(parseAtomicSupport(value, 3))
        const id = parseCallsId(value)
        expect(id === null || id.length > 0).toBe(true)
        const hashes = parseCallsStatus(value)?.transactions.map(({ hash }) => hash) ?? []
        for (const hash of hashes) expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
      }),
    )
  })
})

describe('announcements', () => {
  const provider = { request: () => undefined }
  const info = { uuid: 'u', name: 'Wallet', icon: 'data:image/png;base64,AA', rdns: 'org.example' }
  const announced = (detail: unknown) => parseAnnouncement(new CustomEvent('x', { detail }))
  const named = (name: string) => announced({ info: { ...info, name }, provider })?.info.name
  const pictured = (icon: unknown) => announced({ info: { ...info, icon }, provider })?.info.icon

  test('what a wallet says of itself', () => {
    expect(announced({ info, provider })).toEqual({ info, provider })
    const longest = { ...info, uuid: 'u'.repeat(100), rdns: `a.${'b'.repeat(98)}` }
    expect(announced({ info: longest, provider })?.info).toEqual(longest)
    expect(announced({ info: { ...info, rdns: 'Org.Example' }, provider })?.info.rdns).toBe('org.example')
  })

  test.each([
    ['null', null],
    ['empty', {}],
    ['no provider', { info }],
    ['no info', { provider }],
    ['no request', { info, provider: {} }],
    ['a provider that is text', { info, provider: 'request' }],
    ['a provider that is null', { info, provider: null }],
    ['a function with a request', { info, provider: Object.assign(() => undefined, provider) }],
    ['text', 'announced'],
    ['a uuid that is no text', { info: { ...info, uuid: 7 }, provider }],
    ['an empty uuid', { info: { ...info, uuid: '' }, provider }],
    ['a uuid of 101 characters', { info: { ...info, uuid: 'u'.repeat(101) }, provider }],
    ['no name', { info: { ...info, name: null }, provider }],
    ['no rdns', { info: { ...info, rdns: undefined }, provider }],
    ['an rdns of 101 characters', { info: { ...info, rdns: `a.${'b'.repeat(99)}` }, provider }],
    ['an unusable rdns', { info: { ...info, rdns: '<img src=x>' }, provider }],
    ['throwing getters', bomb()],
    ['a throwing provider', { info, provider: bomb() }],
    ['a throwing info', { info: bomb(), provider }],
  ])('D01: %s is ignored', (_, detail) => expect(announced(detail)).toBeNull())

  test('D01: an event whose detail throws is ignored', () => {
    class Evil extends Event {
      get detail(): unknown {
        throw new Error('touched')
      }
    }
    expect(parseAnnouncement(new Evil('x'))).toBeNull()
  })

  test('D03: names are one short visible line', () => {
    expect(named('a'.repeat(10_000))).toHaveLength(48)
    expect(named('\u202eWal\u200blet\nName\u0000')).toBe('Wallet Name')
    expect(named('\u200b\u202e')).toBe('org.example')
  })

  test.each([
    'https://evil.example/i.png',
    'http://evil.example/i.png',
    'javascript:alert(1)',
    'data:text/html,<b>',
    `data:image/png;base64,${'A'.repeat(5_000_000)}`,
    42,
  ])('D07: an icon that is not a small data image is none (%#)', (icon) => expect(pictured(icon)).toBeNull())

  test.each(['svg+xml', 'png', 'jpeg', 'webp', 'gif'])('a %s data image is kept', (type) => {
    expect(pictured(`data:image/${type};base64,AA`)).toBe(`data:image/${type};base64,AA`)
  })
})

describe('pairing addresses', () => {
  const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`

  test('C27: one is read with the moment at which it expires', () => {
    expect(parsePairingUri(uri)).toEqual({ uri, expiresAt: null })
    expect(parsePairingUri(`${uri}&expiryTimestamp=1700000000`)).toEqual({
      uri: `${uri}&expiryTimestamp=1700000000`,
      expiresAt: 1_700_000_000_000,
    })
  })

  test.each(['0', '-5', '1.5', 'soon', '9'.repeat(30)])('the moment %j is none', (moment) => {
    expect(parsePairingUri(`${uri}&expiryTimestamp=${moment}`)?.expiresAt).toBeNull()
  })

  test.each([
    [''],
    ['javascript:alert(1)'],
    [`x${uri}`],
    [`${uri} `],
    [`${uri}"`],
    [uri.replace('@2', '@1')],
    [`${uri}&a=${'b'.repeat(2_000)}`],
    [null],
    [{ uri }],
  ])('C27: %j is no pairing address', (value) => expect(parsePairingUri(value)).toBeNull())
})

test.each([
  [1_700_000_000, 1_700_000_000_000],
  [8.64e12, 8.64e15],
  [8.64e12 + 1, null],
  [1e15, null],
  [0, null],
  [1.5, null],
  ['1700000000', null],
  [undefined, null],
])('what expires at %j seconds does so at %j', (seconds, at) => expect(parseExpiry(seconds)).toBe(at))

test('more accounts than are remembered are read as well, and a thousand of one answer', () => {
  const accounts = Array.from({ length: 1_500 }, (_, at) => `0x${at.toString(16).padStart(40, '0')}`)
  const read = parseAccounts(accounts)
  expect(read).toHaveLength(1_000)
  expect(read?.map((account) => account.toLowerCase())).toEqual(accounts.slice(0, 1_000))
  expect(parseAccounts(accounts.slice(500))?.map((account) => account.toLowerCase())).toEqual(accounts.slice(500))
})
