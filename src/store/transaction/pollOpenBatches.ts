import type { BatchHint, SentBatch } from '#domain/transaction/batch'
import { BATCH_FOLLOWED_MS } from '#domain/transaction/limits'
import { batchPollDelay } from '#domain/transaction/pollDelay'
import { ownerOfKey, type StoredTransaction } from '#domain/transaction/transaction'
import type { CallsStatus } from '#domain/wallet/batch'
import type { Services } from '../services'
import type { RootState, StartListening } from '../types'
import { selectAllTransactions, transactionAnswered, transactionsRestored, transactionUpdated } from './transactions'
import { isAnyOf } from '@reduxjs/toolkit'
import { connected } from '#events'

/** The parts of the store that polling uses. `timers` has each polled batch's timer by the hash of its transaction. */
interface BatchPolling {
  getState: () => RootState
  extra: Pick<Services, 'wallets' | 'receipts'>
  timers: Map<string, ReturnType<typeof setTimeout>>
}

const REPORTS: Record<CallsStatus['status'], BatchHint['report']> = {
  pending: 'pending',
  confirmed: 'ended',
  failed: 'dropped',
  reverted: 'ended',
  partial: 'ended',
}

type NamedBatch = SentBatch & { id: string }

/** Returns a transaction's batch if its status is still requested from its wallet; null otherwise. */
function openBatch({ request: { batch }, state, addedAt }: StoredTransaction, now: number): NamedBatch | null {
  // A Safe's batch is followed until its deadline, because its owners may take that long to sign.
  const isFollowed = batch?.safe ? state.resolution !== 'expired' : now - addedAt < BATCH_FOLLOWED_MS
  const isOpen = state.status === 'pending' && state.resolution !== 'unwatched' && isFollowed
  return isOpen && batch?.id !== undefined ? { ...batch, id: batch.id } : null
}

async function pollBatch(
  key: string,
  hash: string,
  { walletId, id }: NamedBatch,
  { wallets, receipts }: BatchPolling['extra'],
) {
  const status = await wallets
    .get(walletId)
    .callsStatus(id)
    .catch(() => null)
  if (!status) return
  const { signed, transactions } = status
  receipts.noteHint(ownerOfKey(key).chainId, hash, {
    report: REPORTS[status.status],
    hashes: transactions.map((each) => each.hash),
    ...(signed !== undefined && { signed }),
  })
}

function poll(key: string, hash: string, polling: BatchPolling) {
  const { getState, extra, timers } = polling
  const transaction = selectAllTransactions(getState())[key]?.find((each) => each.hash === hash)
  const batch = transaction && openBatch(transaction, Date.now())
  if (!batch) {
    timers.delete(hash)
    return
  }
  const again = setTimeout(
    () => {
      poll(key, hash, polling)
    },
    batchPollDelay(Date.now() - transaction.addedAt),
  )
  timers.set(hash, again)
  void pollBatch(key, hash, batch, extra)
}

/** Starts polling the open batches that are not polled yet; if a wallet has just connected, all of them at once. */
export function pollOpenBatches(polling: BatchPolling, hasConnected: boolean) {
  const { getState, timers } = polling
  for (const [key, transactions] of Object.entries(selectAllTransactions(getState()))) {
    for (const transaction of transactions) {
      const { hash } = transaction
      if (openBatch(transaction, Date.now()) === null || (timers.has(hash) && !hasConnected)) continue
      clearTimeout(timers.get(hash))
      poll(key, hash, polling)
    }
  }
}

/**
 * Requests, at growing intervals, the status of accepted batches from their wallets (EIP-5792), including batches from
 * other tabs and earlier visits. A wallet's answer only tells the app where to look; the outcome is read from the
 * chain.
 */
export function pollBatches(startListening: StartListening) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  startListening({
    matcher: isAnyOf(transactionAnswered, transactionUpdated, transactionsRestored, connected),
    effect(action, api) {
      const all = Object.values(selectAllTransactions(api.getState())).flat()
      if (!all.some(({ request, state }) => request.batch && state.status === 'pending')) return
      pollOpenBatches({ getState: () => api.getState(), extra: api.extra, timers }, connected.match(action))
    },
  })
}
