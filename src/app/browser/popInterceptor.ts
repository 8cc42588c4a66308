/** Receives each `popstate` event before the router does. `onPop` is null until a dialog can be open. */
export const popInterceptor: { onPop: ((event: PopStateEvent) => void) | null } = { onPop: null }

const pop = (event: PopStateEvent) => popInterceptor.onPop?.(event)

/**
 * Adds the `popstate` listener and returns a function that removes it. Must be called before the router adds its own
 * listener, because listeners run in the order in which they were added.
 */
export function addFirstPopListener(): () => void {
  addEventListener('popstate', pop)
  return () => {
    removeEventListener('popstate', pop)
  }
}
