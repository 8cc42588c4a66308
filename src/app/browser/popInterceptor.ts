/** Receives each `popstate` event before the router does. `onPop` is null until a dialog can be open. */
export const popInterceptor: { onPop: ((event: PopStateEvent) => void) | null } = { onPop: null }

function pop(event: PopStateEvent) {
  // Only a link to a place in the page makes an entry without a state; the browser has scrolled there. Before the screen
  // is hydrated, a new location in the router's context would make React drop the prerendered screen and the focus in it.
  if (event.state === null && window.early !== undefined) event.stopImmediatePropagation()
  else popInterceptor.onPop?.(event)
}

/** Adds the `popstate` listener, which must come before the router's own. Returns a function that removes it. */
export function addFirstPopListener(): () => void {
  addEventListener('popstate', pop)
  return () => {
    removeEventListener('popstate', pop)
  }
}
