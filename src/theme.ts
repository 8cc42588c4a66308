// This script blocks the first paint, so that the page never appears in the wrong theme and no early press of a button
// is lost. The script's imports are compiled into the same file.

import { BASE_PATH, inLanguage, LANGUAGE, PAGES_PATH, routePath, SITE_LANGUAGES } from '#domain/browser/base'
import { languageFolder } from '#domain/browser/languages'
import { sealPrototype } from '#domain/browser/sealPrototype'

declare global {
  interface Window {
    /**
     * The presses in the part of the page that is not hydrated yet: each button with its last event, in order.
     * `app/browser/earlyInput.ts` repeats them. Undefined once the whole page is hydrated.
     */
    early?: { part: Element; presses: Map<HTMLElement, Event> } | undefined
  }
}

sealPrototype(Object.prototype)

const page = document.documentElement

const isInFolder = (path: string) =>
  SITE_LANGUAGES.some((each) => each !== 'en' && path.startsWith(`${languageFolder(each)}/`))

let hasSession = false
try {
  // Redirects to the chosen language before anything is drawn. Only pages at the root redirect, because all other URLs
  // contain their language.
  const stored = localStorage.getItem('tidemark.language')
  const chosen = SITE_LANGUAGES.find((each) => each === stored) ?? 'en'
  const isAtRoot = LANGUAGE === 'en' && !isInFolder(location.pathname.slice(BASE_PATH.length))
  if (isAtRoot && chosen !== 'en') location.replace(inLanguage(chosen, location))
  const theme = localStorage.getItem('tidemark.theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  hasSession = localStorage.getItem('tidemark.session') !== null
} catch {
  // If the browser denies access to storage, the system's theme applies.
}

// Hides the prerendered screen if the scripts will replace it. This happens if the host has answered an unknown path
// with the home page, if the link names tokens, an account or a section, or if an account is stored, because the top
// bar shows the account.
const { pathname, search, hash } = location
const path = routePath(pathname.slice(PAGES_PATH.length))
const isOther = page.dataset.screen !== path || hash !== '' || search.includes('Currency=')
const isOfAccount = hasSession && (path === '/profile' || path === '/token')
if (isOther || isOfAccount || (path === '/profile' && search !== '')) page.dataset.hidden = ''
if (hasSession) page.dataset.back = ''
// If another page embeds this page, only the trade card is shown, see shell.css.
if (typeof __FRAMES__ !== 'undefined' && __FRAMES__ && path === '/swap' && /[?&]embed=1(?:&|$)/.test(search))
  page.dataset.embed = ''

// Records presses of buttons. Links and fields need no record, because they work without scripts.
window.early = { part: page, presses: new Map() }
function note(button: HTMLElement | null | undefined, event: Event) {
  if (!button || !window.early?.part.contains(button)) return
  window.early.presses.set(button, event)
  button.setAttribute('aria-busy', 'true')
}
function noteClick(event: MouseEvent) {
  if (event.target instanceof Element) note(event.target.closest('button'), event)
}
// Pressing Enter in a field of a card counts as a press of the card's main button.
function noteEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
    note(event.target.closest('section')?.querySelector<HTMLElement>('[data-connect]'), event)
}
document.addEventListener('click', noteClick, true)
document.addEventListener('keydown', noteEnter, true)

// Reloads the page if one of its initial scripts fails to load or does not match its hash. After a new release, only
// the new page names scripts that exist. The page is reloaded only once, and never if the browser hides how it was
// loaded. The initial scripts and the screen's script are deferred. The screen's script also has webpack's attribute;
// its failures are handled where the script is imported.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && target.defer && !target.dataset.webpack)) return
    if (!target.src.startsWith(location.origin + '/')) return
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit && visit.type !== 'reload') location.reload()
    // Shows the message at once that otherwise appears after a delay if the page has not started.
    else document.querySelector<HTMLElement>('.unstarted')?.style.setProperty('animation', 'none')
  },
  true,
)
