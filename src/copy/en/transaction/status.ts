import { exactText, isUnlimited } from '../../../domain/token/amount'
import {
  type RequestedApproval,
  isAsked,
  type StoredTransaction,
  isLongUnseen,
  type TransactionResolution,
} from '../../../domain/transaction/transaction'
import { signersText } from '../wallet/notifications'
import { shortAddress } from '../../../domain/chain/address'
import { PENDING_SLOW_MS, UNSEEN_LONG_MS } from '../../../domain/transaction/limits'
import { sinceText } from '../browser/time'
import type { Departure, StatusChange } from '../../../domain/transaction/statusChange'
import { alteredNotification } from './effect'

function amountText(units: string, { symbol, decimals }: RequestedApproval): string {
  const amount = BigInt(units)
  return isUnlimited(amount) ? `unlimited ${symbol}` : `${exactText(amount, decimals)} ${symbol}`
}

/** "50 USDC instead of 100 USDC", for an approval whose amount was changed in the wallet; null for any other. */
export function changedApproval({ approves, approved }: StoredTransaction): string | null {
  if (!approves || approved === undefined) return null
  return `${amountText(approved, approves)} instead of ${amountText(approves.amount, approves)}`
}

const MINUTE = 60_000

export const RESOLUTIONS: Record<Exclude<TransactionResolution, 'spedUp' | 'declined'>, string> = {
  unseen: 'Not seen by the network',
  unwatched: 'Not seen by the network, no longer watched',
  nonceUsed: 'Replaced, details unknown',
  expired: 'Expired, can no longer go through',
  unclear: 'Outcome unknown: not found on the network',
  networkGone: 'Outcome unknown: this site no longer supports its network',
  cancelled: 'Cancelled',
  replaced: 'Replaced by another transaction',
}

/** What to do about one that stays in the queue of its Safe. */
export const EXPIRED_IN_SAFE =
  'Expired, can no longer go through. Reject it in your Safe: it blocks what was signed after it'
const UNDECIDED = 'Outcome unknown: carried out together with others that ended differently'

/** What is said of a batch of which only a part has taken effect; null for any other transaction. */
function partOfBatchText({ status, resolution, partAs, addedAt }: StoredTransaction, now: number): string | null {
  if (partAs === undefined || status === 'confirmed') return null
  if (status === 'failed') return 'Done in part: its swap failed'
  if (resolution === 'expired') return 'Done in part: its swap expired, can no longer go through'
  if (resolution !== undefined) return 'Done in part: the outcome of its swap is unknown'
  return `Done in part, the rest pending since ${sinceText(addedAt, now)}`
}

/** Seconds before its deadline from which on that is said of what waits for others. */
const DEADLINE_NEAR_S = 3_600

/** What is said of a request to an account with code, whose transactions others send; null for what is said of any. */
function accountText(transaction: StoredTransaction, now: number): string | null {
  const { status, resolution, batch, addedAt, deadline, signed } = transaction
  if (resolution === 'replaced' && batch?.safe) return 'Replaced by another transaction of the Safe'
  if (status !== 'pending' || !batch) return null
  if (resolution === 'unwatched') return 'No longer watched'
  if (isAsked(transaction)) {
    return `Waiting for your wallet since ${sinceText(addedAt, now)}. If you signed it, it will show up here`
  }
  if (!batch.safe) return null
  if (resolution === 'expired') return EXPIRED_IN_SAFE
  if (resolution !== undefined) return null
  const isNear = deadline !== undefined && deadline - now / 1_000 < DEADLINE_NEAR_S
  const until = isNear ? `. Must be executed before ${sinceText(deadline * 1_000, now)}, or it can only fail` : ''
  return `${signersText(batch.safe.threshold, signed)}, since ${sinceText(addedAt, now)}${until}`
}

function resolutionText(transaction: StoredTransaction, now: number): string {
  const { status, resolution, addedAt, minedAs } = transaction
  const ownText = accountText(transaction, now) ?? partOfBatchText(transaction, now)
  if (ownText !== null) return ownText
  if (isLongUnseen(transaction, now)) return `Not seen by the network for over ${UNSEEN_LONG_MS / MINUTE} minutes`
  if (resolution === 'unclear' && minedAs !== undefined) return UNDECIDED
  if (resolution && resolution !== 'spedUp' && resolution !== 'declined') return RESOLUTIONS[resolution]
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

const CHANGES: Record<StatusChange, string> = {
  confirmed: 'confirmed',
  spedUp: 'confirmed, sped up',
  failed: 'failed',
  pendingAgain: 'pending again, because its block was reverted by the network',
  cancelled: 'cancelled',
  replaced: 'replaced by another transaction',
  nonceUsed: 'replaced by another transaction whose details are unknown',
  expired: 'expired: it can no longer go through',
  networkGone: 'outcome unknown, as this site no longer supports its network',
}

/** "Swap 1 ETH for UNI: confirmed" */
export const statusChangeText = (description: string, change: StatusChange) => `${description}: ${CHANGES[change]}`

/** "Approve 100 USDC: you approved 50 USDC instead of 100 USDC." */
export function departureText(title: string, transaction: StoredTransaction, departure: Departure): string {
  const { sentFrom } = transaction
  return departure === 'altered'
    ? `${title}: ${alteredNotification(sentFrom)}`
    : `${title}: you approved ${changedApproval(transaction) ?? ''}.`
}

/** What the tab's title says of what settled while nobody looked, for example "Swap 1 ETH for UNI: Confirmed". */
export const settledText = (description: string, status: string) => `${description}: ${status}`
