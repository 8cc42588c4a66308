import { PART_RETRY_MS } from './limits'

let notifyMissing = () => {}

/** Sets who is notified of parts that could not be loaded. Called once, when the page starts. */
export function onPartMissing(notify: () => void) {
  notifyMissing = notify
}

/** Outside browsers nothing tells. */
const isOffline = () => (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false

/**
 * Parts that handle their own absence, or were not requested by the user, are loaded quietly. Without a connection a part
 * is not missing: it is waited for.
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
 * Loads a part of the page that is a separate chunk; every `import()` goes through here or `loadQuietly`. A chunk that
 * fails to load, or fails its integrity check, is requested once more. If that fails too, the page shows a message
 * until it is reloaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadQuietly(load)
  } catch (error) {
    notifyMissing()
    throw error
  }
}
