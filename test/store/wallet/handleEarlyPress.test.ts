import { beforeEach, afterEach, expect, jest, test } from '@jest/globals'
import { WALLET_ANSWER_MS } from '#domain/wallet/limits'
import { appStarted } from '#events'
import { modalClosed, modalOpened, selectOpenModal } from '#store/browser/modals'
import { connectPressedEarly } from '#store/wallet/connectDialog'
import { selectStatus } from '#store/wallet/connection'
import { appStore, WALLET_ID } from '../../support/appStore'
import { announce, fakePage } from '../../support/fakePage'
import { fakeWallet } from '../../support/fakeWallet'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const SESSION = JSON.stringify({ version: 1, value: { walletId: WALLET_ID, reach: 'browser' } })

function started(session: boolean, isWalletHere = true) {
  const { store, services } = appStore(session ? fakePage({ 'tidemark.session': SESSION }) : fakePage())
  if (isWalletHere) announce(services.page, fakeWallet().provider)
  store.dispatch(appStarted())
  store.dispatch(connectPressedEarly())
  return { store, modal: () => selectOpenModal(store.getState()), status: () => selectStatus(store.getState()) }
}

test('a press from before the start opens the dialog', () => {
  expect(started(false).modal()).toBe('connect')
})

test('it is dropped when the wallet of the last visit is connected', async () => {
  const { modal, status } = started(true)
  expect([status(), modal()]).toEqual(['reconnecting', null])
  await jest.advanceTimersByTimeAsync(WALLET_ANSWER_MS)
  expect([status(), modal()]).toEqual(['connected', null])
})

test('it is answered when that wallet does not come', async () => {
  const { modal, status } = started(true, false)
  expect([status(), modal()]).toEqual(['reconnecting', null])
  await jest.advanceTimersByTimeAsync(WALLET_ANSWER_MS)
  expect([status(), modal()]).toEqual(['disconnected', 'connect'])
})

test('whoever has pressed again meanwhile, and thought better of it, is left alone', async () => {
  const { store, modal, status } = started(true, false)
  store.dispatch(modalOpened({ modal: 'connect' }))
  store.dispatch(modalClosed())
  await jest.advanceTimersByTimeAsync(WALLET_ANSWER_MS)
  expect([status(), modal()]).toEqual(['disconnected', null])
})
