import type { HistorySpan, PriceSeries } from './history'

/** A line with fewer readings, and over less time, than this part of what its span asked for is read again. */
const FEW_PART = 2

/** The length of time that readings cover, in seconds; 0 without any. */
const coveredBy = ({ readings }: PriceSeries) => (readings.at(-1)?.timestamp ?? 0) - (readings[0]?.timestamp ?? 0)

/**
 * The span that samples what exists of a range: as many parts over the time that the readings of the whole range cover.
 * Null where they are enough, or where it is not known how long there have been prices. Its length is a multiple of the
 * range's own parts, so that it stays the same while time goes on.
 */
export function fittedSpan(series: readonly PriceSeries[] | null, whole: HistorySpan): HistorySpan | null {
  const { seconds, parts, fewParts = parts } = whole
  if (!series || series.length === 0) return null
  if (series.some(({ reason }) => reason !== null && reason !== 'young')) return null
  const fewest = Math.min(...series.map(({ readings }) => readings.length))
  const step = seconds / parts
  const covered = Math.min(...series.map(coveredBy))
  if (fewest * FEW_PART >= fewParts || covered * FEW_PART >= seconds) return null
  // One part more than the readings cover: the first price was between the first reading and the moment before it.
  return { ...whole, seconds: Math.ceil((Math.floor(covered / step) + 1) * step) }
}
