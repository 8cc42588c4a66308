import { configureStore, createListenerMiddleware, type Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { settings } from '#config/settings'
import { chainReads } from './chainReads'
import { isEntry, shownAction, shownState, summaryOf } from './devToolsFormat'
import { createRecorder } from './recorder'
import { rootReducer } from './rootReducer'
import type { AppServices, Services } from './services'
import { startListeners } from './startListeners'
import { lists } from './token/lists'
import type { AppDispatch, RootState } from './types'

/** Listeners start with `appStarted`. `observers` are the last middleware: they see what reaches the reducers. */
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
    // The results of a block's reads arrive separately. Batching the actions results in a single render.
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: { type: 'timer', timeout: 10 } }),
    // Redux DevTools are also enabled in production builds.
    devTools: {
      name: settings.appName,
      trace: true,
      predicate: (_state, action) => isEntry(action),
      actionSanitizer: shownAction,
      stateSanitizer: shownState,
    },
  })
  // Pauses polling while the page is hidden, and repeats reads when it becomes visible.
  setupListeners(store.dispatch)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
