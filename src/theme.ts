// Runs before the first paint, and holds it up: so that a chosen theme never flashes in the other one's colours, and so
// that nothing that happens before the other scripts are here is lost. It stands alone: it may import nothing.

try {
  const theme = localStorage.getItem('tidemark.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is denied: the system's theme applies.
}

// The button of the static page, by mouse, finger or key. `index.tsx` looks whether it is marked.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) target.closest('.btn')?.setAttribute('aria-busy', 'true')
})

interface ScriptUrls {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrls): ScriptUrls
}

const rules: ScriptUrls = { createScriptURL: (url) => url }
const scriptUrls = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('app#start', rules) ?? rules

/** Shows at once what else is shown when the page has not started for a while. */
function tell() {
  document.querySelector<HTMLElement>('.unstarted')?.style.setProperty('animation', 'none')
}

// A script of the page that does not come, or is not the one that was built, is asked for once more. Only those are
// deferred: what is loaded later is seen to where it is wanted.
addEventListener(
  'error',
  ({ target: failed }) => {
    if (!(failed instanceof HTMLScriptElement && failed.defer)) return
    setTimeout(() => {
      const again = document.createElement('script')
      again.src = scriptUrls.createScriptURL(failed.src)
      again.integrity = failed.integrity
      again.crossOrigin = failed.crossOrigin
      again.onerror = tell
      document.head.append(again)
    }, 1000)
  },
  true,
)
export {}
