import { QueryStatus } from '@reduxjs/toolkit/query'
import { headReads } from '../chain/headReads'
import { chainReads } from '../chainReads'
import { pastTag } from './marketReads'
import type { StartListening } from '../types'

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
