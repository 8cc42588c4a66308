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
 * What every "Try again" does: reads the newest block of the traded network with everything that depends on it, and all
 * failed reads, in one request.
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

/** The history has its own schedule: it is not read with blocks. */
const SLOW = 'getHistories'

interface Entry {
  endpointName: string
  originalArgs?: unknown
  queryCacheKey: string
}

/** The chain that is read; undefined for a list. */
const chainOf = ({ originalArgs }: Entry) => ((originalArgs ?? {}) as { chainId?: number }).chainId

/** Whether its calls are sent in a block's request: those for other chains, lists and the history are not. */
function isWithBlocks(entry: Entry, tradeChainId: number): boolean {
  return chainOf(entry) === tradeChainId && entry.endpointName !== SLOW
}

/**
 * Retries failed reads with the next block, and ever less often while they keep failing. When the head recovers from a
 * failure, all reads of its chain are retried as if they had failed once: the node may be back.
 */
export function retryFailedReads(startListening: StartListening) {
  /** How many times in a row each read has failed, as seen at blocks, and when the last attempt began. */
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

/** How long a history stays fresh: the live price is always its end. */
const GOOD_MS = 300_000

/**
 * Refetches histories at a block, so that their calls are sent in the block's request. Failed ones are retried sooner,
 * see `retryFailedReads`.
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

/** Visitors can do nothing about a list that cannot be read, so it is only logged to the console. */
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
        const isHeld = select(undefined)(api.getState()).data !== undefined
        console.error(noListRead(isHeld, payload.message))
      },
    })
  }
}
