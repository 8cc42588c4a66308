import { StrictMode, useLayoutEffect } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { setLocale } from './domain/browser/locale'
import type { AppStore } from './store/makeStore'
import { App } from './app/App'

interface RootProps {
  store: AppStore
  /** What the page was prerendered with. The first render must not differ from it. */
  prerenderedState: ReturnType<AppStore['getState']>
  /** The browser's locale, for example "de-DE". */
  locale: string
}

/** The page, hydrated with what was prerendered; then it is rendered again with all that only the browser knows. */
export function Root({ store, prerenderedState, locale }: RootProps) {
  useLayoutEffect(() => {
    setLocale(locale)
    // Before any other effect: what is hidden cannot take the focus.
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
