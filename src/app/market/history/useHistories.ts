import { HISTORY_RANGES, type HistoryRange, type PriceSeries, type SeriesRequest } from '../../../domain/market/history'
import { useTradeChain } from '../../../store/hooks'
import { marketReads, useGetHistoriesQuery } from '../../../store/market/marketReads'
import { hasFailure } from '../../page/browser/hasFailure'

/** The first reading of a range has so many parts, so that there is something to show soon. */
const COARSE_PARTS = 8
const NO_REQUESTS: readonly SeriesRequest[] = []
const NO_SPAN = { seconds: 0, parts: 1 }

export interface HistoriesRead {
  /** In the order of the requests; null while they are read, or when they could not be. */
  series: readonly PriceSeries[] | null
  status: 'loading' | 'ready' | 'failed'
  /** They could not be read because the network provider limits requests. */
  isLimited: boolean
}

/**
 * Reads what any series needs while it is not known yet which ones are wanted, so that it travels with what is read
 * meanwhile.
 */
export function useHistoryStart(isKnown: boolean) {
  const { id: chainId } = useTradeChain()
  useGetHistoriesQuery({ chainId, requests: NO_REQUESTS, span: NO_SPAN }, { skip: isKnown })
}

/**
 * Prices of the past on the network that is traded on, first a few readings and then all. `parts` narrows a range's usual number
 * of readings, as for a small picture. The requests must keep their identity while they are the same.
 */
export function useHistories(requests: readonly SeriesRequest[], range: HistoryRange, parts?: number): HistoriesRead {
  const { id: chainId } = useTradeChain()
  const { seconds, parts: usual } = HISTORY_RANGES[range]
  const wanted = parts ?? usual
  const skip = requests.length === 0
  const all = { chainId, requests, span: { seconds, parts: wanted } }
  const few = { chainId, requests, span: { seconds, parts: Math.min(COARSE_PARTS, wanted) } }
  const known = marketReads.endpoints.getHistories.useQueryState(all, { skip })
  // Once all are there, the few readings are not needed any more, and not read again either.
  const coarse = useGetHistoriesQuery(few, { skip: skip || known.currentData !== undefined })
  const isCoarseSettled = coarse.currentData !== undefined || coarse.error !== undefined
  const fine = useGetHistoriesQuery(all, { skip: skip || (known.isUninitialized && !isCoarseSettled) })
  const series = fine.currentData ?? coarse.currentData ?? null
  // An error stays until the next answer, also while that is awaited.
  const status = series ? 'ready' : fine.error !== undefined ? 'failed' : 'loading'
  const isLimited = status === 'failed' && fine.error !== undefined && hasFailure(fine.error, 'limited')
  return { series, status, isLimited }
}
