import {
  type SentRequest,
  type StoredTransaction,
  type TransactionState,
  withoutUndefined,
} from '#domain/transaction/transaction'

/** A stored transaction with the fields of its request and of its state side by side. */
export type FlatTransaction = Omit<StoredTransaction, 'request' | 'state'> & SentRequest & TransactionState

/** A pending transaction, with other fields where they are given. */
export function storedTransaction(fields: Partial<FlatTransaction> = {}): StoredTransaction {
  const { hash = '0x1', addedAt = 1, changedAt, description = 'Swap', info, ...rest } = fields
  const { confirmations, deadline, revokes, approves, quoted, batch, status = 'pending', ...known } = rest
  const request = { description, info, confirmations, deadline, revokes, approves, quoted, batch }
  return withoutUndefined<StoredTransaction>({
    hash,
    addedAt,
    changedAt,
    request: withoutUndefined<SentRequest>(request),
    state: { status, ...known },
  })
}

export const flatTransaction = (stored: StoredTransaction): StoredTransaction & FlatTransaction => ({
  ...stored,
  ...stored.request,
  ...stored.state,
})
