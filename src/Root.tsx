import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import type { AppStore } from '#store/makeStore'
import { App } from './app/App'

interface RootProps {
  store: AppStore
  /** What the page was prerendered from. The first render must use it, so that hydration finds no difference. */
  prerenderedState: ReturnType<AppStore['getState']>
}

/** Hydrates the page with the prerendered state, and then renders it again with the browser's own state. */
export function Root({ store, prerenderedState }: RootProps) {
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
