import { configureStore, createDynamicMiddleware, createListenerMiddleware } from '@reduxjs/toolkit'
import { settings } from '../config/settings'
import { nextTask } from '../domain/page/timeSlices'
import { createRecorder } from './recorder'
import { startListeners } from './startListeners'
import { rootReducer } from './rootReducer'
import type { Services, WalletServices } from './services'
import type { DevToolsFormat } from './devToolsFormat'
import type { AppDispatch, RootState } from './types'

const queueNotification = (notify: () => void) => void nextTask().then(notify)

/** The one place where the store is created, ready for wallets. `addMarket` completes it. */
export function makeStore(services: WalletServices) {
  // Completed by addMarket, like the services below: until then no action would have to be shortened.
  const devToolsFormat: Partial<DevToolsFormat> = {}
  const { recorded, middleware: recorder } = createRecorder((action) =>
    devToolsFormat.summaryOf ? devToolsFormat.summaryOf(action) : action,
  )
  // Before anything that needs the rest can run.
  const extra = { ...services, recorded } as Services
  const background = createListenerMiddleware<RootState, AppDispatch, Services>({ extra })
  const later = createDynamicMiddleware()
  startListeners(background.startListening)

  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: extra } })
        .prepend(background.middleware)
        .concat(later.middleware, recorder),
    // A task of its own for what reads change: rendered in a frame, it would prolong that frame's layout and paint.
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: { type: 'callback', queueNotification } }),
    // DevTools are enabled in every build.
    devTools: {
      name: settings.appName,
      trace: true,
      predicate: (_state, action) => devToolsFormat.isShown?.(action) ?? true,
      actionSanitizer: (action) => devToolsFormat.shownAction?.(action) ?? action,
      stateSanitizer: (state) => devToolsFormat.shownState?.(state) ?? state,
    },
  })
  return {
    ...store,
    extra,
    story: devToolsFormat,
    startListening: background.startListening,
    addMiddleware: later.addMiddleware,
  }
}

export type AppStore = ReturnType<typeof makeStore>
