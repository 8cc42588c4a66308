/** Receives each popstate event before the router does; null until a dialog can be open. */
export const popInterceptor: { onPop: ((event: PopStateEvent) => void) | null } = { onPop: null }

const pop = (event: PopStateEvent) => popInterceptor.onPop?.(event)

/**
 * To be called before the router listens: a window's listeners are called in the order in which they were added.
 * Returns a function that removes it.
 */
export function addFirstPopListener(): () => void {
  addEventListener('popstate', pop)
  return () => {
    removeEventListener('popstate', pop)
  }
}
