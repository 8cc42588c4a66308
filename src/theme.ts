// Runs before the first paint, and holds it up: so that a chosen theme never flashes in the other one's colours, and so
// that nothing that happens before the other scripts are here is lost. It stands alone: it may import nothing.

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

// A script of the page does not come, or is not the one that was built: after a new release only the page's own file
// names those that are there now, so the page is loaded once more, and then no more: nor where the browser keeps to
// itself how it was loaded. Of this site's scripts only these are deferred; what is loaded later is seen to where it is
// wanted.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && target.defer && target.src.startsWith(location.origin + '/'))) return
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit && visit.type !== 'reload') location.reload()
    // What else is shown when the page has not started for a while.
    else document.querySelector<HTMLElement>('.unstarted')?.style.setProperty('animation', 'none')
  },
  true,
)
export {}
