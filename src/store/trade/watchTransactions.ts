import { departureText, statusChangeText } from '#copy/transaction/status'
import { isAnyOf } from '@reduxjs/toolkit'
import type { Address } from '#domain/chain/address'
import type { NotificationType } from '#domain/browser/notification'
import { departureFacts, departureOf, type StatusChange, statusChangeOf } from '#domain/transaction/status'
import { SAFE_WATCHED_MAX } from '#domain/transaction/limits'
import {
  isAwaited,
  isDeclined,
  isFollowed,
  ownerOfKey,
  type StoredTransaction,
  type TransactionStatus,
} from '#domain/transaction/transaction'
import { selectIsSentShown } from '../browser/modals'
import { notificationAdded } from '../browser/notifications'
import { selectTrade, type TradeState } from './trade'
import {
  selectAllTransactions,
  transactionAdded,
  transactionAnswered,
  transactionDeclined,
  transactionsCleared,
  transactionsRestored,
  transactionTitle,
  transactionUnwatched,
  transactionUpdated,
} from '../transaction/transactions'
import type { StartListening } from '../types'
import { selectAddressName } from '../wallet/addressBook'

/** The notification type of each status change. Changes that are not listed are warnings. */
const TYPE: Partial<Record<StatusChange, NotificationType>> = {
  confirmed: 'success',
  spedUp: 'success',
  failed: 'error',
}

/** Whether the trade dialog already shows a status change or sends its own notification about it. */
function isReportedByTrade(trade: TradeState, hash: string, status: TransactionStatus): boolean {
  if (!('isHidden' in trade) || trade.hash?.toLowerCase() !== hash) return false
  // An open dialog shows every change itself, except when a reorganisation makes the transaction pending again.
  if (!trade.isHidden) return status !== 'pending'
  // When the last step is confirmed, the code that runs the trade sends a notification with the amounts.
  return status === 'confirmed' && trade.status === 'running' && trade.at === trade.steps.length - 1
}

/**
 * The hashes of an account's transactions that are not watched yet. A Safe may have many open proposals, and each
 * watched proposal is read with every block, so only the newest SAFE_WATCHED_MAX proposals are watched. Older ones are
 * watched once newer ones have ended.
 */
function leftUnwatched(transactions: readonly StoredTransaction[]): Set<string> {
  const waiting = transactions.filter(
    (each) => each.request.batch?.safe && isFollowed(each) && each.state.minedIn === undefined,
  )
  return new Set(waiting.slice(SAFE_WATCHED_MAX).map(({ hash }) => hash))
}

const changesWatched = isAnyOf(
  transactionAdded,
  transactionAnswered,
  transactionDeclined,
  transactionsRestored,
  transactionUnwatched,
  transactionsCleared,
)

/** Watches every transaction on its own chain until it is final, even if another account is connected. */
export function watchTransactions(startListening: StartListening) {
  /** The watched transactions, with the id that the wallet had given to a transaction's batch when watching began. */
  const stops = new Map<string, { stop: () => void; named: string | undefined }>()
  /** Whether some transactions are not watched because there are too many. They are watched once others have ended. */
  let hasLeft = false

  startListening({
    predicate: (action) =>
      changesWatched(action) || (hasLeft && transactionUpdated.match(action) && !isAwaited(action.payload)),
    effect(_action, api) {
      const watched = new Set<string>()
      hasLeft = false
      for (const [key, transactions] of Object.entries(selectAllTransactions(api.getState()))) {
        const { account, chainId } = ownerOfKey(key)
        const left = leftUnwatched(transactions)
        hasLeft ||= left.size > 0
        for (const transaction of transactions) {
          const { hash } = transaction
          const id = `${key}:${hash}`
          if (transaction.state.resolution === 'unwatched' || isDeclined(transaction) || left.has(hash)) continue
          watched.add(id)
          const named = transaction.request.batch?.id
          const known = stops.get(id)
          if (!isFollowed(transaction) || (known && known.named === named)) continue
          // The last reported state. The stored state may be newer, because another tab may have written it.
          let reported: StoredTransaction = transaction
          const stop = api.extra.receipts.follow({ ...transaction, account, chainId }, (now) => {
            const before = reported
            reported = { ...transaction, state: now }
            const isKept = selectAllTransactions(api.getState())[key]?.some((each) => each.hash === hash)
            api.dispatch(transactionUpdated({ account, chainId, hash, state: now }))
            // A transaction that the visitor has cleared causes no notification.
            if (!isKept) return
            const nameOf = (address: Address) => selectAddressName(api.getState(), address)
            const departure = departureOf(before, reported)
            const facts = departure && departureFacts(reported, departure)
            if (facts) {
              const type = departure === 'altered' ? 'error' : 'warning'
              api.dispatch(
                notificationAdded({ type, message: departureText(transactionTitle(reported, nameOf), facts) }),
              )
            }
            const change = statusChangeOf(before.state, now)
            const state = api.getState()
            if (!change || isReportedByTrade(selectTrade(state), hash, now.status)) return
            if (selectIsSentShown(state, hash)) return
            api.dispatch(
              notificationAdded({
                type: TYPE[change] ?? 'warning',
                message: statusChangeText(transactionTitle(transaction, nameOf), change),
              }),
            )
          })
          stops.set(id, { stop, named })
        }
      }
      for (const [id, { stop }] of stops) {
        if (watched.has(id)) continue
        stops.delete(id)
        stop()
      }
    },
  })
}
