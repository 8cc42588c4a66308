import { QueryStatus } from '@reduxjs/toolkit/query'
import { isUnread, type PriceSeries } from '../../domain/history'
import { chainReads, pastTag } from '../queries/chainReads'
import type { StartListening } from '../types'

const { getHead, getHistories } = chainReads.endpoints

/** So long a past that was read is good enough: the live price is always its end. */
const GOOD_MS = 300_000
/** One that could not be read is tried with the next block, then after this time, and after twice that and so on. */
const RETRY_MS = 60_000

const waitAfter = (failures: number) =>
  failures === 0 ? GOOD_MS : failures === 1 ? 0 : Math.min(GOOD_MS, RETRY_MS * 2 ** (failures - 2))

const isWhole = (series: readonly PriceSeries[]) => series.every(({ reason }) => !isUnread(reason))

/** Reads the past again with a block, so that what any look at it takes travels in that block's request. */
export function readPastAgain(startListening: StartListening) {
  /** How many times in a row each could not be read. */
  const failures = new Map<string, number>()
  const fail = (key: string) => failures.set(key, (failures.get(key) ?? 0) + 1)

  startListening({
    matcher: getHistories.matchFulfilled,
    effect({ meta, payload }) {
      if (isWhole(payload)) failures.delete(meta.arg.queryCacheKey)
      else fail(meta.arg.queryCacheKey)
    },
  })
  startListening({
    matcher: getHistories.matchRejected,
    effect({ meta: { arg, condition } }) {
      // Not one that never began, because it is being read already.
      if (!condition) fail(arg.queryCacheKey)
    },
  })

  startListening({
    matcher: getHead.matchPending,
    effect(_action, api) {
      const due = Object.entries(api.getState().chainReads.queries).flatMap(([key, query]) => {
        if (query?.endpointName !== 'getHistories' || query.status === QueryStatus.pending) return []
        const age = Date.now() - (query.startedTimeStamp ?? 0)
        return age >= waitAfter(failures.get(key) ?? 0) ? [pastTag(query.originalArgs)] : []
      })
      if (due.length > 0) api.dispatch(chainReads.util.invalidateTags(due))
    },
  })
}
