import type { PriceReading, PriceSeries } from './history'
import { crossPrice } from './pair'

/** The index of the last reading at or before a time; -1 if there is none. Readings are sorted by time. */
function placeAt(readings: readonly PriceReading[], timestamp: number, from: number): number {
  let at = from
  while ((readings[at + 1]?.timestamp ?? Infinity) <= timestamp) at++
  return at
}

/**
 * Combines two series. The result has a reading at each time at which either series has one, computed from the latest
 * price of each series. A time is left out if a price is unknown or more than `staleAfter` seconds old, or if `combine`
 * returns null.
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

/** A price is stale if it is older than an eighth of the length of the series. */
const STALE_PART = 8

/** The price of one token in another. Both series must have the same unit and the length `seconds`. */
export function quotientSeries(base: PriceSeries, unit: PriceSeries, seconds: number): PriceSeries {
  if (base.reason !== null) return base
  if (unit.reason !== null) return unit
  const readings = combinedReadings(base.readings, unit.readings, crossPrice, seconds / STALE_PART)
  if (readings.length === 0) return { readings: [], source: null, reason: 'young' }
  return { readings, source: base.source === 'rounds' ? unit.source : base.source, reason: null }
}
