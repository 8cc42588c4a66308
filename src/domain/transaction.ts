import { SETTLED_TRANSACTIONS_KEPT } from './limits'

export type TransactionStatus = 'pending' | 'confirmed' | 'failed'

/** A transaction as it is kept in the browser, per account and chain. */
export interface StoredTransaction {
  hash: string
  description: string
  status: TransactionStatus
  /** How many blocks must follow before it counts as confirmed. One when absent. */
  confirmations?: number
  /** Milliseconds since 1970 when it was handed to the wallet. */
  addedAt: number
}

export type NewTransaction = Pick<StoredTransaction, 'hash' | 'description' | 'confirmations'>

/** Checks a transaction before it is stored. Throws with the message that the specification gives. */
export function validateTransaction({ hash, description, confirmations }: Record<keyof NewTransaction, unknown>): void {
  const errors: string[] = []
  if (!isTransactionHash(hash)) errors.push('Invalid transaction hash')
  if (typeof description !== 'string' || description.trim() === '') {
    errors.push('Transaction must have a description')
  }
  if (confirmations !== undefined && !(Number.isInteger(confirmations) && (confirmations as number) >= 1)) {
    errors.push('Transaction confirmations must be an integer of at least 1')
  }
  if (errors.length > 0) throw new Error(errors.join('; '))
}

export function isTransactionHash(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)
}

/** All pending transactions and the newest 11 settled ones, newest first. */
export function keepTransactions(transactions: readonly StoredTransaction[]): StoredTransaction[] {
  let settled = 0
  return transactions.filter(({ status }) => status === 'pending' || settled++ < SETTLED_TRANSACTIONS_KEPT)
}

/** The store's key for one account on one chain. */
export function transactionsKey(account: string, chainId: number): string {
  return `${account.toLowerCase()}:${chainId}`
}
