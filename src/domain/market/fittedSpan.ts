import type { HistorySpan, PriceSeries } from './history'

/**
 * A series is read again if it has less than half of the expected number of readings, and these cover less than half of
 * the span's time.
 */
const FEW_PART = 2

const coveredBy = ({ readings }: PriceSeries) => (readings.at(-1)?.timestamp ?? 0) - (readings[0]?.timestamp ?? 0)

/**
 * The span for reading series a second time if their prices began within the range. It has as many parts as the range,
 * but covers only the time for which there are prices. Null if there are enough readings, or if it is unknown when the
 * prices began. The length of the span is a multiple of the interval between readings, so that it does not change with
 * every block.
 */
export function fittedSpan(series: readonly PriceSeries[] | null, whole: HistorySpan): HistorySpan | null {
  const { seconds, parts, fewParts = parts } = whole
  if (!series || series.length === 0) return null
  if (series.some(({ reason }) => reason !== null && reason !== 'young')) return null
  const fewest = Math.min(...series.map(({ readings }) => readings.length))
  const step = seconds / parts
  const covered = Math.min(...series.map(coveredBy))
  if (fewest * FEW_PART >= fewParts || covered * FEW_PART >= seconds) return null
  // One interval is added because the first price may have appeared up to one interval before the first reading.
  return { ...whole, seconds: Math.ceil((Math.floor(covered / step) + 1) * step) }
}
