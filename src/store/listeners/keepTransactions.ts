import { isAnyOf } from '@reduxjs/toolkit'
import { marketAdded } from '../../events'
import {
  selectAllTransactions,
  selectClearings,
  transactionAdded,
  transactionsCleared,
  transactionSighted,
  transactionUnwatched,
  transactionsRestored,
} from '../slices/transactions'
import type { StartListening } from '../types'

/** Transactions outlive the page: read once they can be watched, written with every change, shared between tabs. */
export function keepTransactions(startListening: StartListening) {
  startListening({
    actionCreator: marketAdded,
    effect(_action, api) {
      const { dispatch, extra } = api
      const { storage } = extra
      const restore = (byAccount = storage.read('transactions')) => {
        const clearedAt = storage.read('clearings') ?? {}
        if (byAccount || Object.keys(clearedAt).length > 0) {
          dispatch(transactionsRestored({ byAccount: byAccount ?? {}, clearedAt }))
        }
      }
      restore()
      storage.onChange('transactions', (theirs) => {
        restore(theirs)
        // Two tabs that wrote at once: the later one has covered what the earlier one wrote, which is put back.
        const known = Object.values(theirs ?? {}).flat()
        const isLost = Object.values(selectAllTransactions(api.getState()))
          .flat()
          .some(
            ({ hash, changedAt = 0 }) =>
              !known.some((each) => each.hash === hash && (each.changedAt ?? 0) >= changedAt),
          )
        if (isLost) storage.write('transactions', selectAllTransactions(api.getState()))
      })
      storage.onChange('clearings', () => {
        restore()
      })
    },
  })

  startListening({
    matcher: isAnyOf(transactionAdded, transactionSighted, transactionUnwatched, transactionsCleared),
    effect(action, api) {
      const { dispatch, extra } = api
      const { storage } = extra
      // Another tab may have written what has not been heard of here.
      dispatch(
        transactionsRestored({
          byAccount: storage.read('transactions') ?? {},
          clearedAt: storage.read('clearings') ?? {},
        }),
      )
      if (transactionsCleared.match(action)) storage.write('clearings', selectClearings(api.getState()))
      storage.write('transactions', selectAllTransactions(api.getState()))
    },
  })
}
