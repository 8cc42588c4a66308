import type { PriceReading, PriceSeries } from './history'
import { crossPrice } from './pair'

/** The last reading at or before a moment, by its place; -1 for none. The readings are in order of time. */
function placeAt(readings: readonly PriceReading[], timestamp: number, from: number): number {
  let at = from
  while ((readings[at + 1]?.timestamp ?? Infinity) <= timestamp) at++
  return at
}

/**
 * One line of two, at each moment at which either was read: of both the last price until then. A moment at which one of
 * them is unknown, or was last read more than `staleAfter` seconds before, is left out. `combine` returns null where there
 * is no price.
 */
export function combinedReadings(
  first: readonly PriceReading[],
  second: readonly PriceReading[],
  combine: (first: bigint, second: bigint) => bigint | null,
  staleAfter: number,
): PriceReading[] {
  const moments = [...new Set([...first, ...second].map(({ timestamp }) => timestamp))].sort((a, b) => a - b)
  let [one, other] = [-1, -1]
  return moments.flatMap((timestamp): PriceReading[] => {
    one = placeAt(first, timestamp, one)
    other = placeAt(second, timestamp, other)
    const [a, b] = [first[one], second[other]]
    if (!a || !b || timestamp - Math.min(a.timestamp, b.timestamp) > staleAfter) return []
    const price = combine(BigInt(a.price), BigInt(b.price))
    if (price === null) return []
    const { blockNumber } = a.timestamp === timestamp ? a : b
    return [{ blockNumber, timestamp, price: price.toString() }]
  })
}

/** A price older than this part of a line's length is not divided by a newer one. */
const STALE_PART = 8

/** The line of one token's price in another, from the lines of both in the same unit over the same `seconds`. */
export function quotientSeries(base: PriceSeries, unit: PriceSeries, seconds: number): PriceSeries {
  if (base.reason !== null) return base
  if (unit.reason !== null) return unit
  const readings = combinedReadings(base.readings, unit.readings, crossPrice, seconds / STALE_PART)
  if (readings.length === 0) return { readings: [], source: null, reason: 'young' }
  // Rounds of a feed are read at the moments of the blocks or trades of the other line.
  return { readings, source: base.source === 'rounds' ? unit.source : base.source, reason: null }
}
