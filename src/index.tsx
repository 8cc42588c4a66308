import { createRoot, hydrateRoot } from 'react-dom/client'
import { FORMATS } from '#copy/browser/grammar'
import { Root } from './Root'
import { settings } from '#config/settings'
import { createServices } from './createServices'
import { prepareLocale, setLanguage } from '#domain/browser/locale'
import { LANGUAGE, PAGES_PATH, routePath } from '#domain/browser/base'
import { figuresLocale } from '#domain/browser/languages'
import { onPartMissing } from '#domain/browser/loadPart'
import { frameOf } from '#domain/wallet/frame'
import { appStarted } from '#events'
import { isChangedScript } from '#services/browser/changedScript'
import { tellHeight } from '#services/browser/tellHeight'
import { tolerateMovedNodes } from '#services/browser/movedNodes'
import { selectTradeChainId } from '#store/chain/tradeChain'
import { makeStore } from '#store/makeStore'
import { notePolicyViolation } from '#store/chain/notePolicyViolation'
import { partChanged, partMissed } from '#store/browser/parts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'

// Only this file connects the store with the wallets.
const store = makeStore(
  createServices(window, {
    report: (event) => store.dispatch(event),
    tradeChainId: () => selectTradeChainId(store.getState()),
  }),
)

// The state used for prerendering the page.
const firstState = store.getState()

tolerateMovedNodes(Node.prototype)
onPartMissing(() => store.dispatch(partMissed()))
document.addEventListener('securitypolicyviolation', (event) => {
  store.dispatch(notePolicyViolation(event, location.origin))
})
// Only the second failure of a script, which is requested twice. The theme script handles those of the first load.
const failed = new Set<string>()
async function noteFailure(script: HTMLScriptElement) {
  if (!failed.has(script.src)) return void failed.add(script.src)
  if (await isChangedScript(script, window)) store.dispatch(partChanged())
}
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) noteFailure(target).catch(() => {})
  },
  true,
)

setLanguage(FORMATS)
const page = <Root store={store} prerenderedState={firstState} />

const isPrerendered = ({ screen }: DOMStringMap) => screen !== undefined && PAGES_PATH + screen === location.pathname

function start(root: HTMLElement) {
  const { dataset } = document.documentElement
  // Some hosts serve pages also at "/swap/" and "/swap.html".
  const { pathname, search, hash } = location
  const proper = PAGES_PATH + routePath(pathname.slice(PAGES_PATH.length))
  if (proper !== pathname) history.replaceState(history.state, '', proper + search + hash)
  store.dispatch(appStarted())
  prepareLocale(figuresLocale(LANGUAGE, FORMATS.locale, navigator.languages))
  // React renders in tasks of its own: first the shell, then the screen. The shell is hydrated at once: in slices, as a
  // transition, it works no sooner, and a returning visitor's account comes a fifth later.
  if (isPrerendered(dataset)) hydrateRoot(root, page)
  else createRoot(root).render(page)
  document.querySelector('.unstarted')?.remove()
  if (typeof __FRAMES__ !== 'undefined' && __FRAMES__ && dataset.embed !== undefined) {
    const frame = frameOf(window, settings.frameAncestors)
    if (typeof frame === 'object') tellHeight(window, frame.parents)
  }
}

const root = document.getElementById('root')
if (root) start(root)
