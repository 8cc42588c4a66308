import { useMemo } from 'react'
import { quotientSeries } from '#domain/market/combinedSeries'
import { HISTORY_RANGES, type HistoryRange, type PriceSeries, type SeriesRequest } from '#domain/market/history'
import { fittedSpan } from '#domain/market/fittedSpan'
import { type HistoriesRead, useHistories } from './useHistories'

const NO_REQUESTS: readonly SeriesRequest[] = []

/** The range that is shown instead of one that the node does not serve as a whole. */
const INSTEAD: Partial<Record<HistoryRange, HistoryRange>> = { '1y': '30d' }

/** Whether a series could not be read, or goes back further than the node's history. */
const isUnserved = ({ status, isComplete, series }: HistoriesRead) =>
  status === 'failed' ||
  (isComplete && series !== null && series.some(({ reason }) => reason !== null && reason !== 'young'))

/** The past prices of a range, or of a shorter one if the node serves only that one. */
function useServed(requests: readonly SeriesRequest[], range: HistoryRange): HistoriesRead {
  const wanted = useHistories(requests, range)
  const instead = INSTEAD[range]
  const part = useHistories(instead && isUnserved(wanted) ? requests : NO_REQUESTS, instead ?? range)
  return part.isComplete && !isUnserved(part) ? part : wanted
}

/**
 * The past prices of a series, or the quotient of two series; undefined while they are loading and after a failure. If
 * prices exist for only a part of the range, for example because the pool is new, more readings are taken from that
 * part. If the node serves nothing of a year, the last month is read instead. The requests must be referentially stable.
 */
export function useLine(requests: readonly SeriesRequest[] | null, range: HistoryRange) {
  const whole = useServed(requests ?? NO_REQUESTS, range)
  const span = fittedSpan(whole.isComplete ? whole.series : null, HISTORY_RANGES[range])
  const fitted = useHistories(span ? (requests ?? NO_REQUESTS) : NO_REQUESTS, range, span ?? undefined)
  const series = (span && fitted.isComplete && fitted.series) || whole.series
  const { status, isLimited, isComplete } = whole
  const [first, second] = series ?? []
  const line = useMemo(
    (): PriceSeries | undefined =>
      first && second ? quotientSeries(first, second, HISTORY_RANGES[range].seconds) : first,
    [first, second, range],
  )
  return { line, status, isLimited, isComplete }
}
