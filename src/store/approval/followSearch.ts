import { NodeError } from '#domain/chain/nodeError'
import type { EventSearch } from '#services/approval/eventSearch'

/** The progress of a search of the chain. `isFailed` means that an error of the node ended the search. */
export type Searched<Found> = EventSearch<Found> & { isFailed: boolean }

export const NOT_SEARCHED = { searched: null, found: [], end: null, isFailed: false }

interface SearchEntry<Found> {
  cacheEntryRemoved: Promise<void>
  cacheDataLoaded: Promise<unknown>
  updateCachedData: (recipe: (search: Searched<Found>) => Searched<Found>) => unknown
}

/** Runs a search of the chain while its cache entry has a subscriber, and updates the entry after each step. */
export async function followSearch<Found>(
  { cacheEntryRemoved, cacheDataLoaded, updateCachedData }: SearchEntry<Found>,
  begin: () => AsyncIterable<EventSearch<Found>>,
) {
  const listener = { isClosed: false }
  void cacheEntryRemoved.then(() => (listener.isClosed = true))
  await cacheDataLoaded
  try {
    for await (const step of begin()) {
      if (listener.isClosed) return
      updateCachedData(() => ({ ...step, isFailed: false }))
    }
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    updateCachedData((search) => ({ ...search, isFailed: true }))
  }
}
