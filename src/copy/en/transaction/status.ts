import { shortAddress } from '../../../domain/chain/address'
import { PENDING_SLOW_MS, UNSEEN_LONG_MS } from '../../../domain/transaction/limits'
import {
  isLongUnseen,
  type StoredTransaction,
  type TransactionResolution,
} from '../../../domain/transaction/transaction'
import { changedApproval } from './changed'
import { sinceText } from '../browser/time'

const MINUTE = 60_000

export const RESOLUTIONS: Record<Exclude<TransactionResolution, 'spedUp'>, string> = {
  unseen: 'Not seen by the network',
  unwatched: 'Not seen by the network, no longer watched',
  nonceUsed: 'Replaced, details unknown',
  expired: 'Expired, can no longer go through',
  unclear: 'Outcome unknown: not found on the network',
  networkGone: 'Outcome unknown: this site no longer supports its network',
  cancelled: 'Cancelled',
  replaced: 'Replaced by another transaction',
}

const UNDECIDED = 'Outcome unknown: carried out together with others that ended differently'

/** What is said of a batch of which only a part has taken effect; null for any other transaction. */
function partOfBatchText({ status, resolution, partAs, addedAt }: StoredTransaction, now: number): string | null {
  if (partAs === undefined || status === 'confirmed') return null
  if (status === 'failed') return 'Done in part: its swap failed'
  if (resolution === 'expired') return 'Done in part: its swap expired, can no longer go through'
  if (resolution !== undefined) return 'Done in part: the outcome of its swap is unknown'
  return `Done in part, the rest pending since ${sinceText(addedAt, now)}`
}

function resolutionText(transaction: StoredTransaction, now: number): string {
  const { status, resolution, addedAt, minedAs } = transaction
  const partText = partOfBatchText(transaction, now)
  if (partText !== null) return partText
  if (isLongUnseen(transaction, now)) return `Not seen by the network for over ${UNSEEN_LONG_MS / MINUTE} minutes`
  if (resolution === 'unclear' && minedAs !== undefined) return UNDECIDED
  if (resolution && resolution !== 'spedUp') return RESOLUTIONS[resolution]
  if (status === 'pending') {
    return `Pending since ${sinceText(addedAt, now)}${now - addedAt >= PENDING_SLOW_MS ? ', longer than usual' : ''}`
  }
  return `${status === 'confirmed' ? 'Confirmed' : 'Failed'}${resolution ? ', sped up' : ''}`
}

/** The state of a transaction. "Failed" is only used for one that was mined without success. */
export function statusText(transaction: StoredTransaction, now: number): string {
  const { status, isAltered, sentFrom } = transaction
  if (sentFrom !== undefined) {
    return `${status === 'failed' ? 'Failed, sent' : 'Sent'} from ${shortAddress(sentFrom)}, not as requested`
  }
  const text = resolutionText(transaction, now)
  const changed = changedApproval(transaction)
  return isAltered ? `${text}, not as requested` : changed === null ? text : `${text}, ${changed}`
}
