/** Receives each popstate event before the router does; null until a dialog can be open. */
export const popInterceptor: { onPop: ((event: PopStateEvent) => void) | null } = { onPop: null }

/** To be called before the router starts: a window's listeners are called in the order in which they were added. */
export function addFirstPopListener() {
  addEventListener('popstate', (event) => popInterceptor.onPop?.(event))
}
