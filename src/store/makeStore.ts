import { configureStore, createDynamicMiddleware, createListenerMiddleware } from '@reduxjs/toolkit'
import { devTools } from './devTools'
import { startListeners } from './listeners/startListeners'
import { rootReducer } from './rootReducer'
import type { Services, WalletServices } from './services'
import type { AppDispatch, RootState } from './types'

/** The one place where the store is put together, ready for wallets. `addMarket` completes it. */
export function makeStore(services: WalletServices) {
  // Completed by addMarket, before anything that needs the rest can run.
  const extra = { ...services } as Services
  const background = createListenerMiddleware<RootState, AppDispatch, Services>({ extra })
  const later = createDynamicMiddleware()
  startListeners(background.startListening)

  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: extra } })
        .prepend(background.middleware)
        .concat(later.middleware),
    devTools,
  })
  return { ...store, extra, startListening: background.startListening, addMiddleware: later.addMiddleware }
}

export type AppStore = ReturnType<typeof makeStore>
