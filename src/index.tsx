import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { settings } from './config/settings'
import { fetchConnector } from './connectors/lateConnector'
import { createRegistry } from './connectors/registry'
import { remoteWallets } from './connectors/remoteWallets'
import { deviceOf } from './domain/device'
import { appStarted, type WalletEvent } from './events'
import { copyText } from './services/clipboard'
import { createStorage } from './services/storage'
import { createTheme } from './services/theme'
import { makeStore } from './store/makeStore'
import { notificationAdded } from './store/slices/notifications'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'

// Wallets report to the store, and the store asks wallets. This is the only knot between them.
const report = (event: WalletEvent) => store.dispatch(event)
const wallets = createRegistry({ page: window, report, adapters: remoteWallets(window, report, settings) })
const store = makeStore({
  wallets,
  storage: createStorage(window),
  theme: createTheme(window),
  device: deviceOf(navigator.userAgent),
  copyText,
})

import(/* webpackChunkName: "market" */ './market').then(
  ({ startMarket }) => {
    startMarket(store)
  },
  () => {
    const message = 'Part of this page could not be loaded. Reload it to see prices and to trade.'
    store.dispatch(notificationAdded({ type: 'error', message }))
  },
)
store.dispatch(appStarted())
if ('requestIdleCallback' in window) requestIdleCallback(fetchConnector)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  )
}
