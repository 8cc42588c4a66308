import type { Address } from '#domain/chain/address'
import { type HistorySpan, isUnread, type PriceSeries, type SeriesRequest } from '#domain/market/history'
import { pastTag } from '../chain/onBlock'
import { failedTag } from '../failed'
import { injectReads, readWith, type TokenArgs } from '../chainReads'
import { readHook } from '../readHook'

export const marketReads = injectReads({
  endpoints: (build) => ({
    /** Includes the chain id: components keep showing a result while the prices for other arguments load. */
    getPrices: build.query({
      queryFn: readWith(async ({ chain }, { chainId, tokens }: { chainId: number; tokens: readonly Address[] }) => ({
        ...(await chain.prices(chainId, tokens)),
        chainId,
      })),
      providesTags: ['Block'],
    }),

    getPairPrices: build.query({
      queryFn: readWith(
        ({ chain }, { chainId, pairs }: { chainId: number; pairs: readonly (readonly [Address, Address])[] }) =>
          chain.pairPrices(chainId, pairs),
      ),
      providesTags: ['Block'],
    }),

    getPools: build.query({
      queryFn: readWith(({ chain }, { chainId, token }: TokenArgs) => chain.tokenPools(chainId, token)),
      providesTags: ['Block'],
    }),

    /** One series per request. Refetched only occasionally, because old blocks do not change, see `onBlock`. */
    getHistories: build.query<
      PriceSeries[],
      { chainId: number; requests: readonly SeriesRequest[]; span: HistorySpan }
    >({
      queryFn: readWith(({ chain }, { chainId, requests, span }, { forced }: { extra: unknown; forced?: boolean }) =>
        chain.histories(chainId, requests, span, forced),
      ),
      providesTags: (result, _error, args) => [
        pastTag(args),
        ...(result?.some(({ reason }) => isUnread(reason)) ? [failedTag('getHistories', args)] : []),
      ],
      keepUnusedDataFor: 600,
    }),

    /** The traded volume of a token's pools, which is read once; null if the node returns no trade events. */
    getTradedVolume: build.query({
      queryFn: readWith(
        ({ chain }, { chainId, token, pools }: TokenArgs & { pools: Parameters<typeof chain.tradedVolume>[2] }) =>
          chain.tradedVolume(chainId, token, pools),
      ),
      keepUnusedDataFor: 600,
    }),

    /** For each of `lengths` (in seconds), whether the node can return the prices of a series that are this old. */
    getHistoryReach: build.query<boolean[], { chainId: number; request: SeriesRequest; lengths: readonly number[] }>({
      queryFn: readWith(({ chain }, { chainId, request, lengths }) => chain.historyReach(chainId, request, lengths)),
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
