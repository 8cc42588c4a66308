import { describe, expect, jest, test } from '@jest/globals'
import { type StoredName, storedSchemas } from '#boundary/storage'
import { parseTransactions } from '#boundary/transactions'
import { createStorage } from '#services/browser/storage'
import { fakeLocalStorage, fakePage } from '../../support/fakePage'
import { ALICE, refuse } from '../../support/fakeWallet'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'
import { storedTransaction } from '../../support/storedTransaction'

const NAMES: StoredName[] = [
  'session',
  'recentWallets',
  'transactions',
  'clearings',
  'settings',
  'theme',
  'lastReads',
  'tokenChoices',
]
const session = (walletId: string) => ({ walletId, reach: 'browser' as const, name: null })
const KEY = `${ALICE.toLowerCase()}:3`
const record = { hash: `0x${'1'.repeat(64)}`, description: 'Swap', status: 'pending' as const, addedAt: 1 }
const written = (value: unknown, version = 1) => JSON.stringify({ version, value })

const storedIn = (page: Window) => parseTransactions(createStorage(page).read('transactions'))

function denied() {
  const page = fakePage()
  Object.defineProperty(page, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  return page
}

test('a value is read back, by another page too, under a versioned key', () => {
  const page = fakePage()
  createStorage(page).write('session', session('metaMask'))
  expect(createStorage(page).read('session')).toEqual(session('metaMask'))
  expect(page.localStorage.getItem('tidemark.session')).toBe(
    '{"version":1,"value":{"walletId":"metaMask","reach":"browser","name":null}}',
  )
  createStorage(page).remove('session')
  expect(createStorage(page).read('session')).toBeNull()
})

test('the theme is a bare word, for the script that runs before the first paint', () => {
  const page = fakePage()
  createStorage(page).write('theme', 'dark')
  expect(page.localStorage.getItem('tidemark.theme')).toBe('dark')
  expect(createStorage(page).read('theme')).toBe('dark')
})

test('S01: without local storage values last as long as the page', () => {
  const storage = createStorage(denied())
  expect(storage.read('session')).toBeNull()
  storage.write('session', session('metaMask'))
  expect(storage.read('session')).toEqual(session('metaMask'))
  storage.remove('session')
  expect(storage.read('session')).toBeNull()
})

test('S02: when the space is full, what is expendable goes once; then the value stays in memory', () => {
  const page = fakePage({ 'tidemark.recentWallets': written(['a']) })
  let room = false
  const setItem = jest.fn(() => {
    if (!room) throw new DOMException('full', 'QuotaExceededError')
  })
  Object.assign(page.localStorage, { setItem })
  const storage = createStorage(page)
  storage.write('session', session('metaMask'))
  expect(setItem).toHaveBeenCalledTimes(2)
  expect(storage.read('recentWallets')).toBeNull()
  expect(storage.read('session')).toEqual(session('metaMask'))
  room = true
  storage.write('session', session('brave'))
  expect(setItem).toHaveBeenCalledTimes(3)
})

describe.each(NAMES)('S03: %s', (name) => {
  test.each([['{bad'], ['null'], ['42'], ['[]'], ['"x"'], ['x'.repeat(5_000_000)]])('%.10s is no value', (text) => {
    const page = fakePage({ [`tidemark.${name}`]: text })
    expect(createStorage(page).read(name)).toBeNull()
    expect(page.localStorage.getItem(`tidemark.${name}`)).toBeNull()
  })
})

test('S04: what a later release wrote is read as far as this one understands it, and is not lost', () => {
  const later = written({ walletId: 'x', reach: 'browser', more: 1 }, 2)
  const page = fakePage({ 'tidemark.session': later })
  const storage = createStorage(page)
  expect(storage.read('session')).toEqual(session('x'))
  for (const walletId of ['brave', 'metaMask']) storage.write('session', session(walletId))
  expect(storage.read('session')).toEqual(session('metaMask'))
  expect(page.localStorage.getItem('tidemark.session')).toBe(later)
  storage.remove('session')
  expect(storage.read('session')).toBeNull()
  expect(page.localStorage.getItem('tidemark.session')).toBe(later)
})

test('S04: what only a later release can read is no value, and is not lost either', () => {
  const later = written({ wallet: 'x' }, 2)
  const page = fakePage({ 'tidemark.session': later })
  const storage = createStorage(page)
  const changes: unknown[] = []
  storage.onChange('session', (now) => void changes.push(now))
  expect(storage.read('session')).toBeNull()
  const event = { key: 'tidemark.session', newValue: later, oldValue: written(session('brave')) }
  page.dispatchEvent(Object.assign(new Event('storage'), event))
  expect(changes).toEqual([])
  expect(page.localStorage.getItem('tidemark.session')).toBe(later)
})

test.each<[string, (storage: ReturnType<typeof createStorage>, page: ReturnType<typeof fakePage>) => void]>([
  ['a read', (storage) => void storage.read('settings')],
  [
    'another tab',
    (storage, page) => {
      storage.onChange('settings', () => undefined)
      const event = { key: 'tidemark.settings', newValue: written({}, 2), oldValue: null }
      page.dispatchEvent(Object.assign(new Event('storage'), event))
    },
  ],
])('S15: a value of a later release is reported once, met by %s', (_, meet) => {
  const page = fakePage({ 'tidemark.settings': written({}, 2) })
  const storage = createStorage(page)
  const report = jest.fn()
  storage.onNewer(report)
  meet(storage, page)
  meet(storage, page)
  expect(report).toHaveBeenCalledTimes(1)
  const late = jest.fn()
  storage.onNewer(late)
  expect(late).toHaveBeenCalledTimes(1)
})

test('S15: fields that only a later release knows are kept, of a session as long as its wallet stays', () => {
  const page = fakePage({
    'tidemark.settings': written({ deadlineMinutes: 20, theirs: { a: 1 } }),
    'tidemark.session': written({ ...session('brave'), theirs: 1 }),
  })
  const storage = createStorage(page)
  const stored = (name: string) => (JSON.parse(page.localStorage.getItem(name)!) as { value: unknown }).value
  storage.write('settings', { ...storage.read('settings')!, deadlineMinutes: 40 })
  expect(stored('tidemark.settings')).toMatchObject({ deadlineMinutes: 40, theirs: { a: 1 } })
  storage.write('session', { ...session('brave'), chainId: 1 })
  expect(stored('tidemark.session')).toMatchObject({ chainId: 1, theirs: 1 })
  storage.write('session', session('metaMask'))
  expect(stored('tidemark.session')).toEqual(session('metaMask'))
})

test('S04: nor is it deleted to make room', () => {
  const later = written(['x'], 2)
  const page = fakePage({ 'tidemark.lastReads': later, 'tidemark.recentWallets': written(['brave']) })
  Object.assign(page.localStorage, { setItem: refuse(new DOMException('full', 'QuotaExceededError')) })
  createStorage(page).write('session', session('metaMask'))
  expect(page.localStorage.getItem('tidemark.lastReads')).toBe(later)
  expect(page.localStorage.getItem('tidemark.recentWallets')).toBeNull()
})

const batch = {
  walletId: 'rdns:org.example.wallet',
  id: '0xba7c4',
  nonce: 7,
  block: 100,
  calls: [{ to: ALICE, value: '0', data: '0x095ea7b3' }],
  trade: 'native>usdc',
}

test('S04: the transactions of earlier releases are read whole, and written in a version that these leave alone', () => {
  const known = {
    ...record,
    changedAt: 9,
    nonce: 0,
    call: record.hash,
    unusedAt: 3,
    resolution: 'spedUp' as const,
    minedAs: record.hash,
    minedIn: 4,
    isAltered: true,
    revokes: { token: ALICE, spender: ALICE, through: 'permit2' as const },
    sentFrom: ALICE,
    approves: { token: ALICE, spender: ALICE, amount: '100', symbol: 'USDC', decimals: 6 },
    approved: '50',
    batch,
    partAs: record.hash,
  }
  const { resolution, ...rest } = known
  for (const each of [record, known, { ...rest, fate: resolution }]) {
    const page = fakePage({ 'tidemark.transactions': written({ [KEY]: [each] }) })
    const read = storedIn(page)
    expect(read).toEqual({ [KEY]: [storedTransaction('fate' in each ? known : each)] })
    createStorage(page).write('transactions', read)
    expect(page.localStorage.getItem('tidemark.transactions')).toMatch(/^\{"version":2,/)
    expect(storedIn(page)).toEqual(read)
  }
})

test('S05: bad transaction records are dropped one by one', () => {
  const bad = [
    { ...record, hash: 'javascript:alert(1)' },
    { ...record, description: { html: '' } },
    { ...record, description: '' },
    { ...record, description: 'x'.repeat(1_000_000) },
    { ...record, status: 'x' },
    { ...record, confirmations: -1 },
    { ...record, confirmations: 1.5 },
    { ...record, addedAt: 'now' },
    // A `Date` cannot represent these times.
    { ...record, addedAt: 8.64e15 + 1 },
    { ...record, changedAt: Number.MAX_SAFE_INTEGER },
    { ...record, revokes: { token: ALICE, spender: ALICE, through: 'anything' } },
    { ...record, nonce: -1 },
    { ...record, call: 'javascript:alert(1)' },
    { ...record, minedAs: 'javascript:alert(1)' },
    { ...record, resolution: '<b>' },
    { ...record, isAltered: 'yes' },
    { ...record, sentFrom: 'javascript:alert(1)' },
    { ...record, approved: '-1' },
    { ...record, approves: { token: ALICE, spender: ALICE, amount: 'all', symbol: 'USDC', decimals: 6 } },
    { ...record, approves: { token: ALICE, spender: ALICE, amount: '1', symbol: 'USDC', decimals: 256 } },
    { ...record, partAs: 'javascript:alert(1)' },
    ...[
      { id: '' },
      { id: 'x'.repeat(8_195) },
      { nonce: -1 },
      { block: '100' },
      { calls: [] },
      { calls: [{ to: ALICE, value: '0', data: 'approve' }] },
      { calls: Array.from({ length: 11 }, () => batch.calls[0]) },
      { walletId: 7 },
      { trade: 'x'.repeat(201) },
    ].map((changes) => ({ ...record, batch: { ...batch, ...changes } })),
    null,
    7,
  ]
  const page = fakePage({ 'tidemark.transactions': written({ [KEY]: [...bad, record, record], nonsense: [record] }) })
  expect(storedIn(page)).toEqual({ [KEY]: [storedTransaction(record)] })
})

test('S06: ten thousand pending records are read quickly, and all of them', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({ ...record, hash: `0x${String(n).padStart(64, '0')}` }))
  const page = fakePage({ 'tidemark.transactions': written({ [KEY]: many }) })
  expect(storedIn(page)[KEY]).toHaveLength(10_000)
})

