// Runs before the first paint, and blocks it: so that a chosen theme never flashes in the other one's colours, and so
// that nothing that happens before the other scripts have loaded is lost. Standalone: it must not import anything.

try {
  const theme = localStorage.getItem('tidemark.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is denied: the system's theme applies.
}

// The button of the static page, by mouse, touch or key. `index.tsx` checks it once more when React has replaced it.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) target.closest('.btn')?.setAttribute('aria-busy', 'true')
})

// A script of the page failed to load, or is not the built one: after a new release only the new page names the
// existing scripts, so the page is reloaded once, and only once; and not at all where the browser hides how it was
// loaded. Only these scripts of this site are deferred; failures of those loaded later are handled where they are
// imported.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && target.defer && target.src.startsWith(location.origin + '/'))) return
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit && visit.type !== 'reload') location.reload()
    // Shown as well when the page has not started for a while.
    else document.querySelector<HTMLElement>('.unstarted')?.style.setProperty('animation', 'none')
  },
  true,
)
export {}
