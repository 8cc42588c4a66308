import type { TransactionInfo } from './info'
import { awaitsOwners, isUnanswered, isAwaited, type StoredTransaction } from './transaction'

/**
 * How a transaction's status is shown. `waiting`: it waits for a person, such as a Safe's owner. `pending`: it waits
 * for the network. `ended`: it ended without a success or a failure.
 */
export type TransactionMark = 'waiting' | 'pending' | 'confirmed' | 'failed' | 'ended'

export function transactionMark(transaction: StoredTransaction): TransactionMark {
  const { status, resolution, isAltered } = transaction
  if (isAltered && status !== 'pending') return 'failed'
  if (status === 'pending') {
    if (!isAwaited(transaction)) return 'ended'
    return awaitsOwners(transaction) || isUnanswered(transaction) ? 'waiting' : 'pending'
  }
  return resolution === 'cancelled' || resolution === 'replaced' ? 'ended' : status
}

export type TransactionKind = 'swap' | 'wrap' | 'unwrap' | 'approval' | 'revocation'

const KINDS = {
  swap: 'swap',
  wrap: 'wrap',
  unwrap: 'unwrap',
  approve: 'approval',
  reset: 'revocation',
  revoke: 'revocation',
} as const satisfies Record<TransactionInfo['kind'], TransactionKind>

/** The amounts with which the user confirmed a trade, in base units; undefined for other transactions. */
export function quotedAmounts({ info, quoted }: Pick<StoredTransaction, 'info' | 'quoted'>) {
  return info && 'sold' in info ? { amountIn: info.sold.units, amountOut: info.bought.units } : quoted
}

/**
 * The kind of a stored transaction. Trades stored by early releases have neither `info` nor `quoted`; they count as
 * swaps.
 */
export function transactionKind({ info, approves, revokes, quoted }: StoredTransaction): TransactionKind {
  if (info) return KINDS[info.kind]
  if (revokes || approves?.amount === '0') return 'revocation'
  return approves ? 'approval' : (quoted?.kind ?? 'swap')
}

/** The hash of the transaction on the chain; null for a batch whose transaction is not known yet. */
export function minedHash({ hash, minedAs, batch }: StoredTransaction): string | null {
  return minedAs ?? (batch ? null : hash)
}