test('S07: a key that names the prototype changes nothing', () => {
  const evil = '{"version":1,"value":{"__proto__":{"polluted":[1]},"slippageBps":70}}'
  const page = fakePage({ 'tidemark.transactions': evil, 'tidemark.settings': evil })
  expect(storedIn(page)).toEqual({})
  expect(createStorage(page).read('settings')?.slippageBps).toBe(70)
  expect('polluted' in {}).toBe(false)
})

test('a setting out of bounds falls back by itself', () => {
  const page = fakePage({ 'tidemark.settings': written({ slippageBps: 9_999, deadlineMinutes: 10, approval: 'all' }) })
  expect(createStorage(page).read('settings')).toEqual({
    slippageBps: null,
    deadlineMinutes: 10,
    approval: 'exact',
    guard: true,
    signingDays: 1,
  })
})

test.each([
  [{}, true],
  [{ guard: false }, false],
  [{ guard: 'no' }, true],
])('S04: settings of an earlier release, without the guard or with %j: it is %p', (stored, guard) => {
  const earlier = { slippageBps: 70, deadlineMinutes: 10, approval: 'unlimited', ...stored }
  const page = fakePage({ 'tidemark.settings': written(earlier) })
  expect(createStorage(page).read('settings')).toEqual({ ...earlier, guard, signingDays: 1 })
})

