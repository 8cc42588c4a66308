import { isAnyOf } from '@reduxjs/toolkit'
import { notificationAdded } from '../slices/notifications'
import { selectTrade } from '../slices/trade'
import {
  selectAllTransactions,
  transactionAdded,
  transactionSettled,
  transactionsRestored,
} from '../slices/transactions'
import type { StartListening } from '../types'

/** Follows every pending transaction on its own chain until it is mined, whatever account is connected. */
export function watchTransactions(startListening: StartListening) {
  const watched = new Set<string>()

  startListening({
    matcher: isAnyOf(transactionAdded, transactionsRestored),
    effect(_action, api) {
      for (const [key, transactions] of Object.entries(selectAllTransactions(api.getState()))) {
        const [account = '', chain = ''] = key.split(':')
        const chainId = Number(chain)
        for (const { hash, status, description, confirmations } of transactions) {
          if (status !== 'pending' || watched.has(hash)) continue
          watched.add(hash)
          void api.extra.receipts.wait(chainId, hash, confirmations).then((receipt) => {
            const outcome = receipt.status ? 'confirmed' : 'failed'
            const wasKept = selectAllTransactions(api.getState())[key]?.some((kept) => kept.hash === hash)
            api.dispatch(transactionSettled({ account, chainId, hash, status: outcome }))
            const trade = selectTrade(api.getState())
            const isOnScreen = 'isHidden' in trade && !trade.isHidden && trade.hash?.toLowerCase() === hash
            // Cleared ones are not news any more; nor is what stands in front of the person.
            if (!wasKept || isOnScreen) return
            api.dispatch(
              notificationAdded({
                type: receipt.status ? 'success' : 'error',
                message: `${description}: ${outcome}`,
              }),
            )
          })
        }
      }
    },
  })
}
