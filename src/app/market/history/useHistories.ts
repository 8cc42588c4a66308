import {
  HISTORY_RANGES,
  type HistoryRange,
  type HistorySpan,
  type PriceSeries,
  type SeriesRequest,
} from '#domain/market/history'
import { useTradeChain } from '#store/hooks'
import { useGetHistoriesQuery } from '#store/market/marketReads'
import { hasFailure } from '../../chain/hasFailure'

/** The parts of a range in its first, coarse read, so that a rough line can be shown early. */
const COARSE_PARTS = 8
const NO_REQUESTS: readonly SeriesRequest[] = []
const NO_SPAN = { seconds: 0, parts: 1 }

export interface HistoriesRead {
  /** The series in the order of the requests; null while they are loading and after a failure. */
  series: readonly PriceSeries[] | null
  status: 'loading' | 'ready' | 'failed'
  /** Whether all readings have been read, not just the first few. */
  isComplete: boolean
  isLimited: boolean
}

/** Reads the data that every series needs, even before the series are known, so that it is batched with other reads. */
export function useHistoryStart(isKnown: boolean) {
  const { id: chainId } = useTradeChain()
  useGetHistoriesQuery({ chainId, requests: NO_REQUESTS, span: NO_SPAN }, { skip: isKnown })
}

/**
 * Past prices on the active network: first a few readings, then all of them. `wanted` overrides a range's span or its
 * number of readings, for example for a sparkline. The requests must be referentially stable.
 */
export function useHistories(
  requests: readonly SeriesRequest[],
  range: HistoryRange,
  wanted?: number | HistorySpan,
): HistoriesRead {
  const { id: chainId } = useTradeChain()
  const usual: HistorySpan = HISTORY_RANGES[range]
  const span = typeof wanted === 'number' ? { seconds: usual.seconds, parts: wanted } : (wanted ?? usual)
  const { seconds } = span
  const skip = requests.length === 0
  const all = { chainId, requests, span }
  const few = { chainId, requests, span: { seconds, parts: Math.min(COARSE_PARTS, span.parts) } }
  const known = useGetHistoriesQuery(all, { skip, isPeek: true })
  // Once all readings are available, the first few are no longer needed.
  const coarse = useGetHistoriesQuery(few, { skip: skip || known.currentData !== undefined })
  const isCoarseSettled = coarse.currentData !== undefined || coarse.hasFailed
  const fine = useGetHistoriesQuery(all, { skip: skip || (known.isUninitialized && !isCoarseSettled) })
  const series = fine.currentData ?? coarse.currentData ?? null
  const status = series ? 'ready' : fine.hasFailed ? 'failed' : 'loading'
  const isLimited = status === 'failed' && fine.hasFailed && hasFailure(fine.error, 'limited')
  return { series, status, isLimited, isComplete: fine.currentData !== undefined }
}
