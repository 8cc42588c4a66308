import { type Start, startOf } from '../browser/time'
import { shortAddress } from '../chain/address'
import { exactText, isUnlimited, withSymbol } from '../token/amount'
import { type Signers, signingProgress } from '../wallet/signers'
import { PENDING_SLOW_MS, UNSEEN_LONG_MS } from './limits'
import type { Departure } from './statusChange'
import {
  isUnanswered,
  isLongUnseen,
  type RequestedApproval,
  type StoredTransaction,
  type TransactionResolution,
} from './transaction'

/**
 * The facts for the texts about a transaction's state. The rules that choose a text are here, so that the folder `copy`
 * contains only words.
 */

/** An approved amount with its symbol, or the symbol of a token that is approved without limit. */
export type ApprovedAmount = { kind: 'amount'; amount: string } | { kind: 'unlimited'; symbol: string }

export interface ChangedApproval {
  approved: ApprovedAmount
  requested: ApprovedAmount
}

function approvedAmount(units: string, { symbol, decimals }: RequestedApproval): ApprovedAmount {
  const amount = BigInt(units)
  return isUnlimited(amount)
    ? { kind: 'unlimited', symbol }
    : { kind: 'amount', amount: withSymbol(exactText(amount, decimals), symbol) }
}

export function changedApproval({
  approves,
  approved,
}: Pick<StoredTransaction, 'approves' | 'approved'>): ChangedApproval | null {
  if (!approves || approved === undefined) return null
  return { approved: approvedAmount(approved, approves), requested: approvedAmount(approves.amount, approves) }
}

export type DepartureFacts =
  | { kind: 'altered' }
  | { kind: 'sentFrom'; sender: string }
  | { kind: 'amountChanged'; changed: ChangedApproval }

/** The facts about a transaction that differs from the request; null if it does not. */
export function departureFacts(
  transaction: Pick<StoredTransaction, 'sentFrom' | 'approves' | 'approved'>,
  departure: Departure,
): DepartureFacts | null {
  const { sentFrom } = transaction
  if (departure === 'altered') {
    return sentFrom === undefined ? { kind: 'altered' } : { kind: 'sentFrom', sender: shortAddress(sentFrom) }
  }
  const changed = changedApproval(transaction)
  return changed && { kind: 'amountChanged', changed }
}

export type ToldResolution = Exclude<TransactionResolution, 'spedUp' | 'declined'>

export type StateFacts =
  | { kind: ToldResolution | 'undecided' | 'confirmed' | 'confirmedSpedUp' | 'failed' | 'failedSpedUp' }
  | { kind: 'replacedInSafe' | 'noLongerWatched' | 'expiredInSafe' | 'partFailed' | 'partExpired' | 'partUnknown' }
  | { kind: 'pending' | 'pendingLong' | 'partPending' | 'atWallet'; since: Start }
  | { kind: 'atSafe'; signers: Signers; since: Start }
  | { kind: 'atSafeNearDeadline'; signers: Signers; since: Start; until: Start }
  | { kind: 'unseenLong'; minutes: number }

function partFacts({ status, resolution, partAs, addedAt }: StoredTransaction, now: number): StateFacts | null {
  if (partAs === undefined || status === 'confirmed') return null
  if (status === 'failed') return { kind: 'partFailed' }
  if (resolution === 'expired') return { kind: 'partExpired' }
  return resolution === undefined ? { kind: 'partPending', since: startOf(addedAt, now) } : { kind: 'partUnknown' }
}

/** While a Safe's owners still have to sign, the text mentions a deadline that is less than this many seconds away. */
const DEADLINE_NEAR_S = 3_600

function safeFacts({ batch, addedAt, deadline, signed }: StoredTransaction, now: number): StateFacts | null {
  if (!batch?.safe) return null
  const waiting = { signers: signingProgress(batch.safe.threshold, signed), since: startOf(addedAt, now) }
  return deadline !== undefined && deadline - now / 1_000 < DEADLINE_NEAR_S
    ? { kind: 'atSafeNearDeadline', ...waiting, until: startOf(deadline * 1_000, now) }
    : { kind: 'atSafe', ...waiting }
}

function accountFacts(transaction: StoredTransaction, now: number): StateFacts | null {
  const { status, resolution, batch, addedAt } = transaction
  if (resolution === 'replaced' && batch?.safe) return { kind: 'replacedInSafe' }
  if (status !== 'pending' || !batch) return null
  if (resolution === 'unwatched') return { kind: 'noLongerWatched' }
  if (isUnanswered(transaction)) return { kind: 'atWallet', since: startOf(addedAt, now) }
  if (batch.safe && resolution === 'expired') return { kind: 'expiredInSafe' }
  return resolution === undefined ? safeFacts(transaction, now) : null
}

function stateFacts(transaction: StoredTransaction, now: number): StateFacts {
  const { status, resolution, addedAt, minedAs } = transaction
  const own = accountFacts(transaction, now) ?? partFacts(transaction, now)
  if (own) return own
  if (isLongUnseen(transaction, now)) return { kind: 'unseenLong', minutes: UNSEEN_LONG_MS / 60_000 }
  if (resolution === 'unclear' && minedAs !== undefined) return { kind: 'undecided' }
  if (resolution && resolution !== 'spedUp' && resolution !== 'declined') return { kind: resolution }
  if (status === 'pending') {
    const kind = now - addedAt >= PENDING_SLOW_MS ? 'pendingLong' : 'pending'
    return { kind, since: startOf(addedAt, now) }
  }
  return { kind: resolution ? `${status}SpedUp` : status }
}

export type StatusFacts =
  | { kind: 'asRequested' | 'altered'; state: StateFacts }
  | { kind: 'amountChanged'; state: StateFacts; changed: ChangedApproval }
  | { kind: 'sentFrom' | 'failedFrom'; sender: string }

/**
 * The facts of a transaction's status at `now`. A transaction counts as failed only if it was mined without success.
 */
export function statusFacts(transaction: StoredTransaction, now: number): StatusFacts {
  const { status, isAltered, sentFrom } = transaction
  if (sentFrom !== undefined)
    return { kind: status === 'failed' ? 'failedFrom' : 'sentFrom', sender: shortAddress(sentFrom) }
  const state = stateFacts(transaction, now)
  if (isAltered) return { kind: 'altered', state }
  const changed = changedApproval(transaction)
  return changed ? { kind: 'amountChanged', state, changed } : { kind: 'asRequested', state }
}
