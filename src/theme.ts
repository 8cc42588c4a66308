// This script runs before the first paint and blocks it, so that a chosen theme never flashes in other colours, and so
// that no press is lost before the other scripts have loaded. It is standalone: its imports are compiled into its file.

import { BASE_PATH, inLanguage, LANGUAGE, PAGES_PATH, routePath, SITE_LANGUAGES } from './domain/browser/base'
import { languageFolder } from './domain/browser/languages'
import { sealPrototype } from './domain/browser/sealPrototype'

declare global {
  interface Window {
    /** The buttons that were pressed before React listened, in order. `services/browser/earlyInput.ts` reads them. */
    pressedEarly?: Set<HTMLElement> | undefined
  }
}

// This must come before any other script of the page.
sealPrototype(Object.prototype)

const page = document.documentElement

/** Whether a path is in the folder of a language. If the page is missing there, hosts answer with the English page. */
const isInFolder = (path: string) =>
  SITE_LANGUAGES.some((each) => each !== 'en' && path.startsWith(`${languageFolder(each)}/`))

let hasSession = false
try {
  // Leads to the chosen language before anything is drawn, but only from pages at the root, because all other addresses
  // already name their language.
  const stored = localStorage.getItem('tidemark.language')
  const chosen = SITE_LANGUAGES.find((each) => each === stored) ?? 'en'
  const isAtRoot = LANGUAGE === 'en' && !isInFolder(location.pathname.slice(BASE_PATH.length))
  if (isAtRoot && chosen !== 'en') location.replace(inLanguage(chosen, location))
  const theme = localStorage.getItem('tidemark.theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  hasSession = localStorage.getItem('tidemark.session') !== null
} catch {
  // The browser denies access to storage, so the system's theme applies.
}

// Hides the prerendered screen if the scripts will draw another one in its place: hosts answer unknown paths with the
// home page; a link may name a pair of tokens, an account or a section; and a returning visitor has an account, which
// the bar shows, too.
const { pathname, search, hash } = location
const path = routePath(pathname.slice(PAGES_PATH.length))
const isOther = page.dataset.screen !== path || hash !== '' || search.includes('Currency=')
const isOfAccount = hasSession && (path === '/profile' || path === '/token')
if (isOther || isOfAccount || (path === '/profile' && search !== '')) page.dataset.hidden = ''
if (hasSession) page.dataset.back = ''
// If another page embeds this page, only the trade card is shown. This stays so while the page is open, see shell.css.
if (typeof __FRAMES__ !== 'undefined' && __FRAMES__ && path === '/swap' && /[?&]embed=1(?:&|$)/.test(search))
  page.dataset.embed = ''

// Records presses of buttons by mouse, touch or key. Links work without scripts, and fields keep their text.
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

// If a script of the first load fails to load or does not match its hash, reloads the page: after a new release, only
// the new page names scripts that exist. Reloads only once, and never if the browser hides how the page was loaded. Of
// this site's scripts, only those of the first load and the script of the screen are deferred, and the screen's script
// has webpack's mark. Failures of the screen's script, and of scripts loaded later, are handled where they are
// imported.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && target.defer && !target.dataset.webpack)) return
    if (!target.src.startsWith(location.origin + '/')) return
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit && visit.type !== 'reload') location.reload()
    // Shows the message at once that otherwise appears when the page has not started for a while.
    else document.querySelector<HTMLElement>('.unstarted')?.style.setProperty('animation', 'none')
  },
  true,
)
