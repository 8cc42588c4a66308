import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { settings } from '../config/settings'
import { startListeners } from './listeners/startListeners'
import { chainReads } from './queries/chainReads'
import { lists } from './queries/lists'
import { rootReducer } from './rootReducer'
import type { Services } from './services'
import type { AppDispatch, RootState } from './types'

/** Too frequent to be news in DevTools. */
const QUIET_ACTIONS = ['chainReads/internalSubscriptions/.*', 'lists/internalSubscriptions/.*', '__rtkq/.*']

/** The one place where the store is put together. Tests call it with fake services. */
export function makeStore(services: Services, preloadedState?: Partial<RootState>) {
  const background = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services })
  startListeners(background.startListening)

  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: services } })
        .prepend(background.middleware)
        .concat(lists.middleware, chainReads.middleware),
    devTools: { name: settings.appName, trace: true, actionsDenylist: QUIET_ACTIONS },
  })
  // Polling rests while nobody looks, and reads are repeated when somebody looks again.
  setupListeners(store.dispatch)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
