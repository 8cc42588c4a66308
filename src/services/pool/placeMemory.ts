import type { PoolPlace } from '#domain/pool/pool'
import type { Node } from '../chain/node'
import { perChain } from '../chain/perChain'
import type { PoolNow } from './pools'

const PLACES_TTL_MS = 600_000

interface ChosenPlaces {
  places: PoolPlace[]
  readAt: number
  /** The block of the last reading, and the number of blocks between the last two readings. */
  blockNumber: number
  blocks: number
}

const isFresh = (readAt: number) => Date.now() - readAt < PLACES_TTL_MS

/** The times at which places were found to have no pool, by pool id. */
const emptyPlacesOn = perChain(() => new Map<PoolPlace['id'], number>())

/**
 * Creates a cache of the places without a pool, which is shared by all that reads pools through the node, and a cache of
 * the pools that were chosen for each pair.
 */
export function createPlaceMemory(node: Node) {
  const chosen = new Map<string, ChosenPlaces>()
  return {
    candidates(chainId: number, places: readonly PoolPlace[]): PoolPlace[] {
      const known = emptyPlacesOn(node, chainId)
      return places.filter(({ id }) => {
        const readAt = known.get(id)
        return readAt === undefined || !isFresh(readAt)
      })
    },

    recordFound(chainId: number, places: readonly PoolPlace[], pools: readonly PoolNow[]): void {
      const found = new Set(pools.map(({ id }) => id))
      const [known, now] = [emptyPlacesOn(node, chainId), Date.now()]
      for (const { id } of places) {
        if (found.has(id)) known.delete(id)
        else known.set(id, now)
      }
    },

    chosenFor(pair: string): ChosenPlaces | undefined {
      const last = chosen.get(pair)
      return last && isFresh(last.readAt) ? last : undefined
    },

    choose(pair: string, places: PoolPlace[], blockNumber: number): void {
      chosen.set(pair, { places, readAt: Date.now(), blockNumber, blocks: 1 })
    },
  }
}
