import { isAnyOf } from '@reduxjs/toolkit'
import { marketAdded } from '../../events'
import {
  selectAllTransactions,
  transactionAdded,
  transactionsCleared,
  transactionSettled,
  transactionsRestored,
} from '../slices/transactions'
import type { StartListening } from '../types'

/** Transactions outlive the page: read once they can be watched, written with every change, shared between tabs. */
export function keepTransactions(startListening: StartListening) {
  startListening({
    actionCreator: marketAdded,
    effect(_action, { dispatch, extra: { storage } }) {
      const restore = () => {
        const kept = storage.read('transactions')
        if (kept) dispatch(transactionsRestored(kept))
      }
      restore()
      storage.onChange('transactions', restore)
    },
  })

  startListening({
    matcher: isAnyOf(transactionAdded, transactionSettled, transactionsCleared),
    effect(_action, api) {
      api.extra.storage.write('transactions', selectAllTransactions(api.getState()))
    },
  })
}
