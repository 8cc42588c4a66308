import { TRANSACTIONS_SHOWN_MAX } from './limits'
import { transactionMark } from './mark'
import type { StoredTransaction } from './transaction'

/** The same transactions, those that are waited for first. */
export function pendingFirst(transactions: readonly StoredTransaction[]): StoredTransaction[] {
  const isPending = (transaction: StoredTransaction) => transactionMark(transaction) === 'pending'
  return [...transactions.filter(isPending), ...transactions.filter((each) => !isPending(each))]
}

/** As many transactions as a list draws, and the number of the others. */
export function shownTransactions(transactions: readonly StoredTransaction[]) {
  const shown = transactions.slice(0, TRANSACTIONS_SHOWN_MAX)
  return { shown, hidden: transactions.length - shown.length }
}
