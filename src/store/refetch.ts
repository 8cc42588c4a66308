import { listNotRead, noListRead } from '#copy/token/token'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { headReads } from './chain/headReads'
import { chainReads } from './chainReads'
import { selectTradeChainId } from './chain/tradeChain'
import { lists } from './token/lists'
import type { AppThunk, RootState, StartListening } from './types'
import { waitAfterFailures } from '../domain/browser/retry'
import { failedTag } from './failed'
import { pastTag } from './market/marketReads'

/**
 * Refetches the newest block of the traded network, everything that depends on it, and all failed reads in one request.
 * Every "Try again" button dispatches this.
 */
export const refetch = (): AppThunk => (dispatch, getState) => {
  const head = headReads.endpoints.getHead.initiate(
    { chainId: selectTradeChainId(getState()) },
    { subscribe: false, forceRefetch: true },
  )
  void dispatch(head)
  dispatch(chainReads.util.invalidateTags(['Block', 'Failed']))
  dispatch(lists.util.invalidateTags(['Failed']))
}

const { getHead } = headReads.endpoints

/** The endpoint of histories, which are not refetched with each block, see `refetchHistories`. */
const SLOW = 'getHistories'

interface Entry {
  endpointName: string
  originalArgs?: unknown
  queryCacheKey: string
}

/** The chain of a cache entry; undefined for a list. */
const chainOf = ({ originalArgs }: Entry) => ((originalArgs ?? {}) as { chainId?: number }).chainId

function isWithBlocks(entry: Entry, tradeChainId: number): boolean {
  return chainOf(entry) === tradeChainId && entry.endpointName !== SLOW
}

/**
 * Retries failed reads with the next block, and less often while they keep failing. If `getHead` succeeds after a
 * failure, the node may be available again, so the waiting times of all failed reads of its chain are reset.
 */
export function retryFailedReads(startListening: StartListening) {
  /** For each read, the number of successive failures, counted once per block, and the start of the last attempt. */
  const known = new Map<string, { failures: number; startedAt: number }>()

  function isDue(
    entry: Entry,
    query: RootState['lists']['queries'][string],
    isNodeBack: boolean,
    tradeChainId: number,
  ): boolean {
    const { endpointName, queryCacheKey } = entry
    const key = `${endpointName} ${queryCacheKey}`
    const startedAt = query?.startedTimeStamp ?? 0
    const last = known.get(key)
    const failures = isNodeBack || !last ? 1 : last.startedAt === startedAt ? last.failures : last.failures + 1
    known.set(key, { failures, startedAt })
    return Date.now() - startedAt >= waitAfterFailures(failures, isWithBlocks(entry, tradeChainId))
  }

  startListening({
    matcher: getHead.matchPending,
    effect({ meta }, listener) {
      const { dispatch } = listener
      const { chainId } = meta.arg.originalArgs
      const head = getHead.select({ chainId })(listener.getOriginalState())
      const state = listener.getState()
      const tradeChainId = selectTradeChainId(state)
      const failed = new Set<string>()

      for (const api of [chainReads, lists]) {
        const { queries } = state[api.reducerPath]
        const all: Entry[] = api.util.selectInvalidatedBy(state, ['Failed'])
        for (const { endpointName, queryCacheKey } of all) failed.add(`${endpointName} ${queryCacheKey}`)
        const tags = all
          .filter((entry) => {
            const query = queries[entry.queryCacheKey]
            return (
              query?.status !== QueryStatus.pending &&
              isDue(entry, query, head.isError && chainOf(entry) === chainId, tradeChainId)
            )
          })
          .map(({ endpointName, originalArgs }) => failedTag(endpointName, originalArgs))
        if (tags.length > 0) dispatch(api.util.invalidateTags(tags))
      }
      for (const key of known.keys()) if (!failed.has(key)) known.delete(key)
    },
  })
}

/** The age after which a history is refetched. It can be long, because charts end with the live price. */
const GOOD_MS = 300_000

/**
 * Refetches histories together with a block, so that they share its request. Failed histories are retried sooner, see
 * `retryFailedReads`.
 */
export function refetchHistories(startListening: StartListening) {
  startListening({
    matcher: headReads.endpoints.getHead.matchPending,
    effect(_action, api) {
      const due = Object.values(api.getState().chainReads.queries).flatMap((query) => {
        if (query?.endpointName !== 'getHistories' || query.status === QueryStatus.pending) return []
        return Date.now() - (query.startedTimeStamp ?? 0) >= GOOD_MS ? [pastTag(query.originalArgs)] : []
      })
      if (due.length > 0) api.dispatch(chainReads.util.invalidateTags(due))
    },
  })
}

/** Logs failures to read a list only to the console, because visitors cannot fix them. */
export function logListFailures(startListening: StartListening) {
  for (const { matchFulfilled, matchRejected, select } of [lists.endpoints.getTokens, lists.endpoints.getPairs]) {
    startListening({
      predicate: matchFulfilled,
      effect({ meta }) {
        const { failures } = (meta.baseQueryMeta ?? { failures: [] }) as { failures: string[] }
        for (const failure of failures) console.warn(listNotRead(failure))
      },
    })
    startListening({
      predicate: matchRejected,
      effect({ payload }, api) {
        if (!payload || !('message' in payload)) return
        const hasCopy = select(undefined)(api.getState()).data !== undefined
        console.error(noListRead(hasCopy, payload.message))
      },
    })
  }
}
