import { PART_RETRY_MS } from './limits'

let notifyMissing = () => {}

export function onPartMissing(notify: () => void) {
  notifyMissing = notify
}

/** Always false outside a browser, where `navigator` does not exist. */
const isOffline = () => (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false

/** Requests the chunks that wait for the connection now, as if the browser had reported that it is back. */
export function retryParts() {
  dispatchEvent(new Event('online'))
}

/**
 * Loads a chunk without an error message. Used if the caller handles the failure, or if the visitor did not request the
 * chunk. Retries once after a failure. If loading fails while the browser is offline, it is retried once online.
 */
export async function loadQuietly<Part>(load: () => Promise<Part>, isLast = false): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const isLost = isOffline()
    if (isLast && !isLost) throw error
    await new Promise((resolve) => {
      if (isLost) addEventListener('online', resolve, { once: true })
      else setTimeout(resolve, PART_RETRY_MS)
    })
    return loadQuietly(load, !isLost)
  }
}

/**
 * Loads a chunk of the page. Every `import()` must use this function or `loadQuietly`. A chunk that fails to load, or
 * fails its integrity check, is requested once more. If the second request also fails, the page shows an error message
 * until the page is reloaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadQuietly(load)
  } catch (error) {
    notifyMissing()
    throw error
  }
}
