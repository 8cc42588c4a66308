import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { settings } from './config/settings'
import { createRegistry } from './connectors/registry'
import { remoteWallets } from './connectors/remote/remoteWallets'
import { deviceOf } from './domain/page/device'
import { setLocale } from './domain/page/locale'
import { loadPart, onPartMissing } from './domain/page/loadPart'
import { appStarted, connectPressedEarly, type WalletEvent } from './events'
import { copyText } from './services/page/clipboard'
import { createStorage } from './services/page/storage'
import { createTheme } from './services/page/theme'
import { selectTradeChainId } from './store/chain/tradeChain'
import { makeStore } from './store/makeStore'
import { marketMissed, partMissed } from './store/page/parts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'

setLocale(navigator.language)

// Wallets report to the store, and the store asks wallets. This is the only knot between them.
const report = (event: WalletEvent) => store.dispatch(event)
const tradeChainId = () => selectTradeChainId(store.getState())
const adapters = remoteWallets(window, report, settings, tradeChainId)
const wallets = createRegistry({ page: window, report, adapters })
const store = makeStore({
  wallets,
  storage: createStorage(window),
  theme: createTheme(window),
  device: deviceOf(navigator.userAgent),
  copyText,
})

onPartMissing(() => store.dispatch(partMissed()))
loadPart(() => import(/* webpackChunkName: "market" */ './market'))
  .then(({ startMarket }) => {
    startMarket(store)
  })
  // Whether it did not come or did not start: without it there is nothing to wait for.
  .catch((error: unknown) => {
    console.error(error)
    store.dispatch(marketMissed())
  })
store.dispatch(appStarted())

const root = document.getElementById('root')
if (root) {
  const staticButton = root.querySelector('.btn')
  // At once: a press between this script and a later commit would be on a button that nobody looks at any more.
  flushSync(() => {
    createRoot(root).render(
      <StrictMode>
        <Provider store={store}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </Provider>
      </StrictMode>,
    )
  })
  // The theme script notes a press on the button of the static page.
  if (staticButton?.hasAttribute('aria-busy')) store.dispatch(connectPressedEarly())
}
