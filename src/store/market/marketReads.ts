import type { Address } from '../../domain/chain/address'
import { type HistorySpan, isUnread, type PriceSeries, type SeriesRequest } from '../../domain/market/history'
import type { Services } from '../services'
import { failedTag } from '../failed'
import { injectReads, reading } from '../chainReads'
import { readHook } from '../readHook'

export const pastTag = (args: unknown) => ({ type: 'Past' as const, id: JSON.stringify(args) })

export const marketReads = injectReads({
  endpoints: (build) => ({
    /**
     * The result includes the chain id, because components keep showing a result while the prices for other arguments
     * are loading.
     */
    getPrices: build.query<
      Awaited<ReturnType<Services['chain']['prices']>> & { chainId: number },
      { chainId: number; tokens: readonly Address[] }
    >({
      queryFn: ({ chainId, tokens }, { extra }) =>
        reading(extra, async ({ chain }) => ({ ...(await chain.prices(chainId, tokens)), chainId })),
      providesTags: ['Block'],
    }),

    getPairPrices: build.query<
      Awaited<ReturnType<Services['chain']['pairPrices']>>,
      { chainId: number; pairs: readonly (readonly [Address, Address])[] }
    >({
      queryFn: ({ chainId, pairs }, { extra }) => reading(extra, ({ chain }) => chain.pairPrices(chainId, pairs)),
      providesTags: ['Block'],
    }),

    getPools: build.query<Awaited<ReturnType<Services['chain']['tokenPools']>>, { chainId: number; token: Address }>({
      queryFn: ({ chainId, token }, { extra }) => reading(extra, ({ chain }) => chain.tokenPools(chainId, token)),
      providesTags: ['Block'],
    }),

    /**
     * Past prices, one series per request. They are refetched only occasionally, because old blocks do not change, see
     * `refetchHistories`.
     */
    getHistories: build.query<
      PriceSeries[],
      { chainId: number; requests: readonly SeriesRequest[]; span: HistorySpan }
    >({
      queryFn: ({ chainId, requests, span }, { extra, forced }) =>
        reading(extra, ({ chain }) => chain.histories(chainId, requests, span, forced)),
      providesTags: (result, _error, args) => [
        pastTag(args),
        ...(result?.some(({ reason }) => isUnread(reason)) ? [failedTag('getHistories', args)] : []),
      ],
      keepUnusedDataFor: 600,
    }),

    /** The traded volume of a token's pools, which is read once; null if the node returns no trade events. */
    getTradedVolume: build.query<
      Awaited<ReturnType<Services['chain']['tradedVolume']>>,
      { chainId: number; token: Address; pools: Parameters<Services['chain']['tradedVolume']>[2] }
    >({
      queryFn: ({ chainId, token, pools }, { extra }) =>
        reading(extra, ({ chain }) => chain.tradedVolume(chainId, token, pools)),
      keepUnusedDataFor: 600,
    }),

    /** For each of `lengths` (in seconds), whether the node can return the prices of a series that are this old. */
    getHistoryReach: build.query<boolean[], { chainId: number; request: SeriesRequest; lengths: readonly number[] }>({
      queryFn: ({ chainId, request, lengths }, { extra }) =>
        reading(extra, ({ chain }) => chain.historyReach(chainId, request, lengths)),
      keepUnusedDataFor: 600,
    }),
  }),
})

export const useGetPricesQuery = readHook(marketReads.endpoints.getPrices)
export const useGetPairPricesQuery = readHook(marketReads.endpoints.getPairPrices)
export const useGetPoolsQuery = readHook(marketReads.endpoints.getPools)
export const useGetHistoriesQuery = readHook(marketReads.endpoints.getHistories)
export const useGetTradedVolumeQuery = readHook(marketReads.endpoints.getTradedVolume)
export const useGetHistoryReachQuery = readHook(marketReads.endpoints.getHistoryReach)
