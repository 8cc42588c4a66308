/** Who hears of a step in the history before the router does; null until a dialog can be open. */
export const firstToHear: { onPop: ((event: PopStateEvent) => void) | null } = { onPop: null }

/** To be called before the router starts: a window's listeners are called in the order in which they were added. */
export function hearFirst() {
  addEventListener('popstate', (event) => firstToHear.onPop?.(event))
}
