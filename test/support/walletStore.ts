import { configureStore, createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit'
import type { ParentWallet, Report, WalletAdapter } from '#connectors/connector'
import { createRegistry } from '#connectors/registry'
import type { Device } from '#domain/browser/device'
import { appStarted, type WalletEvent } from '#events'
import { createStorage } from '#services/browser/storage'
import { persistSession, followOtherTabs } from '#store/wallet/session/persistSession'
import { resumeWallet } from '#store/wallet/session/resumeWallet'
import { rootReducer } from '#store/rootReducer'
import type { Services } from '#store/services'
import type { AppDispatch, RootState } from '#store/types'
import { fakePage } from './fakePage'
import { abandonAttempts, prepareWallets } from '#store/wallet/connectDialog'

interface WalletStoreOptions {
  device?: Device
  /** Creates the wallets that need no installation in this browser. */
  adapters?: (report: Report) => readonly WalletAdapter[]
  parent?: ParentWallet
}

/** The wallet connectors are real, on a page of their own. Of the listeners, only those of wallets run. */
export function walletStore(
  page = fakePage(),
  {
    device = { isPhone: false, system: 'ios', extensionStore: 'chrome' },
    adapters = () => [],
    parent,
  }: WalletStoreOptions = {},
) {
  const log: UnknownAction[] = []
  const storage = createStorage(page)
  const report = (event: WalletEvent) => store.dispatch(event)
  const wallets = createRegistry({ page, report, adapters: adapters(report), parent: parent ?? null })
  const services = { wallets, storage, device } as Services
  const background = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services })
  for (const start of [resumeWallet, abandonAttempts, prepareWallets, persistSession, followOtherTabs])
    start(background.startListening)
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: services }, immutableCheck: false })
        .prepend(background.middleware)
        .concat(() => (next: (action: unknown) => unknown) => (action: unknown) => {
          log.push(action as UnknownAction)
          return next(action)
        }),
  })
  return {
    page,
    storage,
    wallets,
    dispatch: store.dispatch as AppDispatch,
    state: store.getState,
    log,
    types: () => log.map(({ type }) => type),
    start: () => store.dispatch(appStarted()),
  }
}

export async function settle() {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}
