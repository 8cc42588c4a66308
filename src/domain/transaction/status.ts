import { type Start, startOf } from '../browser/time'
import { shortAddress } from '../chain/address'
import { exactText, isUnlimited, withSymbol } from '../token/amount'
import { type Signers, signingProgress } from '../wallet/signers'
import type { SafeMoment } from './batch'
import type { TransactionInfo } from './info'
import {
  awaitsOwners,
  isAwaited,
  isDeclined,
  isLongUnseen,
  isUnanswered,
  type RequestedApproval,
  type StoredTransaction,
  type TransactionResolution,
  type TransactionState,
} from './transaction'
import { PENDING_SLOW_MS, UNSEEN_LONG_MS } from './limits'

/**
 * How a transaction's status is shown. `waiting`: it waits for a person, such as a Safe's owner. `pending`: it waits
 * for the network. `ended`: it ended without a success or a failure.
 */
export type TransactionMark = 'waiting' | 'pending' | 'confirmed' | 'failed' | 'ended'

export function transactionMark(transaction: StoredTransaction): TransactionMark {
  const { status, resolution, isAltered } = transaction.state
  if (isAltered && status !== 'pending') return 'failed'
  if (status === 'pending') {
    if (!isAwaited(transaction)) return 'ended'
    return awaitsOwners(transaction) || isUnanswered(transaction) ? 'waiting' : 'pending'
  }
  return resolution === 'cancelled' || resolution === 'replaced' ? 'ended' : status
}

export type TransactionKind = 'swap' | 'wrap' | 'unwrap' | 'approval' | 'revocation' | 'transfer'

const KINDS = {
  swap: 'swap',
  wrap: 'wrap',
  unwrap: 'unwrap',
  approve: 'approval',
  reset: 'revocation',
  revoke: 'revocation',
  transfer: 'transfer',
} as const satisfies Record<TransactionInfo['kind'], TransactionKind>

/** The amounts with which the visitor confirmed a trade, in base units; undefined for other transactions. */
export function quotedAmounts({ request: { info, quoted } }: Pick<StoredTransaction, 'request'>) {
  return info && 'sold' in info ? { amountIn: info.sold.units, amountOut: info.bought.units } : quoted
}

/** Trades stored by early releases have neither `info` nor `quoted`; they count as swaps. */
export function transactionKind({ request }: Pick<StoredTransaction, 'request'>): TransactionKind {
  const { info, approves, revokes, quoted } = request
  if (info) return KINDS[info.kind]
  if (revokes || approves?.amount === '0') return 'revocation'
  return approves ? 'approval' : (quoted?.kind ?? 'swap')
}

/** The hash of the transaction on the chain; null for a batch whose transaction is not known yet. */
export function minedHash({ hash, request, state }: StoredTransaction): string | null {
  return state.minedAs ?? (request.batch ? null : hash)
}

/** The status changes of a transaction that cause a notification. */
export type StatusChange = 'confirmed' | 'failed' | 'pendingAgain' | Exclude<TransactionResolution, Silent>

/** Resolutions that are shown in lists of transactions, but not in a notification. */
type Silent = 'unseen' | 'unwatched' | 'unclear' | 'declined'

type Departure = 'altered' | 'amountChanged'

/** A new difference between the sent transaction and the request; null if there is none to report. */
export function departureOf(before: StoredTransaction, now: StoredTransaction): Departure | null {
  const { isAltered, sentFrom, approved } = now.state
  if (isAltered) return before.state.isAltered && before.state.sentFrom === sentFrom ? null : 'altered'
  return now.request.approves && approved !== undefined && before.state.approved !== approved ? 'amountChanged' : null
}

export function statusChangeOf(before: TransactionState, now: TransactionState): StatusChange | null {
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

/** An approved amount with its symbol, or the symbol of a token that is approved without limit. */
export type ApprovedAmount = { kind: 'amount'; amount: string } | { kind: 'unlimited'; symbol: string }

export interface ChangedApproval {
  approved: ApprovedAmount
  requested: ApprovedAmount
}

function approvedAmount(units: string, approval: RequestedApproval): ApprovedAmount {
  const amount = BigInt(units)
  return isUnlimited(amount)
    ? { kind: 'unlimited', symbol: approval.symbol }
    : { kind: 'amount', amount: withSymbol(exactText(amount, approval), approval.symbol) }
}

export function changedApproval({ request, state }: StoredTransaction): ChangedApproval | null {
  const [{ approves }, { approved }] = [request, state]
  if (!approves || approved === undefined) return null
  return { approved: approvedAmount(approved, approves), requested: approvedAmount(approves.amount, approves) }
}

export type DepartureFacts =
  | { kind: 'altered' }
  | { kind: 'sentFrom'; sender: string }
  | { kind: 'amountChanged'; changed: ChangedApproval }

export function departureFacts(transaction: StoredTransaction, departure: Departure): DepartureFacts | null {
  const { sentFrom } = transaction.state
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

function partFacts({ addedAt, state }: StoredTransaction, now: number): StateFacts | null {
  const { status, resolution, partAs } = state
  if (partAs === undefined || status === 'confirmed') return null
  if (status === 'failed') return { kind: 'partFailed' }
  if (resolution === 'expired') return { kind: 'partExpired' }
  return resolution === undefined ? { kind: 'partPending', since: startOf(addedAt, now) } : { kind: 'partUnknown' }
}

/** While a Safe's owners still have to sign, the text mentions a deadline that is less than this many seconds away. */
const DEADLINE_NEAR_S = 3_600

function safeFacts(
  { threshold }: SafeMoment,
  { addedAt, request: { deadline }, state }: StoredTransaction,
  now: number,
): StateFacts {
  const waiting = { signers: signingProgress(threshold, state.signed), since: startOf(addedAt, now) }
  return deadline !== undefined && deadline - now / 1_000 < DEADLINE_NEAR_S
    ? { kind: 'atSafeNearDeadline', ...waiting, until: startOf(deadline * 1_000, now) }
    : { kind: 'atSafe', ...waiting }
}

function accountFacts(transaction: StoredTransaction, now: number): StateFacts | null {
  const { addedAt, request, state } = transaction
  const [{ batch }, { status, resolution }] = [request, state]
  if (resolution === 'replaced' && batch?.safe) return { kind: 'replacedInSafe' }
  if (status !== 'pending' || !batch) return null
  if (resolution === 'unwatched') return { kind: 'noLongerWatched' }
  if (isUnanswered(transaction)) return { kind: 'atWallet', since: startOf(addedAt, now) }
  if (batch.safe && resolution === 'expired') return { kind: 'expiredInSafe' }
  return batch.safe && resolution === undefined ? safeFacts(batch.safe, transaction, now) : null
}

function stateFacts(transaction: StoredTransaction, now: number): StateFacts {
  const { addedAt, state } = transaction
  const { status, resolution, minedAs } = state
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

/** A transaction counts as failed only if it was mined without success. */
export function statusFacts(transaction: StoredTransaction, now: number): StatusFacts {
  const { status, isAltered, sentFrom } = transaction.state
  if (sentFrom !== undefined)
    return { kind: status === 'failed' ? 'failedFrom' : 'sentFrom', sender: shortAddress(sentFrom) }
  const state = stateFacts(transaction, now)
  if (isAltered) return { kind: 'altered', state }
  const changed = changedApproval(transaction)
  return changed ? { kind: 'amountChanged', state, changed } : { kind: 'asRequested', state }
}
