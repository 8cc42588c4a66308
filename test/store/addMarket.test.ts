import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { appStarted } from '../../src/events'
import { connectWallet } from '../../src/store/wallet/connectWallet'
import { tokenReads } from '../../src/store/token/tokenReads'
import { selectIsMarketHere } from '../../src/store/market/market'
import { selectWalletButton } from '../../src/store/chain/walletButton'
import { selectTransactionsOf } from '../../src/store/transaction/transactions'
import { earlyStore, WALLET_ID } from '../support/appStore'
import { announce, fakePage } from '../support/fakePage'
import { ALICE, fakeWallet, HASH } from '../support/fakeWallet'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const KEPT = JSON.stringify({
  version: 1,
  value: { [`${ALICE.toLowerCase()}:3`]: [{ hash: HASH, description: 'Swap', status: 'pending', addedAt: 5 }] },
})

test('a wallet can be connected before anything else is here, and the rest joins without forgetting it', async () => {
  const { store, services, arrive } = earlyStore()
  announce(services.page, fakeWallet().provider)
  store.dispatch(appStarted())
  expect(selectIsMarketHere(store.getState())).toBe(false)
  await store.dispatch(connectWallet(WALLET_ID))
  arrive()
  expect(selectIsMarketHere(store.getState())).toBe(true)
  expect(selectWalletButton(store.getState())).toMatchObject({ kind: 'ready', account: ALICE })
  const { data } = await store.dispatch(tokenReads.endpoints.getBalance.initiate({ chainId: 3, account: ALICE }))
  expect(data).toBe('10000000000000000000')
})

test('T14: what the last visit left pending is followed once the chain can be read', async () => {
  const { store, services, arrive } = earlyStore(fakePage({ 'tidemark.transactions': KEPT }))
  store.dispatch(appStarted())
  const restored = () => selectTransactionsOf(store.getState(), ALICE, 3)
  expect(restored()).toEqual([])
  arrive()
  expect(restored()).toMatchObject([{ status: 'pending' }])
  services.receipts.mine(HASH)
  await jest.advanceTimersByTimeAsync(0)
  expect(restored()).toMatchObject([{ status: 'confirmed' }])
})
