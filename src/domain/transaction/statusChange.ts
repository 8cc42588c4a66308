import {
  type StoredTransaction,
  type TransactionResolution,
  type TransactionUpdate,
  isAwaited,
  isDeclined,
} from './transaction'

/** What the user is notified of while a transaction proceeds in the background. */
export type StatusChange = 'confirmed' | 'failed' | 'pendingAgain' | Exclude<TransactionResolution, Silent>

/** Shown in lists of transactions, but not worth a notification. */
type Silent = 'unseen' | 'unwatched' | 'unclear' | 'declined'

/** How the wallet departed from the request. */
export type Departure = 'altered' | 'amountChanged'

/** What the wallet did differently from what was requested; null when it is not worth a notification. */
export function departureOf(before: StoredTransaction, now: StoredTransaction): Departure | null {
  if (now.isAltered) return before.isAltered && before.sentFrom === now.sentFrom ? null : 'altered'
  return now.approves && now.approved !== undefined && before.approved !== now.approved ? 'amountChanged' : null
}

/** The notification due when more is known of a transaction; null when there is none. */
export function statusChangeOf(before: StoredTransaction, now: TransactionUpdate): StatusChange | null {
  const { status, resolution } = now
  if (status === before.status) {
    if (resolution === before.resolution) return null
    return resolution === 'expired' || resolution === 'nonceUsed' || resolution === 'networkGone' ? resolution : null
  }
  if (status === 'pending') return 'pendingAgain'
  if (resolution === 'cancelled' || resolution === 'replaced') return resolution
  if (status === 'failed') return 'failed'
  // A transaction that was not requested is not a success, and departureOf has reported it.
  if (now.isAltered) return null
  return resolution === 'spedUp' ? 'spedUp' : 'confirmed'
}

/** The newest transaction that was awaited before and has come to an end since; undefined when there is none. */
export function newlySettled(
  before: readonly StoredTransaction[],
  now: readonly StoredTransaction[],
): StoredTransaction | undefined {
  const awaited = new Set(before.filter(isAwaited).map(({ hash }) => hash))
  return now.find((each) => awaited.has(each.hash) && !isAwaited(each) && !isDeclined(each))
}
