// Runs before the first paint, and blocks it: so that a chosen theme never flashes in the other one's colours, and so
// that nothing that happens before the other scripts have loaded is lost. Standalone: what it imports is in its own
// file.

import { BASE_PATH, inLanguage, LANGUAGE, PAGES_PATH, routePath, SITE_LANGUAGES } from './domain/browser/base'
import { languageFolder } from './domain/browser/languages'
import { sealPrototype } from './domain/browser/sealPrototype'

declare global {
  interface Window {
    /** The buttons pressed before React listened, in order. Taken by `services/browser/earlyInput.ts`. */
    pressedEarly?: Set<HTMLElement> | undefined
  }
}

// Before any other script of the page.
sealPrototype(Object.prototype)

const page = document.documentElement

/** Whether an address is below the folder of any language. Hosts answer it in English where that has no such page. */
const isInFolder = (path: string) =>
  SITE_LANGUAGES.some((each) => each !== 'en' && path.startsWith(`${languageFolder(each)}/`))

let hasSession = false
try {
  // The chosen language, before anything is drawn. Only from the pages at the root: another address names its language.
  const stored = localStorage.getItem('tidemark.language')
  const chosen = SITE_LANGUAGES.find((each) => each === stored) ?? 'en'
  const isAtRoot = LANGUAGE === 'en' && !isInFolder(location.pathname.slice(BASE_PATH.length))
  if (isAtRoot && chosen !== 'en') location.replace(inLanguage(chosen, location))
  const theme = localStorage.getItem('tidemark.theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  hasSession = localStorage.getItem('tidemark.session') !== null
} catch {
  // Storage is denied: the system's theme applies.
}

// The prerendered screen is not shown where the scripts are about to draw another one in its place: hosts answer paths
// that they do not know with the home page; a link may name a pair of tokens, an account or a section; and a visitor
// who comes back has an account, which the bar shows as well.
const { pathname, search, hash } = location
const path = routePath(pathname.slice(PAGES_PATH.length))
const isOther = page.dataset.screen !== path || hash !== '' || search.includes('Currency=')
const isOfAccount = hasSession && (path === '/profile' || path === '/token')
if (isOther || isOfAccount || (path === '/profile' && search !== '')) page.dataset.hidden = ''
if (hasSession) page.dataset.back = ''

// By mouse, touch or key. Links work without scripts, and a field keeps what is typed.
window.pressedEarly = new Set()
function note(button: HTMLElement | null | undefined) {
  if (!button || !window.pressedEarly) return
  window.pressedEarly.add(button)
  button.setAttribute('aria-busy', 'true')
}
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) note(target.closest('button'))
})
// Enter in a field of a card is a press of the card's main button.
document.addEventListener('keydown', ({ key, target }) => {
  if (key === 'Enter' && target instanceof HTMLInputElement)
    note(target.closest('section')?.querySelector<HTMLElement>('[data-connect]'))
})

// A script of the page failed to load, or is not the built one: after a new release only the new page names the
// existing scripts, so the page is reloaded once, and only once; and not at all where the browser hides how it was
// loaded. Only these scripts of this site are deferred, and that of the screen, which webpack's mark is on; failures of
// this one, and of those loaded later, are handled where they are imported.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && target.defer && !target.dataset.webpack)) return
    if (!target.src.startsWith(location.origin + '/')) return
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit && visit.type !== 'reload') location.reload()
    // Shown as well when the page has not started for a while.
    else document.querySelector<HTMLElement>('.unstarted')?.style.setProperty('animation', 'none')
  },
  true,
)
