import type { TradeSettings } from '../../domain/tradeSettings'
import { appStarted } from '../../events'
import { selectTradeSettings, tradeSettingsChanged } from '../slices/tradeSettings'
import {
  selectAllTransactions,
  transactionAdded,
  transactionsCleared,
  transactionSettled,
  transactionsRestored,
} from '../slices/transactions'
import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../types'

/** Transactions and trade settings outlive the page: read at start, written with every change, shared between tabs. */
export function keepInStorage(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      const restore = () => {
        const kept = storage.read('transactions')
        if (kept) dispatch(transactionsRestored(kept))
      }
      const follow = (settings: TradeSettings | null) => settings && dispatch(tradeSettingsChanged(settings))
      restore()
      follow(storage.read('settings'))
      storage.onChange('transactions', restore)
      storage.onChange('settings', follow)
    },
  })

  startListening({
    matcher: isAnyOf(transactionAdded, transactionSettled, transactionsCleared),
    effect(_action, { getState, extra: { storage } }) {
      storage.write('transactions', selectAllTransactions(getState()))
    },
  })

  startListening({
    actionCreator: tradeSettingsChanged,
    effect(_action, { getState, extra: { storage } }) {
      storage.write('settings', selectTradeSettings(getState()))
    },
  })
}
