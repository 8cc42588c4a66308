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
 * Creates the store. Listeners do nothing on their own before `appStarted`. `observers` come last in the middleware
 * chain, so they see exactly the actions that reach the reducers.
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
    // The answers to the reads of one block arrive one after the other. Batching the answers results in a single
    // render.
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
