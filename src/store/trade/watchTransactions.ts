import { isAnyOf } from '@reduxjs/toolkit'
import { alteredText } from '../../domain/transaction/altered'
import { changedApproval } from '#copy/approval/changed'
import type { NotificationType } from '../../domain/page/notification'
import { isFollowed, type TransactionUpdate, type StoredTransaction } from '../../domain/transaction/transaction'
import { notificationAdded } from '../page/notifications'
import { selectTrade } from './trade'
import {
  selectAllTransactions,
  transactionAdded,
  transactionsCleared,
  transactionUpdated,
  transactionUnwatched,
  transactionsRestored,
} from '../transaction/transactions'
import type { StartListening } from '../types'

interface News {
  type: NotificationType
  text: string
}

/** What a wallet did that it was not asked to; null when that is no news. */
function changesOf(before: StoredTransaction, now: StoredTransaction): News | null {
  if (now.isAltered) {
    if (before.isAltered && before.sentFrom === now.sentFrom) return null
    const text = alteredText(now.sentFrom)
    return { type: 'error', text: `${text.charAt(0).toLowerCase()}${text.slice(1)} Check it on the explorer.` }
  }
  const changed = before.approved === now.approved ? null : changedApproval(now)
  return changed === null ? null : { type: 'warning', text: `you approved ${changed}.` }
}

/** What a person is told when more is known of a transaction; null when it is no news. */
function newsOf(before: StoredTransaction, now: TransactionUpdate): News | null {
  if (now.status === before.status) {
    if (now.resolution === before.resolution) return null
    if (now.resolution === 'expired') return { type: 'warning', text: 'expired, it cannot be carried out any more' }
    if (now.resolution !== 'nonceUsed') return null
    return { type: 'warning', text: 'another transaction took its place, but it is not known which' }
  }
  if (now.status === 'pending')
    return { type: 'warning', text: 'pending again, because the network took its block back' }
  if (now.resolution === 'cancelled') return { type: 'warning', text: 'cancelled' }
  if (now.resolution === 'replaced') return { type: 'warning', text: 'replaced by another transaction' }
  if (now.status === 'failed') return { type: 'error', text: 'failed' }
  // What was not asked for is no success, and has been told.
  if (now.isAltered) return null
  return { type: 'success', text: now.resolution === 'spedUp' ? 'confirmed, sped up' : 'confirmed' }
}

/** Follows every transaction on its own chain until it is settled for good, whatever account is connected. */
export function watchTransactions(startListening: StartListening) {
  const stops = new Map<string, () => void>()

  startListening({
    matcher: isAnyOf(transactionAdded, transactionsRestored, transactionUnwatched, transactionsCleared),
    effect(_action, api) {
      const kept = new Set<string>()
      for (const [key, transactions] of Object.entries(selectAllTransactions(api.getState()))) {
        const [account = '', chain = ''] = key.split(':')
        const chainId = Number(chain)
        for (const transaction of transactions) {
          const { hash } = transaction
          const id = `${key}:${hash}`
          // Here, or in another tab.
          if (transaction.resolution === 'unwatched') continue
          kept.add(id)
          if (!isFollowed(transaction) || stops.has(id)) continue
          // What this tab has told of it: another one may already have written more.
          let told: StoredTransaction = transaction
          const stop = api.extra.receipts.follow({ ...transaction, account, chainId }, (update) => {
            const before = told
            const { description, addedAt, approves } = transaction
            told = { hash, description, addedAt, ...(approves && { approves }), ...update }
            const isKept = selectAllTransactions(api.getState())[key]?.some((each) => each.hash === hash)
            api.dispatch(transactionUpdated({ account, chainId, hash, update }))
            // Cleared ones are not news any more.
            if (!isKept) return
            const changes = changesOf(before, told)
            if (changes) {
              api.dispatch(notificationAdded({ type: changes.type, message: `${description}: ${changes.text}` }))
            }
            const news = newsOf(before, update)
            const trade = selectTrade(api.getState())
            const isOnScreen = 'isHidden' in trade && !trade.isHidden && trade.hash?.toLowerCase() === hash
            // Nor is what stands in front of the person, unless it goes back on what was said there.
            if (!news || (isOnScreen && update.status !== 'pending')) return
            api.dispatch(notificationAdded({ type: news.type, message: `${description}: ${news.text}` }))
          })
          stops.set(id, stop)
        }
      }
      for (const [id, stop] of stops) {
        if (kept.has(id)) continue
        stops.delete(id)
        stop()
      }
    },
  })
}
