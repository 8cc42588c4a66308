import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { parseTransactions } from '#boundary/transactions'
import { selectMissingPart } from '#store/browser/parts'
import { addTransaction } from '#store/transaction/sendTransaction'
import { selectTradeSettings, tradeSettingsChanged } from '#store/trade/tradeSettings'
import {
  selectAllTransactions,
  selectTransactionsOf,
  transactionAdded,
  transactionAnswered,
  transactionsCleared,
  transactionsRestored,
  transactionTitle,
  transactionUpdated,
} from '#store/transaction/transactions'
import type { SentBatch } from '#domain/transaction/batch'
import type { TransactionStatus } from '#domain/transaction/transaction'
import { tradeInfo } from '#domain/trade/plan'
import { samplePlan } from '../../support/samplePlan'
import { appStore } from '../../support/appStore'
import { fakePage, type FakePage } from '../../support/fakePage'
import { ALICE, HASH } from '../../support/fakeWallet'
import { sharedStorage } from '../../support/sharedStorage'
import { storedTransaction } from '../../support/storedTransaction'

// Announcements are removed by timers. Node would wait for real timers, so the timers are fake.
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const KEY = `${ALICE.toLowerCase()}:3`
const owner = { account: ALICE, chainId: 3 } as const
const transaction = (status: TransactionStatus) => storedTransaction({ hash: HASH, status, addedAt: 5 })
const written = (name: string, value: unknown) =>
  [`tidemark.${name}`, JSON.stringify({ version: name === 'transactions' ? 2 : 1, value })] as const

function visit(page: FakePage = fakePage()) {
  const app = appStore(page)
  app.start()
  return { ...app, page, stored: () => parseTransactions(app.services.storage.read('transactions')) }
}

/** Writes a value to the storage as another tab would. */
function writeElsewhere(page: FakePage, name: string, value: unknown) {
  const [key, newValue] = written(name, value)
  const oldValue = page.localStorage.getItem(key)
  page.localStorage.setItem(key, newValue)
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, oldValue }))
}

test('T14: transactions of the last visit are there again, and those pending are followed', () => {
  const page = fakePage(Object.fromEntries([written('transactions', { [KEY]: [transaction('pending')] })]))
  const { state, services } = visit(page)
  expect(selectTransactionsOf(state(), ALICE, 3)).toEqual([transaction('pending')])
  expect(services.receipts.requested).toEqual([{ chainId: 3, hash: HASH, confirmations: undefined }])
})

test('what does not fit is as good as nothing', () => {
  const page = fakePage({ 'tidemark.transactions': '{"version":1,"value":7}', 'tidemark.settings': 'null' })
  const { state } = visit(page)
  expect(selectAllTransactions(state())).toEqual({})
  expect(selectTradeSettings(state())).toMatchObject({ deadlineMinutes: 30 })
})

test('T14: titles are in the words of the page that shows them, and those of earlier releases as they were stored', () => {
  const info = tradeInfo(samplePlan())
  const stored = storedTransaction({ hash: HASH, description: '100 USDC gegen UNI tauschen', info, addedAt: 5 })
  const earlier = storedTransaction({ hash: `0x${'7'.repeat(64)}`, description: 'Swap 2 ETH for UNI' })
  const page = fakePage(Object.fromEntries([written('transactions', { [KEY]: [stored, earlier] })]))
  const shown = selectTransactionsOf(visit(page).state(), ALICE, 3)
  expect(shown).toEqual([stored, earlier])
  expect(shown.map((each) => transactionTitle(each))).toEqual(['Swap 100 USDC for UNI', 'Swap 2 ETH for UNI'])
})

test('every change of a transaction is written', () => {
  const { dispatch, stored } = visit()
  dispatch(addTransaction(ALICE, 3, { hash: HASH, description: 'Swap' }))
  expect(stored()).toMatchObject({ [KEY]: [{ hash: HASH, state: { status: 'pending' } }] })
  dispatch(transactionUpdated({ ...owner, hash: HASH, state: { status: 'failed' } }))
  expect(stored()).toMatchObject({ [KEY]: [{ state: { status: 'failed' } }] })
  dispatch(transactionsCleared(owner))
  expect(stored()).toEqual({})
})

