import { isAnyOf } from '@reduxjs/toolkit'
import { loadQuietly } from '../../domain/page/loadPart'
import { connected } from '../../events'
import type { StartListening } from '../types'
import { selectAllTransactions, transactionAdded, transactionsRestored, transactionUpdated } from './transactions'

/**
 * Asks the wallets for the batches that they accepted, less and less often, in whatever tab or visit that was. What they
 * say only shows where to look on the chain.
 */
export function pollBatches(startListening: StartListening) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  startListening({
    matcher: isAnyOf(transactionAdded, transactionUpdated, transactionsRestored, connected),
    async effect(action, api) {
      const all = Object.values(selectAllTransactions(api.getState())).flat()
      if (!all.some(({ batch, status }) => batch && status === 'pending')) return
      // In the file of what follows transactions.
      const { pollOpenBatches } = await loadQuietly(
        () => import(/* webpackChunkName: "dialog-review" */ './pollOpenBatches'),
      )
      pollOpenBatches({ getState: () => api.getState(), extra: api.extra, timers }, connected.match(action))
    },
  })
}
