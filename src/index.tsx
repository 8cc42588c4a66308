import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Root } from './Root'
import { loadScreen } from './app/routes'
import { loadLiveParts, prepareFirstAnswers } from './app/liveParts'
import { settings } from './config/settings'
import { createRegistry } from './connectors/registry'
import { remoteWallets } from './connectors/remote/remoteWallets'
import { deviceOf } from './domain/page/device'
import { prepareLocale, setLocale } from './domain/page/locale'
import { BASE_PATH, routePath } from './domain/page/site/base'
import { loadPart, loadQuietly, onPartMissing } from './domain/page/loadPart'
import { nextTask } from './domain/page/timeSlices'
import { appStarted, connectPressedEarly, type WalletEvent } from './events'
import { copyText } from './services/page/clipboard'
import { takeEarlyInput } from './services/page/earlyInput'
import { createStorage } from './services/page/storage'
import { createTheme } from './services/page/theme'
import { selectTradeChainId } from './store/chain/tradeChain'
import { makeStore } from './store/makeStore'
import type { notePolicyViolation as NotePolicyViolation } from './store/page/notePolicyViolation'
import { marketMissed, partChanged, partMissed } from './store/page/parts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'

/** What reads the chain: one file, requested as soon as the page's own scripts are. */
async function loadMarket(started: Promise<void> | null) {
  await nextTask()
  const { evaluateMarket } = await loadPart(() => import(/* webpackChunkName: "live" */ './live'))
  // It takes the place of fields, so it waits until these have what was typed into them.
  await started
  const market = await evaluateMarket()
  await loadLiveParts()
  await nextTask()
  return market
}

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

// What the page was prerendered with.
const firstState = store.getState()

onPartMissing(() => store.dispatch(partMissed()))
// Not asked for again when it does not come: it might be what is stopped.
let policy: Promise<{ notePolicyViolation: typeof NotePolicyViolation }> | undefined
document.addEventListener('securitypolicyviolation', (event) => {
  policy ??= loadQuietly(() => import(/* webpackChunkName: "dialog-account" */ './store/page/notePolicyViolation'))
  policy.then(
    ({ notePolicyViolation }) => {
      store.dispatch(notePolicyViolation(event, location.origin))
    },
    () => {},
  )
})
// A script is requested twice before it is missing. Those of the first load are up to the theme script.
const failed = new Set<string>()
async function noteFailure(script: HTMLScriptElement) {
  if (!failed.has(script.src)) return void failed.add(script.src)
  const { isChangedScript } = await loadQuietly(
    () => import(/* webpackChunkName: "dialog-account" */ './services/page/changedScript'),
  )
  if (await isChangedScript(script, window)) store.dispatch(partChanged())
}
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) noteFailure(target).catch(() => {})
  },
  true,
)

const page = <Root store={store} prerenderedState={firstState} locale={navigator.language} />

/** Whether the page's screen is in the document, and its script is here. */
async function isPrerendered({ screen }: DOMStringMap): Promise<boolean> {
  if (screen === undefined || BASE_PATH + screen !== location.pathname) return false
  // Not in the stack of the modules: webpack makes an error here, and while a browser's developer tools are open, every
  // function in an error's stack is parsed again.
  await Promise.resolve()
  return loadScreen(location.pathname).then(
    () => true,
    () => false,
  )
}

async function start(root: HTMLElement) {
  const { dataset } = document.documentElement
  // Hosts have pages also at "/swap/" and "/swap.html".
  const { pathname, search, hash } = location
  const proper = BASE_PATH + routePath(pathname.slice(BASE_PATH.length))
  if (proper !== pathname) history.replaceState(history.state, '', proper + search + hash)
  const prerendered = isPrerendered(dataset)
  // What is pressed and typed is noted until the page is hydrated. The screen's script may be the next task.
  await Promise.race([nextTask('user-blocking'), prerendered])
  store.dispatch(appStarted())
  prepareLocale(navigator.language)
  // No turn between the screen's script and hydration: extensions change the page once it has loaded.
  const isHydrated = await prerendered
  const early = takeEarlyInput(window, root)
  // At once: a press between this script and a later commit would be lost.
  flushSync(() => {
    if (isHydrated) hydrateRoot(root, page)
    else {
      setLocale(navigator.language)
      createRoot(root).render(page)
    }
  })
  delete dataset.screen
  document.querySelector('.unstarted')?.remove()
  early(window, (button) => {
    if (button.dataset.connect === undefined) button.click()
    else store.dispatch(connectPressedEarly())
  })
}

const root = document.getElementById('root')
loadMarket(root && start(root))
  .then(({ startMarket }) => {
    startMarket(store)
    return prepareFirstAnswers()
  })
  // Whether it did not come or did not start: without it there is nothing to wait for.
  .catch((error: unknown) => {
    console.error(error)
    store.dispatch(marketMissed())
  })
