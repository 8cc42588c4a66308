import { isAwaited, type StoredTransaction } from './transaction'

/** How a transaction is drawn: `ended` is neither good nor bad. */
export type TransactionMark = 'pending' | 'confirmed' | 'failed' | 'ended'

/** The mark of a transaction by its state on the chain. */
export function transactionMark(transaction: StoredTransaction): TransactionMark {
  const { status, resolution, isAltered } = transaction
  if (isAltered && status !== 'pending') return 'failed'
  if (status === 'pending') return isAwaited(transaction) ? 'pending' : 'ended'
  return resolution === 'cancelled' || resolution === 'replaced' ? 'ended' : status
}

/** The kind of a transaction, as far as its record shows it. */
export type TransactionKind = 'trade' | 'approval' | 'revocation'

/** Whether a transaction gives or takes back an approval. All others sent from here are trades. */
export function transactionKind({ approves, revokes }: StoredTransaction): TransactionKind {
  if (revokes || approves?.amount === '0') return 'revocation'
  return approves ? 'approval' : 'trade'
}

/** The hash under which a transaction is found on the chain. */
export function minedHash({ hash, minedAs = hash }: StoredTransaction): string {
  return minedAs
}
