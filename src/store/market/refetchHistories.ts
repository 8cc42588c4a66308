import { QueryStatus } from '@reduxjs/toolkit/query'
import { headReads } from '../chain/headReads'
import { chainReads } from '../chainReads'
import { pastTag } from './marketReads'
import type { StartListening } from '../types'

/** So long a past that was read is good enough: the live price is always its end. */
const GOOD_MS = 300_000

/**
 * Reads the past again with a block, so that what any look at it takes travels in that block's request. One that could
 * not be read is tried sooner, see `readFailedAgain`.
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
