import { isAnyOf } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { ownerOfKey, type StoredTransaction } from '#domain/transaction/transaction'
import { headReads } from '../chain/headReads'
import { invalidateOn } from '../chain/onBlock'
import type { RootState, StartListening } from '../types'
import { selectAllTransactions, transactionsRestored, transactionUpdated } from './transactions'

const { getHead } = headReads.endpoints

/** The ids of the chains on which the status of a known transaction has changed. */
function settledOn(before: RootState, after: RootState): number[] {
  const known = selectAllTransactions(before)
  const isSettled = (key: string, { hash, state }: StoredTransaction) =>
    known[key]?.some((each) => each.hash === hash && each.state.status !== state.status)
  return Object.entries(selectAllTransactions(after)).flatMap(([key, transactions]) =>
    transactions.some((each) => isSettled(key, each)) ? ownerOfKey(key).chainId : [],
  )
}

/**
 * Refetches the reads of a chain as soon as one of the account's own transactions is mined there.
 */
export function refreshOnSettled(startListening: StartListening) {
  startListening({
    // Another tab may have stored the new status first; it then arrives with `transactionsRestored`.
    matcher: isAnyOf(transactionUpdated, transactionsRestored),
    effect(_action, api) {
      const { dispatch } = api
      for (const chainId of settledOn(api.getOriginalState(), api.getState())) {
        const { status } = getHead.select({ chainId })(api.getState())
        // A new read of the head refetches the `Block` reads, see `onBlock`. While a read of the head is
        // pending, no new one starts, so the `Block` reads are invalidated here.
        const isHeadRead = status === QueryStatus.fulfilled || status === QueryStatus.rejected
        dispatch(isHeadRead ? invalidateOn(chainId, 'Own') : invalidateOn(chainId, 'Block', 'Own'))
        void dispatch(getHead.initiate({ chainId }, { subscribe: false, forceRefetch: true }))
      }
    },
  })
}
