import { StrictMode, useLayoutEffect } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { setLocale } from './domain/browser/locale'
import type { AppStore } from './store/makeStore'
import { App } from './app/App'

interface RootProps {
  store: AppStore
  /**
   * The state from which the page was prerendered. The first render must use this state, so that hydration finds no
   * difference.
   */
  prerenderedState: ReturnType<AppStore['getState']>
  /** The browser's locale, for example "de-DE". */
  locale: string
}

/** Hydrates the page with the prerendered state, and then renders it again with the browser's own state and locale. */
export function Root({ store, prerenderedState, locale }: RootProps) {
  useLayoutEffect(() => {
    setLocale(locale)
    // This effect must run before all others, because hidden elements cannot receive the focus.
    const { dataset } = document.documentElement
    delete dataset.hidden
    delete dataset.back
  }, [locale])
  return (
    <StrictMode>
      <Provider store={store} serverState={prerenderedState}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  )
}
