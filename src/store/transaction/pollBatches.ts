import { isAnyOf } from '@reduxjs/toolkit'
import type { BatchHint, SentBatch } from '../../domain/transaction/batch'
import { BATCH_FOLLOWED_MS } from '../../domain/transaction/limits'
import { batchPollDelay } from '../../domain/transaction/pollDelay'
import { ownerOfKey, type StoredTransaction } from '../../domain/transaction/transaction'
import type { CallsStatus } from '../../domain/wallet/batch'
import { connected } from '../../events'
import type { Services } from '../services'
import type { StartListening } from '../types'
import {
  selectAllTransactions,
  transactionAdded,
  transactionsCleared,
  transactionsRestored,
  transactionUpdated,
} from './transactions'

const WORDS: Record<CallsStatus['status'], BatchHint['word']> = {
  pending: 'pending',
  confirmed: 'ended',
  failed: 'dropped',
  reverted: 'ended',
  partial: 'ended',
}

/** The batch of a transaction whose wallet is still asked for it; null for all others. */
function openBatch({ batch, status, resolution, addedAt }: StoredTransaction, now: number): SentBatch | null {
  const isOpen = status === 'pending' && resolution !== 'unwatched' && now - addedAt < BATCH_FOLLOWED_MS
  return isOpen && batch ? batch : null
}

/**
 * Asks the wallets for the batches that they accepted, less and less often, in whatever tab or visit that was. What they
 * say only shows where to look on the chain.
 */
export function pollBatches(startListening: StartListening) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  async function ask(key: string, hash: string, { walletId, id }: SentBatch, { wallets, receipts }: Services) {
    const status = await wallets
      .get(walletId)
      .callsStatus(id)
      .catch(() => null)
    if (!status) return
    const hashes = status.transactions.map((each) => each.hash)
    receipts.tell(ownerOfKey(key).chainId, hash, { word: WORDS[status.status], hashes })
  }

  startListening({
    matcher: isAnyOf(transactionAdded, transactionUpdated, transactionsRestored, transactionsCleared, connected),
    effect(action, api) {
      const find = (key: string, hash: string) =>
        selectAllTransactions(api.getState())[key]?.find((each) => each.hash === hash)

      function poll(key: string, hash: string) {
        const transaction = find(key, hash)
        const batch = transaction && openBatch(transaction, Date.now())
        if (!batch) {
          timers.delete(hash)
          return
        }
        const again = setTimeout(
          () => {
            poll(key, hash)
          },
          batchPollDelay(Date.now() - transaction.addedAt),
        )
        timers.set(hash, again)
        void ask(key, hash, batch, api.extra)
      }

      for (const [key, transactions] of Object.entries(selectAllTransactions(api.getState()))) {
        for (const transaction of transactions) {
          const { hash } = transaction
          const isDue = openBatch(transaction, Date.now()) !== null && (connected.match(action) || !timers.has(hash))
          if (!isDue) continue
          clearTimeout(timers.get(hash))
          poll(key, hash)
        }
      }
    },
  })
}
