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
  /** The endpoints of which at least one answer changed. */
  changed: string[]
}

/** Everything that depends on a block was read. In Redux DevTools it is the one entry of a block. */
export const blockRead = createAction('chain/blockRead', prepareAutoBatched<BlockRead>())

/** The endpoints with a changed response. */
function changedReads(before: RootState, after: RootState): string[] {
  const changed = Object.entries(after.chainReads.queries).filter(
    ([key, read]) => read?.data !== before.chainReads.queries[key]?.data,
  )
  return [...new Set(changed.flatMap(([, read]) => read?.endpointName ?? []))].sort()
}

const isReading = ({ chainReads: { queries } }: RootState) =>
  Object.values(queries).some((read) => read?.status === QueryStatus.pending)

/**
 * Reads the chain's own reads with these tags again; those of other networks shown stay as they are. Subscribers are
 * told with the answers: before these nothing has changed for them.
 */
export const invalidateOn = (chainId: number, ...types: ('Block' | 'Fee' | 'Own')[]) => ({
  ...chainReads.util.invalidateTags(types.map((type) => ({ type, id: chainId }))),
  meta: { [SHOULD_AUTOBATCH]: true },
})

/** Refetches what depends on a block together with the head, so that one request carries all of it. */
export function refreshOnBlock(startListening: StartListening) {
  startListening({
    matcher: headReads.endpoints.getHead.matchPending,
    async effect({ meta }, api) {
      const { dispatch } = api
      const { originalArgs } = meta.arg
      const before = api.getOriginalState()
      const headBefore = getHead.select(originalArgs)(before)
      // With the first head everything else is read for the first time, too.
      if (headBefore.isUninitialized) return
      const fee = getPriorityFee.select(originalArgs)(api.getState())
      const isFeeOld = fee.isError || Date.now() - (fee.fulfilledTimeStamp ?? 0) >= PRIORITY_FEE_MS
      dispatch(invalidateOn(originalArgs.chainId, 'Block', ...(isFeeOld ? ['Fee' as const] : [])))
      // The next look at the head says what changed where a read takes longer.
      await api.condition((_action, state) => !isReading(state), HEAD_POLL_MS)
      const after = api.getState()
      const { data: head } = getHead.select(originalArgs)(after)
      if (!head || head.number === headBefore.data?.number) return
      dispatch(blockRead({ chainId: originalArgs.chainId, number: head.number, changed: changedReads(before, after) }))
    },
  })
}
