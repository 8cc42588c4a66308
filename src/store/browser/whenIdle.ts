/** Where the browser does not say when it is idle. */
const PAUSE_MS = 200

/** Runs something once what is being shown has been painted and nothing else is to be done. */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, PAUSE_MS)
}
