import type { PoolPlace } from '#domain/pool/pool'
import { type Reading, readPlacesAt, type Source } from './readPlaces'
import type { TickMemory } from './tickMemory'

/** The maximum number of requests for ticks. V4 ticks need two requests, and the price may move between the two. */
const TICK_ROUNDS = 2

/** Reads the pools again with their missing ticks at one block, until no ticks are missing. */
export async function withTicks(
  source: Source & { ticks: TickMemory },
  places: readonly PoolPlace[],
  first: Reading,
): Promise<Reading> {
  const { ticks } = source
  let reading = first
  for (let round = 0; round < TICK_ROUNDS; round++) {
    const missing = ticks.missing(reading.pools, reading.blockNumber)
    if (missing.length === 0) break
    const reads = missing.map(ticks.request)
    const { blockNumber } = reading
    reading = await readPlacesAt(source, { places, others: reads.map(({ calls }) => calls), blockNumber })
    ticks.store(reads, reading.pools, reading.rest, reading.blockNumber)
  }
  return reading
}
