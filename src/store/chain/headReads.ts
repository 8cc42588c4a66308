import type { DataFees } from '../../domain/chain/fees'
import { type ClockEstimate, estimateClock } from '../../domain/chain/blockTime'
import type { Services } from '../services'
import { selectClock } from './clock'
import { injectReads, reading } from '../chainReads'
import { readHook } from '../readHook'

interface Head {
  number: number
  timestamp: number
  baseFee: string
  readAt: number
  clock: ClockEstimate
}

export const headReads = injectReads({
  endpoints: (build) => ({
    /** The newest block, and the error of the device's clock, see `estimateClock`. */
    getHead: build.query<Head, { chainId: number }>({
      queryFn: ({ chainId }, { extra, getState }) =>
        reading(extra, async ({ node }) => {
          const { number, timestamp, baseFeePerGas } = await node.head(chainId)
          const readAt = Date.now()
          const known = selectClock(getState() as Parameters<typeof selectClock>[0])
          const clock = estimateClock({ now: readAt, timer: performance.now(), timestamp }, known)
          return { number, timestamp, baseFee: baseFeePerGas.toString(), readAt, clock }
        }),
    }),

    getPriorityFee: build.query<string, { chainId: number }>({
      queryFn: ({ chainId }, { extra }) =>
        reading(extra, async ({ node }) => (await node.priorityFee(chainId)).toString()),
      providesTags: ['Fee'],
    }),

    /** The fees that a rollup charges for data, in addition to the gas of the execution. */
    getDataFees: build.query<DataFees, { chainId: number }>({
      queryFn: ({ chainId }, { extra }) => reading(extra, ({ chain }) => chain.dataFees(chainId)),
      providesTags: ['Block'],
    }),

    getContractsCheck: build.query<Awaited<ReturnType<Services['chain']['checkContracts']>>, { chainId: number }>({
      queryFn: ({ chainId }, { extra }) => reading(extra, ({ chain }) => chain.checkContracts(chainId, true)),
      keepUnusedDataFor: Infinity,
    }),
  }),
})

export const useGetHeadQuery = readHook(headReads.endpoints.getHead)
export const useGetPriorityFeeQuery = readHook(headReads.endpoints.getPriorityFee)
export const useGetDataFeesQuery = readHook(headReads.endpoints.getDataFees)
export const useGetContractsCheckQuery = readHook(headReads.endpoints.getContractsCheck)
