import { configureStore, createListenerMiddleware, type Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { settings } from '../config/settings'
import { chainReads } from './chainReads'
import { isEntry, shownAction, shownState, summaryOf } from './devToolsFormat'
import { createRecorder } from './recorder'
import { rootReducer } from './rootReducer'
import type { AppServices, Services } from './services'
import { startListeners } from './startListeners'
import { lists } from './token/lists'
import type { AppDispatch, RootState } from './types'

/**
 * The one place where the store is created. Nothing happens by itself before `appStarted`. `observers` see what the
 * reducers see.
 */
export function makeStore(services: AppServices, observers: readonly Middleware[] = []) {
  const { recorded, middleware: recorder } = createRecorder(summaryOf)
  const extra: Services = Object.assign(services, { recorded })
  const background = createListenerMiddleware<RootState, AppDispatch, Services>({ extra })
  startListeners(background.startListening)

  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: extra } })
        .prepend(background.middleware)
        .concat(lists.middleware, chainReads.middleware, recorder, ...observers),
    // The answers of one block arrive one after the other, and are one change: one render.
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: { type: 'timer', timeout: 10 } }),
    // DevTools are enabled in every build.
    devTools: {
      name: settings.appName,
      trace: true,
      predicate: (_state, action) => isEntry(action),
      actionSanitizer: shownAction,
      stateSanitizer: shownState,
    },
  })
  // Polling pauses while the page is hidden, and reads are repeated when it becomes visible.
  setupListeners(store.dispatch)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