test('S11: of the recent wallets only usable ids are kept', () => {
  const ids = ['metaMask', 7, null, 'metaMask', 'x'.repeat(1_000), 'brave']
  const page = fakePage({
    'tidemark.recentWallets': written([...ids, ...Array.from({ length: 1_000 }, (_, n) => `w${n}`)]),
  })
  expect(createStorage(page).read('recentWallets')?.slice(0, 2)).toEqual(['metaMask', 'brave'])
  expect(createStorage(page).read('recentWallets')).toHaveLength(20)
})

test('other tabs are heard with what was there before; a cleared storage is no news', () => {
  const page = fakePage()
  const listener = jest.fn()
  const stop = createStorage(page).onChange('session', listener)
  const say = (key: string | null, newValue: string | null, oldValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, oldValue }))
  say('tidemark.session', null, written({ walletId: 'a' }))
  say('tidemark.session', '{bad', null)
  say('tidemark.theme', 'dark', null)
  say(null, null, null)
  stop()
  say('tidemark.session', null, null)
  expect(listener.mock.calls).toEqual([
    [null, session('a')],
    [null, null],
  ])
})

test('S10: storage that is cleared while the page runs is written again', () => {
  const page = fakePage()
  const storage = createStorage(page)
  storage.write('session', session('a'))
  page.localStorage.clear()
  expect(storage.read('session')).toBeNull()
  storage.write('session', session('b'))
  expect(storage.read('session')).toEqual(session('b'))
})