test('what is stored is taken over only where it tells something new', () => {
  const page = fakePage(Object.fromEntries([written('transactions', { [KEY]: [transaction('pending')] })]))
  const restored: unknown[] = []
  const app = appStore(page, [
    () => (next) => (action) => {
      if (transactionsRestored.match(action)) restored.push(action)
      return next(action)
    },
  ])
  app.start()
  restored.length = 0
  app.dispatch(transactionUpdated({ ...owner, hash: HASH, state: { status: 'confirmed' } }))
  app.dispatch(addTransaction(ALICE, 3, { hash: `0x${'7'.repeat(64)}`, description: 'Another' }))
  const stored = parseTransactions(app.services.storage.read('transactions'))
  writeElsewhere(page, 'transactions', stored)
  writeElsewhere(page, 'clearings', {})
  expect(restored).toEqual([])
  writeElsewhere(page, 'clearings', { [KEY]: 5 })
  expect(restored).toHaveLength(1)
})

test('trade settings outlive the page', () => {
  const { dispatch, page } = visit()
  dispatch(tradeSettingsChanged({ slippageBps: 100, signingDays: 7, approval: 'unlimited' }))
  expect(selectTradeSettings(visit(page).state())).toEqual({
    slippageBps: 100,
    deadlineMinutes: 30,
    signingDays: 7,
    approval: 'unlimited',
    guard: true,
  })
})

test('what another tab writes is taken over: new ones, settled ones and cleared ones', () => {
  const { state, page, services } = visit()
  const statuses = () => selectTransactionsOf(state(), ALICE, 3).map(({ state: { status } }) => status)
  writeElsewhere(page, 'transactions', { [KEY]: [transaction('pending')] })
  expect(statuses()).toEqual(['pending'])
  expect(services.receipts.requested).toHaveLength(1)
  writeElsewhere(page, 'transactions', { [KEY]: [transaction('confirmed')] })
  expect(statuses()).toEqual(['confirmed'])
  writeElsewhere(page, 'clearings', { [KEY]: 5 })
  expect(statuses()).toEqual([])
  writeElsewhere(page, 'transactions', {})
  expect(statuses()).toEqual([])
})

test('two tabs that hold what neither of them would read do not rewrite it at each other', () => {
  const { pages, deliver, waiting } = sharedStorage(2)
  const tabs = pages.map((page) => visit(page))
  const description = 'x'.repeat(10_000)
  const hashes = ['7', '8'].map((digit) => `0x${digit.repeat(64)}` as const)
  tabs.forEach(({ dispatch }, at) =>
    dispatch(transactionAdded({ ...owner, transaction: storedTransaction({ hash: hashes[at]!, description }) })),
  )
  let delivered = 0
  for (; waiting() > 0 && delivered < 100; delivered += 1) deliver(0)
  expect(delivered).toBeLessThan(10)
})

test('trade settings of another tab are taken over', () => {
  const { state, page, dispatch } = visit()
  writeElsewhere(page, 'settings', { slippageBps: 200, deadlineMinutes: 30, approval: 'exact' })
  expect(selectTradeSettings(state()).slippageBps).toBe(200)
  dispatch(tradeSettingsChanged({ deadlineMinutes: 5 }))
  expect(selectTradeSettings(visit(page).state())).toMatchObject({ slippageBps: 200, deadlineMinutes: 5 })
})

const hashOf = (number: number): `0x${string}` => `0x${number.toString(16).padStart(64, '0')}`

function twoTabs() {
  const shared = sharedStorage(2)
  const tabs = shared.pages.map((page) => visit(page))
  const hashes = (tab: number) => selectTransactionsOf(tabs[tab]!.state(), ALICE, 3).map(({ hash }) => Number(hash))
  return {
    ...shared,
    tabs,
    hashes,
    stored: () =>
      Object.values(tabs[0]!.stored())
        .flat()
        .map(({ hash }) => Number(hash)),
    add: (tab: number, number: number) =>
      tabs[tab]!.dispatch(addTransaction(ALICE, 3, { hash: hashOf(number), description: `Swap ${number}` })),
    settle: (tab: number, number: number) =>
      tabs[tab]!.dispatch(
        transactionUpdated({ ...owner, hash: hashOf(number), state: { status: 'confirmed', nonce: number } }),
      ),
    clear: (tab: number) => tabs[tab]!.dispatch(transactionsCleared(owner)),
    deliverAll() {
      for (let delivered = 0; shared.waiting() > 0 && delivered < 500; delivered++) shared.deliver(0)
    },
  }
}

