import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { estimateClock, firstSeen } from '#domain/chain/blockTime'
import { selectClock, selectFirstSeen } from './clock'
import { injectReads, readWith } from '../chainReads'
import { readHook } from '../readHook'

export const headReads = injectReads({
  endpoints: (build) => ({
    /** The newest block, the error of the device's clock (see `estimateClock`), and the first block of this visit. */
    getHead: build.query({
      queryFn: readWith(async ({ node }, { chainId }: { chainId: number }, { getState }: BaseQueryApi) => {
        const { number, timestamp, baseFeePerGas } = await node.head(chainId)
        const readAt = Date.now()
        const state = getState() as Parameters<typeof selectClock>[0]
        const clock = estimateClock({ now: readAt, timer: performance.now(), timestamp }, selectClock(state))
        const first = firstSeen({ number, timestamp }, selectFirstSeen(state, chainId))
        return { number, timestamp, baseFee: baseFeePerGas.toString(), readAt, clock, first }
      }),
    }),

    getPriorityFee: build.query({
      queryFn: readWith(async ({ node }, { chainId }: { chainId: number }) =>
        (await node.priorityFee(chainId)).toString(),
      ),
      providesTags: ['Fee'],
    }),

    /** The fees that a rollup charges for data, in addition to the gas of the execution. */
    getDataFees: build.query({
      queryFn: readWith(({ chain }, { chainId }: { chainId: number }) => chain.dataFees(chainId)),
      providesTags: ['Block'],
    }),

    getContractsCheck: build.query({
      queryFn: readWith(({ chain }, { chainId }: { chainId: number }) => chain.checkContracts(chainId, true)),
      keepUnusedDataFor: Infinity,
    }),
  }),
})

export const useGetHeadQuery = readHook(headReads.endpoints.getHead)
export const useGetPriorityFeeQuery = readHook(headReads.endpoints.getPriorityFee)
export const useGetDataFeesQuery = readHook(headReads.endpoints.getDataFees)
export const useGetContractsCheckQuery = readHook(headReads.endpoints.getContractsCheck)
