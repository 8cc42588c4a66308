import { larger, smaller } from '../integers'
import { coverageOf, type LivePrice, type PriceReading } from './history'

/** The highest and the lowest of the readings and the current price; null without readings. */
export function priceRange(
  readings: readonly Pick<PriceReading, 'price'>[],
  live: Pick<LivePrice, 'price'>,
): { high: bigint; low: bigint } | null {
  if (readings.length === 0) return null
  const values = [live.price, ...readings.map(({ price }) => BigInt(price))]
  return { high: values.reduce(larger), low: values.reduce(smaller) }
}

/** The price range of the last `seconds`; null if the readings do not cover that whole time. */
export function priceRangeOver(
  readings: readonly PriceReading[],
  live: Pick<LivePrice, 'price' | 'timestamp'>,
  seconds: number,
): { high: bigint; low: bigint } | null {
  return coverageOf(readings, live, seconds)?.isWhole ? priceRange(readings, live) : null
}
