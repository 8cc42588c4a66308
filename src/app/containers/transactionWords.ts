import { PENDING_LONG_MS } from '../../domain/limits'
import { isAwaited, type StoredTransaction, type TransactionFate } from '../../domain/transaction'
import { sinceText } from './timeText'

const FATES: Record<Exclude<TransactionFate, 'spedUp'>, string> = {
  unseen: 'Not seen by the network',
  nonceUsed: 'Replaced, details unknown',
  expired: 'Expired, not carried out',
  cancelled: 'Cancelled',
  replaced: 'Replaced by another transaction',
}

/** How a transaction is drawn: `ended` is neither good nor bad. */
export type TransactionMark = 'pending' | 'confirmed' | 'failed' | 'ended'

export function transactionMark(transaction: StoredTransaction): TransactionMark {
  const { status, fate } = transaction
  if (status === 'pending') return isAwaited(transaction) ? 'pending' : 'ended'
  return fate === 'cancelled' || fate === 'replaced' ? 'ended' : status
}

/** What became of a transaction, in words. "Failed" is said only of one that was mined without success. */
export function transactionWords({ status, fate, addedAt, isAltered }: StoredTransaction, now: number): string {
  const words =
    fate && fate !== 'spedUp'
      ? FATES[fate]
      : status === 'pending'
        ? `Pending since ${sinceText(addedAt, now)}${now - addedAt >= PENDING_LONG_MS ? ', longer than usual' : ''}`
        : `${status === 'confirmed' ? 'Confirmed' : 'Failed'}${fate ? ', sped up' : ''}`
  return isAltered ? `${words}, not as asked` : words
}

/** The hash under which a transaction is found on the chain. */
export function minedHash({ hash, minedAs = hash }: StoredTransaction): string {
  return minedAs
}
