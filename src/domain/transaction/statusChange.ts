import {
  type StoredTransaction,
  type TransactionResolution,
  type TransactionUpdate,
  isAwaited,
  isDeclined,
} from './transaction'

/** The changes of a transaction's status about which the user is notified. */
export type StatusChange = 'confirmed' | 'failed' | 'pendingAgain' | Exclude<TransactionResolution, Silent>

/** Resolutions that are shown in lists of transactions, but not in a notification. */
type Silent = 'unseen' | 'unwatched' | 'unclear' | 'declined'

export type Departure = 'altered' | 'amountChanged'

/** A new difference between the sent transaction and the request; null if there is none to report. */
export function departureOf(before: StoredTransaction, now: StoredTransaction): Departure | null {
  if (now.isAltered) return before.isAltered && before.sentFrom === now.sentFrom ? null : 'altered'
  return now.approves && now.approved !== undefined && before.approved !== now.approved ? 'amountChanged' : null
}

export function statusChangeOf(before: StoredTransaction, now: TransactionUpdate): StatusChange | null {
  const { status, resolution } = now
  if (status === before.status) {
    if (resolution === before.resolution) return null
    return resolution === 'expired' || resolution === 'nonceUsed' || resolution === 'networkGone' ? resolution : null
  }
  if (status === 'pending') return 'pendingAgain'
  if (resolution === 'cancelled' || resolution === 'replaced') return resolution
  if (status === 'failed') return 'failed'
  // An altered transaction is not a success, and departureOf reports it.
  if (now.isAltered) return null
  return resolution === 'spedUp' ? 'spedUp' : 'confirmed'
}

export function newlySettled(
  before: readonly StoredTransaction[],
  now: readonly StoredTransaction[],
): StoredTransaction | undefined {
  const awaited = new Set(before.filter(isAwaited).map(({ hash }) => hash))
  return now.find((each) => awaited.has(each.hash) && !isAwaited(each) && !isDeclined(each))
}
