import type { Services } from '../services'
import { injectReads, reading } from '../chainReads'

/** What is read of a chain itself. */
export const headReads = injectReads({
  endpoints: (build) => ({
    getHead: build.query<{ number: number; timestamp: number; baseFee: string; readAt: number }, { chainId: number }>({
      queryFn: ({ chainId }, { extra }) =>
        reading(extra, async ({ node }) => {
          const { number, timestamp, baseFeePerGas } = await node.head(chainId)
          return { number, timestamp, baseFee: baseFeePerGas.toString(), readAt: Date.now() }
        }),
    }),

    getPriorityFee: build.query<string, { chainId: number }>({
      queryFn: ({ chainId }, { extra }) =>
        reading(extra, async ({ node }) => (await node.priorityFee(chainId)).toString()),
      providesTags: ['Fee'],
    }),

    /** Which contract carries trades out on the chain, or why none does. */
    getContractsCheck: build.query<Awaited<ReturnType<Services['chain']['checkContracts']>>, { chainId: number }>({
      queryFn: ({ chainId }, { extra }) => reading(extra, ({ chain }) => chain.checkContracts(chainId)),
      keepUnusedDataFor: Infinity,
    }),
  }),
})

export const { useGetHeadQuery, useGetPriorityFeeQuery, useGetContractsCheckQuery } = headReads
