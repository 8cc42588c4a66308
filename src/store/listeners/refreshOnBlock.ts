import { chainReads } from '../queries/chainReads'
import { transactionSettled } from '../slices/transactions'
import type { StartListening } from '../types'

/** What belongs to a block is read again with the next one, and at once when one's own transaction is mined. */
export function refreshOnBlock(startListening: StartListening) {
  const seen = new Map<number, number>()

  startListening({
    matcher: chainReads.endpoints.getHead.matchFulfilled,
    effect({ payload, meta }, { dispatch }) {
      const { chainId } = meta.arg.originalArgs
      const last = seen.get(chainId)
      seen.set(chainId, payload.number)
      if (last !== undefined && payload.number > last) dispatch(chainReads.util.invalidateTags(['Block']))
    },
  })

  startListening({
    actionCreator: transactionSettled,
    effect({ payload: { chainId } }, { dispatch }) {
      dispatch(chainReads.util.invalidateTags(['Block']))
      void dispatch(chainReads.endpoints.getHead.initiate({ chainId }, { subscribe: false, forceRefetch: true }))
    },
  })
}
