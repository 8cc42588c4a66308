import { afterEach, expect } from '@jest/globals'
import type { Middleware } from '@reduxjs/toolkit'
import { appStarted, type WalletEvent } from '#events'
import { connectWallet } from '#store/wallet/connectWallet'
import { makeStore } from '#store/makeStore'
import type { AppDispatch } from '#store/types'
import { announce, type FakePage } from './fakePage'
import { CONTRACTS, fakeServices } from './fakeServices'
import { fakeWallet, type FakeWallet } from './fakeWallet'
import { strangeCalls } from './walletSweep'

export const WALLET_ID = 'rdns:org.example.wallet'

/** Rule C21 (catalogue/faults.ts): in every test, the app asks the wallet to send only swaps, wraps, approvals, and payments to `recipients`. */
const connectedWallets: FakeWallet[] = []
/** The accounts to which a test sends tokens and coins. */
export const recipients: string[] = []
afterEach(() => {
  const known = { ...CONTRACTS, recipients: recipients.splice(0) }
  for (const { calls } of connectedWallets.splice(0)) expect(strangeCalls(calls, known)).toEqual([])
})

/**
 * The store with fake services. Listeners run, but background work begins only with `start`. `observers` are middleware
 * that see every action that reaches the reducers.
 */
export function appStore(page?: FakePage, observers: readonly Middleware[] = []) {
  const services = fakeServices((event: WalletEvent) => void store.dispatch(event), page)
  const store = makeStore(services, observers)
  const dispatch: AppDispatch = store.dispatch
  let isStarted = false
  const start = () => {
    if (!isStarted) store.dispatch(appStarted())
    isStarted = true
  }
  return {
    /** The services that the store uses. Tests may assign to their methods. */
    services,
    store,
    dispatch,
    state: store.getState,
    start,
    async connect(wallet = fakeWallet()) {
      connectedWallets.push(wallet)
      announce(services.page, wallet.provider)
      start()
      await dispatch(connectWallet(WALLET_ID))
      return wallet
    },
  }
}

/** The store after `start`, so that polling and other background work has begun. */
export function startedStore(page?: FakePage) {
  const app = appStore(page)
  app.start()
  return app
}
