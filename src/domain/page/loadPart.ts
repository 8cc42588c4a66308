import { PART_RETRY_MS } from './limits'

let notifyMissing = () => {}

/** Names who is told of parts that could not be loaded. Called once, when the page starts. */
export function onPartMissing(notify: () => void) {
  notifyMissing = notify
}

/** A part that comes with its own words for its absence, or that nobody has asked for yet, is loaded quietly. */
export async function loadQuietly<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PART_RETRY_MS))
    return load()
  }
}

/**
 * Loads a part of the page that is a file of its own; every `import()` goes through here or through `loadQuietly`. A
 * file that does not come, or is not the one that was built, is asked for once more. If that fails too, the page says
 * so until it is loaded again.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadQuietly(load)
  } catch (error) {
    notifyMissing()
    throw error
  }
}