test('S14: no text in storage makes reading throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((t) => `{"version":1,"value":${t}}`),
      ),
      (name, text) => {
        const page = Object.assign(fakePage(), { localStorage: fakeLocalStorage({ [`tidemark.${name}`]: text }) })
        createStorage(page).read(name)
      },
    ),
    { numRuns: runs(1_000) },
  )
})

describe('all that is kept', () => {
  const foreign = { '-CBWSDK:SCWKeyManager:ownPrivateKey': 'secret', '-walletlink:https://x:session': 'id' }

  test('is reported by name, with what wallets’ software keeps, and nothing of other sites', () => {
    const page = fakePage({
      'another.app': '1',
      'tidemark.unknown': '2',
      WALLETCONNECT_DEEPLINK_CHOICE: '{}',
      ...foreign,
    })
    const storage = createStorage(page)
    storage.write('theme', 'dark')
    expect(storage.entries()).toEqual([
      { name: 'walletLink', text: '{}' },
      { name: null, text: 'secret' },
      { name: null, text: 'id' },
      { name: 'theme', text: 'dark' },
    ])
  })

  test('is null where storage is denied, and forgetting it is no error', () => {
    const storage = createStorage(denied())
    expect(storage.entries()).toBeNull()
    storage.write('theme', 'dark')
    storage.clearAll()
    expect(storage.read('theme')).toBeNull()
  })

  test('is forgotten, and other tabs are told, also where there is no room for another word', () => {
    const page = fakePage({ 'tidemark.theme': 'dark', ...foreign })
    const { localStorage: area } = page
    const reports: string[] = []
    const setItem = area.setItem.bind(area)
    area.setItem = (key, value) => {
      if (area.length > 0) throw new DOMException('full', 'QuotaExceededError')
      reports.push(key)
      setItem(key, value)
    }
    createStorage(page).clearAll()
    expect(area.length).toBe(0)
    expect(reports).toEqual(['tidemark.reset'])
  })

  test('is forgotten whatever it is', () => {
    const page = fakePage({ WALLETCONNECT_DEEPLINK_CHOICE: '{}', 'tidemark.ofALaterRelease': '2' })
    for (const name of Object.keys(storedSchemas))
      if (name !== 'walletLink') page.localStorage.setItem(`tidemark.${name}`, '?')
    const storage = createStorage(page)
    expect(
      storage
        .entries()
        ?.map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(storedSchemas).sort())
    storage.clearAll()
    expect(page.localStorage.length).toBe(0)
  })

  test('is forgotten but for what is not ours, and nothing is written any more', () => {
    const page = fakePage({ 'another.app': '1', ...foreign })
    const storage = createStorage(page)
    storage.write('session', session('a'))
    storage.write('theme', 'dark')
    storage.clearAll()
    storage.write('session', session('b'))
    expect(storage.read('session')).toBeNull()
    expect(storage.entries()).toEqual([])
    expect(page.localStorage.length).toBe(1)
    expect(page.localStorage.getItem('another.app')).toBe('1')
  })
})

