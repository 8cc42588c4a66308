import { configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { pairingEnded, pairingReady } from '#events'
import { addTransaction } from '#store/transaction/sendTransaction'
import { connectWallet, selectWallet } from '#store/wallet/connectWallet'
import { copyAddress } from '#store/wallet/copyAddress'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { switchChain } from '#store/wallet/switchChain'
import { watchAsset } from '#store/token/watchAsset'
import { tokenReads } from '#store/token/tokenReads'
import { lists } from '#store/token/lists'
import { rootReducer } from '#store/rootReducer'
import { selectStatus, selectWalletId } from '#store/wallet/connection'
import {
  backPressed,
  continuePressed,
  downloadPressed,
  getWalletPressed,
  guideFinished,
} from '#store/wallet/connectWizard'
import { modalClosed, modalOpened } from '#store/browser/modals'
import { notificationAdded, notificationsHeld } from '#store/browser/notifications'
import { transactionsCleared } from '#store/transaction/transactions'
import { tradeSettingsChanged } from '#store/trade/tradeSettings'
import { appStore } from '../support/appStore'
import { announce } from '../support/fakePage'
import { USDC } from '../support/fakeServices'
import { ALICE, BOB, fakeWallet, fault, HASH, refuse, silence } from '../support/fakeWallet'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const A = 'rdns:org.a'
const B = 'rdns:org.b'
const hash = (digit: string) => `0x${digit.repeat(64)}`

/** The paths of the values that JSON would change or lose. */
function unplain(value: unknown, path = ''): string[] {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object') return [`${path}: ${typeof value}`]
  const isPlain =
    Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
  if (!isPlain) return [`${path}: ${value.constructor.name}`]
  return Object.entries(value).flatMap(([key, inner]) => unplain(inner, `${path}.${key}`))
}

/** Simulates a long visit with everything that can happen with a wallet. */
async function liveThrough() {
  const actions: UnknownAction[] = []
  const odd: string[] = []
  // The recorder is the last middleware, so that it records exactly the actions that the reducers see.
  const app = appStore(undefined, [
    ({ getState }) =>
      (next) =>
      (action) => {
        actions.push(JSON.parse(JSON.stringify(action)) as UnknownAction)
        const result = next(action)
        odd.push(...unplain(action, 'action'), ...unplain(getState(), 'state'))
        return result
      },
  ])
  const { dispatch, services, state } = app
  const before = JSON.stringify(state())
  const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

  const a = fakeWallet()
  const b = fakeWallet({ accounts: [BOB], chainId: '0x1' })
  announce(services.page, a.provider, { rdns: 'org.a', uuid: 'a' })
  app.start()
  announce(services.page, b.provider, { rdns: 'org.b', uuid: 'b' })
  await pass()

  dispatch(modalOpened({ modal: 'connect' }))
  for (const action of [
    getWalletPressed(),
    downloadPressed({ walletId: 'rainbow' }),
    continuePressed({ hasInstructions: true }),
    backPressed(),
    continuePressed({ hasInstructions: false }),
    backPressed(),
    getWalletPressed(),
    downloadPressed({ walletId: 'rainbow' }),
    continuePressed({ hasInstructions: true }),
    guideFinished(),
    pairingReady({ uri: 'wc:ab@2?relay-protocol=irn&symKey=cd', expiresAt: 300_000, isNew: null }),
    pairingReady({ uri: 'wc:cd@2?relay-protocol=irn&symKey=ef', expiresAt: 600_000, isNew: 'expired' }),
    pairingEnded(),
  ])
    dispatch(action)

  // Try to connect: some attempts fail, are rejected or are abandoned, and one succeeds.
  const usual = 'eth_requestAccounts'
  for (const [answer, end] of [
    [refuse(fault(-32603, '<b>no</b>', { deep: new Map() })), null],
    [refuse(fault(4001)), null],
    [refuse(new Error('out of order')), null],
    [async () => ({ result: [ALICE] }), null],
    [silence, backPressed()],
    [silence, modalClosed()],
  ] as const) {
    a.reply(usual, answer)
    void dispatch(selectWallet(A))
    await pass(10)
    if (end) dispatch(end)
  }
  a.reply(usual, undefined)
  dispatch(modalOpened({ modal: 'connect' }))
  await dispatch(selectWallet(A))
  await dispatch(connectWallet(A))
  await dispatch(connectWallet('metaMask'))

  const SWITCH = 'wallet_switchEthereumChain'
  dispatch(modalOpened({ modal: 'network' }))
  await dispatch(switchChain(1))
  await dispatch(switchChain(99))
  for (const error of [fault(4001), fault(-32002), fault(4902), fault(-32603), undefined]) {
    a.reply(SWITCH, refuse(error))
    void dispatch(switchChain(3))
    await pass(10)
  }
  a.reply(SWITCH, async () => null)
  void dispatch(switchChain(3))
  await pass(20_000)
  a.reply(SWITCH, undefined)
  await dispatch(switchChain(3))

  for (const accounts of [[BOB, ALICE], [BOB.toLowerCase()], [ALICE]]) a.emit('accountsChanged', accounts)
  for (const chainId of ['0x1', 3, 'abc', { chain: 4 }, '0x3']) {
    a.emit('chainChanged', chainId)
    await pass(10)
  }

  const token = { chainId: 3, address: USDC, symbol: 'USDC', decimals: 6, logoURI: null }
  for (const reply of [async () => true, async () => false, refuse(fault(4001))]) {
    a.reply('wallet_watchAsset', reply)
    await dispatch(watchAsset(token))
  }
  for (const digit of ['1', '2', '3'])
    dispatch(addTransaction(ALICE, 3, { hash: hash(digit), description: `Swap ${digit}`, confirmations: 2 }))
  services.receipts.mine(hash('1'))
  services.receipts.mine(hash('2'), { status: false })
  await pass(10)
  dispatch(notificationAdded({ type: 'info', message: 'A\u202eB' }))
  dispatch(notificationsHeld({ held: true }))
  await pass(10_000)
  dispatch(notificationsHeld({ held: false }))
  await dispatch(copyAddress(ALICE))
  dispatch(tradeSettingsChanged({ slippageBps: 100 }))

  const reads = [
    dispatch(lists.endpoints.getTokens.initiate(undefined)),
    dispatch(tokenReads.endpoints.getBalance.initiate({ chainId: 3, account: ALICE })),
  ]
  await Promise.all(reads)
  for (const read of reads) read.unsubscribe()

  // Connect a second wallet, change the state in another tab, end a connection and reconnect.
  await dispatch(connectWallet(B))
  b.emit('disconnect', fault(4900))
  await dispatch(connectWallet(A))
  services.page.localStorage.removeItem('tidemark.session')
  services.page.dispatchEvent(
    Object.assign(new Event('storage'), {
      key: 'tidemark.session',
      newValue: null,
      oldValue: JSON.stringify({ version: 1, value: { walletId: A } }),
    }),
  )
  await dispatch(connectWallet(A))
  await dispatch(disconnectWallet())
  await dispatch(connectWallet(B))
  dispatch(transactionsCleared({ account: ALICE, chainId: 3 }))
  dispatch(addTransaction(BOB, 1, { hash: HASH, description: 'Last' }))
  dispatch(notificationAdded({ type: 'warning', message: 'still there' }))
  await pass(10)
  return { ...app, actions, odd, before }
}

test('a recorded visit, played to a fresh store, ends in the same state, byte for byte', async () => {
  const { actions, before, state } = await liveThrough()
  expect(new Set(actions.map(({ type }) => type)).size).toBeGreaterThan(30)
  expect(selectStatus(state())).toBe('connected')
  expect(selectWalletId(state())).toBe(B)

  const fresh = configureStore({
    reducer: rootReducer,
    middleware: (usual) => usual({ serializableCheck: true, immutableCheck: true }),
    preloadedState: JSON.parse(before) as never,
  })
  for (const action of actions) fresh.dispatch(action)
  expect(JSON.stringify(fresh.getState())).toBe(JSON.stringify(state()))
})

test('nothing but plain data is ever in an action or in the state', async () => {
  const { odd } = await liveThrough()
  // RTK Query stores the lists' cache time in the state. This setting is the only value that is not plain data.
  expect([...new Set(odd)]).toEqual(['state.lists.config.keepUnusedDataFor'])
})
