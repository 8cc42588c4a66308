import { isAnyOf } from '@reduxjs/toolkit'
import { connected } from '../../events'
import type { StartListening } from '../types'
import { pollOpenBatches } from './pollOpenBatches'
import { selectAllTransactions, transactionAdded, transactionsRestored, transactionUpdated } from './transactions'

/**
 * Asks the wallets for the batches that they accepted, less and less often, in whatever tab or visit that was. What they
 * say only shows where to look on the chain.
 */
export function pollBatches(startListening: StartListening) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  startListening({
    matcher: isAnyOf(transactionAdded, transactionUpdated, transactionsRestored, connected),
    effect(action, api) {
      const all = Object.values(selectAllTransactions(api.getState())).flat()
      if (!all.some(({ batch, status }) => batch && status === 'pending')) return
      pollOpenBatches({ getState: () => api.getState(), extra: api.extra, timers }, connected.match(action))
    },
  })
}
