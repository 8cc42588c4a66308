import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { configuredChains } from './config/chains'
import { settings } from './config/settings'
import { createRegistry } from './connectors/registry'
import { appStarted } from './events'
import { createChainReader } from './services/chainReader'
import { copyText } from './services/clipboard'
import { readList } from './services/lists'
import { createNode } from './services/node'
import { createReceipts } from './services/receipts'
import { createStorage } from './services/storage'
import { createTheme } from './services/theme'
import { makeStore } from './store/makeStore'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'

const node = createNode(configuredChains, settings.rpcQuorum)

// Wallets report to the store, and the store asks wallets. This is the only knot between them.
const wallets = createRegistry({ page: window, report: (event) => store.dispatch(event) })
const store = makeStore({
  wallets,
  node,
  chain: createChainReader(node),
  receipts: createReceipts(node),
  storage: createStorage(window),
  theme: createTheme(window),
  loadTradeEncoder: () => import(/* webpackChunkName: "trade-encoder" */ './services/tradeEncoder'),
  copyText,
  readList,
})
store.dispatch(appStarted())

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
