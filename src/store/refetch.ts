import { listNotRead, noListRead } from '#copy/token/token'
import { headReads } from './chain/headReads'
import { chainReads } from './chainReads'
import { selectTradeChainId } from './chain/tradeChain'
import { lists } from './token/lists'
import type { AppThunk, StartListening } from './types'

/**
 * Refetches the newest block of the traded network, all that depends on it, and all failed reads in one request. Every
 * "Try again" button dispatches this.
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
