/** Receives each `popstate` event before the router. Null until a dialog can be open. */
export const popInterceptor: { onPop: ((event: PopStateEvent) => void) | null } = { onPop: null }

const pop = (event: PopStateEvent) => popInterceptor.onPop?.(event)

/**
 * Adds the `popstate` listener. Call it before the router adds its own, because listeners run in the order in which
 * they were added. Returns a function that removes the listener.
 */
export function addFirstPopListener(): () => void {
  addEventListener('popstate', pop)
  return () => {
    removeEventListener('popstate', pop)
  }
}
