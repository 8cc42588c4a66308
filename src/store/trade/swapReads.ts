import type { Hex } from '#boundary/node'
import type { SwapRecord } from '#domain/trade/swapRecord'
import type { BatchCall, SentBatch } from '#domain/transaction/batch'
import { minedHash } from '#domain/transaction/status'
import type { StoredTransaction, TransactionState } from '#domain/transaction/transaction'
import type { SwapReader } from '#services/trade/swapReader'
import { followSearch, NOT_SEARCHED, type Searched } from '../approval/followSearch'
import { injectReads, type AccountArgs, type ReadError, readWith } from '../chainReads'
import { readHook } from '../readHook'
import type { Services } from '../services'

/** `calls` are those of a batch, and `execution` is the id of the execution that contains them. */
export interface SentSwap extends Pick<TransactionState, 'execution'> {
  hash: string
  calls?: SentBatch['calls'] | undefined
}

/** A stored transaction as a swap to read; null if its hash on the chain is not known yet. */
export function sentSwap(transaction: StoredTransaction): SentSwap | null {
  const hash = minedHash(transaction)
  const { batch } = transaction.request
  const { execution } = transaction.state
  return hash === null ? null : { hash, ...(batch && { calls: batch.calls }), ...(execution && { execution }) }
}

export const encoded = ({ to, value, data }: BatchCall) => ({ to, value: BigInt(value), data: data as Hex })

/** How long what is mined is cached, in seconds. It can be long, because it does not change. */
export const KEPT_S = 3_600

export const swapReads = injectReads({
  endpoints: (build) => ({
    getSwap: build.query<SwapRecord | null, AccountArgs & SentSwap>({
      queryFn: readWith(({ swaps }, { chainId, account, hash, calls, execution }) =>
        swaps.readSwap(chainId, { account, hash, calls: calls?.map(encoded), execution }),
      ),
      keepUnusedDataFor: KEPT_S,
    }),

    /** The swaps that searches have found since the page was opened. No request is sent: `getSwaps` writes the data. */
    getFoundSwaps: build.query<readonly SwapRecord[], AccountArgs>({
      queryFn: () => ({ data: [] }),
      keepUnusedDataFor: Infinity,
    }),

    /** The swaps among transactions that were sent from this browser. Each one is read with `getSwap`. */
    getSentSwaps: build.query<SwapRecord[], AccountArgs & { sent: readonly SentSwap[] }>({
      async queryFn({ sent, ...of }, { dispatch }): Promise<{ data: SwapRecord[] } | { error: ReadError }> {
        const { getSwap } = swapReads.endpoints
        const answers = await Promise.all(
          sent.map((each) => dispatch(getSwap.initiate({ ...of, ...each }, { subscribe: false }))),
        )
        const error = answers.find((answer) => answer.error !== undefined)?.error
        return error ? { error: error as ReadError } : { data: answers.flatMap(({ data }) => data ?? []) }
      },
      keepUnusedDataFor: KEPT_S,
    }),

    /** The swaps among the given transactions, newest first. */
    getSwaps: build.query<
      Awaited<ReturnType<SwapReader['readSwaps']>>,
      AccountArgs & { hashes: readonly string[]; parts: number }
    >({
      queryFn: readWith(({ swaps }, { chainId, account, ...scope }) => swaps.readSwaps(chainId, account, scope)),
      async onQueryStarted({ chainId, account }, api): Promise<void> {
        const { data } = await api.queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        const of = { chainId, account }
        const known = swapReads.endpoints.getFoundSwaps.select(of)(api.getState()).data ?? []
        const added = data.swaps.filter(({ hash }) => known.every((other) => other.hash !== hash))
        await api.dispatch(swapReads.util.upsertQueryData('getFoundSwaps', of, [...known, ...added]))
      },
      keepUnusedDataFor: KEPT_S,
    }),

    /** A search of all blocks for transactions that moved an account's tokens, see `followSearch`. */
    searchSwaps: build.query<Searched<string>, AccountArgs & { attempt: number; parts: number }>({
      queryFn: () => ({ data: NOT_SEARCHED }),
      onCacheEntryAdded: ({ chainId, account, parts }, api) =>
        followSearch(api, () => (api.extra as Services).swaps.searchSwaps(chainId, account, parts)),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const useGetSwapQuery = readHook(swapReads.endpoints.getSwap)
export const useGetFoundSwapsQuery = readHook(swapReads.endpoints.getFoundSwaps)
export const useGetSentSwapsQuery = readHook(swapReads.endpoints.getSentSwaps)
export const useGetSwapsQuery = readHook(swapReads.endpoints.getSwaps)
export const useSearchSwapsQuery = readHook(swapReads.endpoints.searchSwaps)