test('S14: a node of one’s own is https, or on this machine, without a user name', () => {
  const read = (url: unknown, id = '3') =>
    createStorage(fakePage({ 'tidemark.ownNodes': written({ [id]: url }) })).read('ownNodes')
  for (const url of ['https://node.example/v2/key?x=1', 'http://127.0.0.1:8545', 'http://localhost/rpc'])
    expect(read(url)).toEqual({ 3: url })
  for (const url of [
    'http://node.example',
    'wss://node.example',
    'https://user:word@node.example',
    'javascript:alert(1)',
    'http://[::1]:8545',
    'node.example',
    '',
    7,
    `https://node.example/${'x'.repeat(2_000)}`,
  ])
    expect(read(url)).toEqual({})
  expect(read('https://node.example', '0x3')).toEqual({})
})

test('S14: clearings are moments by account and chain', () => {
  const read = (value: unknown) =>
    createStorage(fakePage({ 'tidemark.clearings': written(value) })).read('clearings') ?? {}
  expect(read({ [KEY]: 5 })).toEqual({ [KEY]: 5 })
  for (const bad of [{ [KEY]: 'x' }, { [KEY]: -1 }, { nonsense: 5 }, [], 7, null]) expect(read(bad)).toEqual({})
})

test.each([
  [{ walletId: 'a' }, { walletId: 'a', reach: 'browser', name: null }],
  [
    { walletId: 'a', reach: 'pairing', name: ' A\u200b ' },
    { walletId: 'a', reach: 'pairing', name: 'A' },
  ],
  [
    { walletId: 'a', reach: 'popUp', name: 7, isMissing: true, more: 1 },
    { walletId: 'a', reach: 'popUp', name: null, isMissing: true },
  ],
  [
    { walletId: 'a', name: 'x'.repeat(1_001) },
    { walletId: 'a', reach: 'browser', name: null },
  ],
  [{ walletId: 'a', reach: 'else' }, null],
  [{ walletId: 'a', reach: null }, null],
  [{ walletId: 'a', isMissing: 1 }, null],
  [{ walletId: '' }, null],
  [{ walletId: 'x'.repeat(141) }, null],
  [{ walletId: 7 }, null],
  [[], null],
])('S14: the session %j is read as %j', (stored, read) => {
  expect(createStorage(fakePage({ 'tidemark.session': written(stored) })).read('session')).toEqual(read)
})

test.each([
  [{ href: 'https://app.example', name: 'App' }, true],
  [{ href: 'https://app.example/path', name: 'App' }, false],
  [{ href: 'javascript:alert(1)', name: 'App' }, false],
  [{ href: `https://${'x'.repeat(200)}`, name: 'App' }, false],
  [{ href: 7, name: 'App' }, false],
  [{ href: 'https://app.example', name: '\u200b' }, false],
  [{ href: 'https://app.example' }, false],
  [7, false],
])('S14: the link %j to a wallet’s app is one: %p', (stored, fits) => {
  const page = fakePage({ WALLETCONNECT_DEEPLINK_CHOICE: JSON.stringify(stored) })
  expect(createStorage(page).read('walletLink')).toEqual(fits ? stored : null)
})

test.each([
  [5, 5],
  [0, 0],
  [-1, null],
  [1.5, null],
  ['5', null],
])('S14: %j is a reset at %j', (stored, read) => {
  expect(createStorage(fakePage({ 'tidemark.reset': written(stored) })).read('reset')).toBe(read)
})

test.each([
  [{ version: -1, value: 5 }],
  [{ version: 0.5, value: 5 }],
  [{ version: '1', value: 5 }],
  [{ value: 5 }],
  [{ version: 1 }],
])('S03: the envelope %j is none', (envelope) => {
  expect(createStorage(fakePage({ 'tidemark.reset': JSON.stringify(envelope) })).read('reset')).toBeNull()
})
