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

/** C21: in every test, the wallet is only asked to send swaps, wraps and approvals. */
const connectedWallets: FakeWallet[] = []
afterEach(() => {
  for (const { calls } of connectedWallets.splice(0)) expect(strangeCalls(calls, CONTRACTS)).toEqual([])
})

/** A store that can only connect wallets until `arrive` is called. */
export function earlyStore(page?: FakePage) {
  const fakes = fakeServices((event: WalletEvent) => void store.dispatch(event), page)
  const store = makeStore(fakes)
  fakes.recorded = store.extra.recorded
  return {
    store,
    /** The services in use: a method assigned here replaces the original. */
    services: store.extra as FakeServices,
    arrive: () => addMarket(store, fakes),
  }
}

/** The whole store with fake services. Listeners run; nothing else starts before `start`. */
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
