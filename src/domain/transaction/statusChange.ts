import type { StoredTransaction, TransactionResolution, TransactionUpdate } from './transaction'

/** What a person is notified of while a transaction proceeds in the background. */
export type StatusChange = 'confirmed' | 'failed' | 'pendingAgain' | Exclude<TransactionResolution, Silent>

/** Shown where transactions are listed, but no reason to notify anybody. */
type Silent = 'unseen' | 'unwatched'

/** How the wallet departed from its request. */
export type Departure = 'altered' | 'amountChanged'

/** What the wallet did differently from what was requested; null when that is no news. */
export function departureOf(before: StoredTransaction, now: StoredTransaction): Departure | null {
  if (now.isAltered) return before.isAltered && before.sentFrom === now.sentFrom ? null : 'altered'
  return now.approves && now.approved !== undefined && before.approved !== now.approved ? 'amountChanged' : null
}

/** What there is to notify when more is known of a transaction; null when it is no news. */
export function statusChangeOf(before: StoredTransaction, now: TransactionUpdate): StatusChange | null {
  const { status, resolution } = now
  if (status === before.status) {
    const isNew = resolution !== before.resolution && (resolution === 'expired' || resolution === 'nonceUsed')
    return isNew ? resolution : null
  }
  if (status === 'pending') return 'pendingAgain'
  if (resolution === 'cancelled' || resolution === 'replaced') return resolution
  if (status === 'failed') return 'failed'
  // What was not requested is no success, and departureOf has reported it.
  if (now.isAltered) return null
  return resolution === 'spedUp' ? 'spedUp' : 'confirmed'
}
