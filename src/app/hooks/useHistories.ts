import { supportedChain } from '../../config/chains'
import { HISTORY_RANGES, type HistoryRange, type PriceSeries, type SeriesAsk } from '../../domain/history'
import { useGetHistoriesQuery } from '../../store/queries/chainReads'

const chainId = supportedChain.id
/** So long a past that was read is good enough: the live price is always its end. */
const READ_AGAIN_MS = 300_000
/** The first look at a range has so many parts, so that something stands there soon. */
const COARSE_PARTS = 8

export interface Histories {
  /** In the order of the asks; null while they are read, or when they could not be. */
  series: readonly PriceSeries[] | null
  status: 'loading' | 'ready' | 'failed'
}

/**
 * Prices of the past on the supported chain, first a few readings and then all. `parts` narrows a range's usual number
 * of readings, as for a small picture. The asks must keep their identity while they are the same.
 */
export function useHistories(asks: readonly SeriesAsk[], range: HistoryRange, parts?: number): Histories {
  const { seconds, parts: usual } = HISTORY_RANGES[range]
  const wanted = parts ?? usual
  const skip = asks.length === 0
  const coarse = useGetHistoriesQuery(
    { chainId, asks, span: { seconds, parts: Math.min(COARSE_PARTS, wanted) } },
    { skip },
  )
  const fine = useGetHistoriesQuery(
    { chainId, asks, span: { seconds, parts: wanted } },
    {
      skip: skip || (coarse.currentData === undefined && !coarse.isError),
      pollingInterval: READ_AGAIN_MS,
      skipPollingIfUnfocused: true,
    },
  )
  const series = fine.currentData ?? coarse.currentData ?? null
  return { series, status: series ? 'ready' : skip || !fine.isError ? 'loading' : 'failed' }
}
