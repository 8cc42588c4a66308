import { afterEach, expect } from '@jest/globals'
import { appStarted, type WalletEvent } from '../../src/events'
import { addMarket } from '../../src/store/addMarket'
import { connectWallet } from '../../src/store/wallet/connectWallet'
import { makeStore } from '../../src/store/makeStore'
import type { AppDispatch } from '../../src/store/types'
import { announce, type FakePage } from './fakePage'
import { CONTRACTS, fakeServices, type FakeServices } from './fakeServices'
import { fakeWallet, type FakeWallet } from './fakeWallet'
import { strangeCalls } from './walletSweep'

export const WALLET_ID = 'rdns:org.example.wallet'

/** C21: whatever a test does, its wallet is asked to send nothing but swaps, wraps and approvals. */
const connectedWallets: FakeWallet[] = []
afterEach(() => {
  for (const { calls } of connectedWallets.splice(0)) expect(strangeCalls(calls, CONTRACTS)).toEqual([])
})

/** A store that can do nothing but connect wallets until `arrive` is called. */
export function earlyStore(page?: FakePage) {
  const fakes = fakeServices((event: WalletEvent) => void store.dispatch(event), page)
  const store = makeStore(fakes)
  return {
    store,
    /** Those that the store uses: a method that is put here is the one that is called. */
    services: store.extra as FakeServices,
    arrive: () => addMarket(store, fakes),
  }
}

/** The whole store with fake services. Listeners are at work; nothing begins by itself before `start`. */
export function appStore(page?: FakePage) {
  const { store, services, arrive } = earlyStore(page)
  arrive()
  const dispatch: AppDispatch = store.dispatch
  const start = () => store.dispatch(appStarted())
  return {
    services,
    store,
    dispatch,
    state: store.getState,
    start,
    /** Starts with one wallet in the page, and connects to it. */
    async connect(wallet = fakeWallet()) {
      connectedWallets.push(wallet)
      announce(services.page, wallet.provider)
      start()
      await dispatch(connectWallet(WALLET_ID))
      return wallet
    },
  }
}
