import { useMemo } from 'react'
import { quotientSeries } from '../../../domain/market/combinedSeries'
import { HISTORY_RANGES, type HistoryRange, type PriceSeries, type SeriesRequest } from '../../../domain/market/history'
import { fittedSpan } from '../../../domain/market/fittedSpan'
import { useHistories } from './useHistories'

const NO_REQUESTS: readonly SeriesRequest[] = []

/**
 * The past prices of a series, or the quotient of two series; undefined while they are loading and after a failure. If
 * prices exist for only a part of the range, for example because the pool is new, more readings are taken from that
 * part. The requests must be referentially stable.
 */
export function useLine(requests: readonly SeriesRequest[] | null, range: HistoryRange) {
  const whole = useHistories(requests ?? NO_REQUESTS, range)
  const span = fittedSpan(whole.isComplete ? whole.series : null, HISTORY_RANGES[range])
  const fitted = useHistories(span ? (requests ?? NO_REQUESTS) : NO_REQUESTS, range, span ?? undefined)
  const series = (span && fitted.isComplete && fitted.series) || whole.series
  const { status, isLimited } = whole
  const [first, second] = series ?? []
  const line = useMemo(
    (): PriceSeries | undefined =>
      first && second ? quotientSeries(first, second, HISTORY_RANGES[range].seconds) : first,
    [first, second, range],
  )
  return { line, status, isLimited }
}