test('S09: two tabs that write before they hear of each other lose nothing', () => {
  const { add, settle, hashes, stored, deliverAll, waiting } = twoTabs()
  add(0, 1)
  add(1, 2)
  settle(0, 1)
  add(1, 3)
  expect(stored().sort()).toEqual([1, 2, 3])
  deliverAll()
  expect(waiting()).toBe(0)
  expect(hashes(0).sort()).toEqual([1, 2, 3])
  expect(hashes(1).sort()).toEqual([1, 2, 3])
})

test('S09: what a wallet was asked for in one tab is in both, with its answer and with what the other has learnt', () => {
  const { tabs, deliverAll } = twoTabs()
  const [asking, other] = tabs as [ReturnType<typeof visit>, ReturnType<typeof visit>]
  const batch: SentBatch = {
    walletId: 'a',
    nonce: 1,
    block: 1,
    safe: { version: '1.4.1', threshold: 2, nonce: 0 },
    calls: [{ to: ALICE, value: '0', data: '0x12' }],
    trade: '',
  }
  asking.dispatch(addTransaction(ALICE, 3, { hash: HASH, description: 'Swap', batch }))
  deliverAll()
  // At the same time, the other tab sees the execution on the chain, and the wallet answers the requesting tab.
  other.dispatch(transactionUpdated({ ...owner, hash: HASH, state: { status: 'confirmed', execution: hashOf(8) } }))
  asking.dispatch(transactionAnswered({ ...owner, hash: HASH, id: hashOf(8) }))
  deliverAll()
  const state = { status: 'confirmed', execution: hashOf(8) }
  const known = { state, request: { batch: { ...batch, id: hashOf(8) } } }
  for (const tab of [asking, other]) expect(selectTransactionsOf(tab.state(), ALICE, 3)).toMatchObject([known])
  expect(asking.stored()).toMatchObject({ [KEY]: [known] })
})

test('S09: what a tab that read too early has covered is put back', () => {
  const { add, stored, kept, deliverAll, hashes, pages } = twoTabs()
  add(0, 1)
  const early = kept.get('tidemark.transactions')!
  add(0, 2)
  deliverAll()
  // The other process writes data that it read before the second transaction was added.
  pages[1]!.localStorage.setItem('tidemark.transactions', early)
  expect(stored()).toEqual([1])
  deliverAll()
  expect(stored().sort()).toEqual([1, 2])
  expect(hashes(1).sort()).toEqual([1, 2])
})

test('S09, T18: what one tab clears is gone in both, whatever the other writes meanwhile', () => {
  const { add, settle, clear, stored, hashes, deliverAll } = twoTabs()
  add(0, 1)
  deliverAll()
  clear(0)
  settle(1, 1)
  deliverAll()
  expect([stored(), hashes(0), hashes(1)]).toEqual([[], [], []])
  add(1, 2)
  deliverAll()
  expect([stored(), hashes(0), hashes(1)]).toEqual([[2], [2], [2]])
})

test('S15: fields and records that only another release knows are written back', () => {
  const unread = { hash: `0x${'9'.repeat(64)}`, addedAt: 7, status: 'settled', kind: 'theirs' }
  const theirs = { theirs: { more: [1] } }
  const { request, ...sent } = transaction('pending')
  const known = { ...sent, ...theirs, request: { ...request, ...theirs } }
  const page = fakePage(Object.fromEntries([written('transactions', { [KEY]: [known, unread, 7, { hash: 'x' }] })]))
  const { dispatch, services } = visit(page)
  dispatch(transactionUpdated({ ...owner, hash: HASH, state: { status: 'confirmed', nonce: 3 } }))
  const [confirmed, ...others] = (services.storage.read('transactions') as Record<string, unknown[]>)[KEY]!
  expect(confirmed).toEqual({ ...known, state: { status: 'confirmed', nonce: 3 }, changedAt: expect.any(Number) })
  expect(others).toEqual([unread])
  dispatch(transactionsCleared(owner))
  expect(services.storage.read('transactions')).toEqual({ [KEY]: [] })
})

test('S15: a page that meets a value of a later release says that it is outdated', () => {
  const page = fakePage({ 'tidemark.transactions': JSON.stringify({ version: 3, value: {} }) })
  expect(selectMissingPart(visit(page).state())).toBe('outdated')
  expect(selectMissingPart(visit().state())).toBeUndefined()
})
