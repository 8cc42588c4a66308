import { shortAddress } from '../../domain/chain/address'
import { changedApproval } from '#copy/approval/changed'
import { PENDING_LONG_MS } from '../../domain/limits'
import {
  isAwaited,
  isLongUnseen,
  type StoredTransaction,
  type TransactionResolution,
} from '../../domain/transaction/transaction'
import { sinceText } from '#copy/page/time'

const RESOLUTIONS: Record<Exclude<TransactionResolution, 'spedUp'>, string> = {
  unseen: 'Not seen by the network',
  unwatched: 'Not seen by the network, no longer watched',
  nonceUsed: 'Replaced, details unknown',
  expired: 'Expired, not carried out',
  cancelled: 'Cancelled',
  replaced: 'Replaced by another transaction',
}

/** How a transaction is drawn: `ended` is neither good nor bad. */
export type TransactionMark = 'pending' | 'confirmed' | 'failed' | 'ended'

export function transactionMark(transaction: StoredTransaction): TransactionMark {
  const { status, resolution, isAltered } = transaction
  if (isAltered && status !== 'pending') return 'failed'
  if (status === 'pending') return isAwaited(transaction) ? 'pending' : 'ended'
  return resolution === 'cancelled' || resolution === 'replaced' ? 'ended' : status
}

function resolutionWords(transaction: StoredTransaction, now: number): string {
  const { status, resolution, addedAt } = transaction
  if (isLongUnseen(transaction, now)) return 'Not seen by the network for over 10 minutes'
  if (resolution && resolution !== 'spedUp') return RESOLUTIONS[resolution]
  if (status === 'pending') {
    return `Pending since ${sinceText(addedAt, now)}${now - addedAt >= PENDING_LONG_MS ? ', longer than usual' : ''}`
  }
  return `${status === 'confirmed' ? 'Confirmed' : 'Failed'}${resolution ? ', sped up' : ''}`
}

/** What became of a transaction, in words. "Failed" is said only of one that was mined without success. */
export function transactionWords(transaction: StoredTransaction, now: number): string {
  const { status, isAltered, sentFrom } = transaction
  if (sentFrom !== undefined) {
    return `${status === 'failed' ? 'Failed, sent' : 'Sent'} from ${shortAddress(sentFrom)}, not as asked`
  }
  const words = resolutionWords(transaction, now)
  const changed = changedApproval(transaction)
  return isAltered ? `${words}, not as asked` : changed === null ? words : `${words}, ${changed}`
}

/** The hash under which a transaction is found on the chain. */
export function minedHash({ hash, minedAs = hash }: StoredTransaction): string {
  return minedAs
}
