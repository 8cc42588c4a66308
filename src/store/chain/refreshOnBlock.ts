import { createAction, prepareAutoBatched, SHOULD_AUTOBATCH } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { HEAD_POLL_MS, PRIORITY_FEE_MS } from '../../domain/chain/limits'
import { headReads } from './headReads'
import { chainReads } from '../chainReads'
import type { RootState, StartListening } from '../types'

const { getHead, getPriorityFee } = headReads.endpoints

interface BlockRead {
  chainId: number
  number: number
  changed: string[]
}

/**
 * Dispatched when all reads that depend on a new block have ended. Redux DevTools shows this action as the only entry
 * for a block.
 */
export const blockRead = createAction('chain/blockRead', prepareAutoBatched<BlockRead>())

function changedReads(before: RootState, after: RootState): string[] {
  const changed = Object.entries(after.chainReads.queries).filter(
    ([key, read]) => read?.data !== before.chainReads.queries[key]?.data,
  )
  return [...new Set(changed.flatMap(([, read]) => read?.endpointName ?? []))].sort()
}

const isReading = ({ chainReads: { queries } }: RootState) =>
  Object.values(queries).some((read) => read?.status === QueryStatus.pending)

/**
 * Refetches the reads of a chain that have these tags. The action is batched, because subscribers need not be notified
 * before the results arrive.
 */
export const invalidateOn = (chainId: number, ...types: ('Block' | 'Fee' | 'Own')[]) => ({
  ...chainReads.util.invalidateTags(types.map((type) => ({ type, id: chainId }))),
  meta: { [SHOULD_AUTOBATCH]: true },
})

/**
 * Refetches all reads that depend on the newest block whenever this block is read, so that all of these reads share one
 * request.
 */
export function refreshOnBlock(startListening: StartListening) {
  startListening({
    matcher: headReads.endpoints.getHead.matchPending,
    async effect({ meta }, api) {
      const { dispatch } = api
      const { originalArgs } = meta.arg
      const before = api.getOriginalState()
      const headBefore = getHead.select(originalArgs)(before)
      // When the first head is read, all other reads are also made for the first time and need no refetch.
      if (headBefore.isUninitialized) return
      const fee = getPriorityFee.select(originalArgs)(api.getState())
      const isFeeOld = fee.isError || Date.now() - (fee.fulfilledTimeStamp ?? 0) >= PRIORITY_FEE_MS
      dispatch(invalidateOn(originalArgs.chainId, 'Block', ...(isFeeOld ? ['Fee' as const] : [])))
      // Reads that take longer than `HEAD_POLL_MS` are included in the next block's action.
      await api.condition((_action, state) => !isReading(state), HEAD_POLL_MS)
      const after = api.getState()
      const { data: head } = getHead.select(originalArgs)(after)
      if (!head || head.number === headBefore.data?.number) return
      dispatch(blockRead({ chainId: originalArgs.chainId, number: head.number, changed: changedReads(before, after) }))
    },
  })
}
