import { TRANSACTIONS_SHOWN_MAX } from './limits'
import { isAwaited, type StoredTransaction } from './transaction'

/** The same transactions, those that are waited for first. */
export function pendingFirst<Each extends StoredTransaction>(transactions: readonly Each[]): Each[] {
  return [...transactions.filter(isAwaited), ...transactions.filter((each) => !isAwaited(each))]
}

/** As many transactions as a list draws, and the number of the others. */
export function shownTransactions<Each extends StoredTransaction>(transactions: readonly Each[]) {
  const shown = transactions.slice(0, TRANSACTIONS_SHOWN_MAX)
  return { shown, hidden: transactions.length - shown.length }
}

/** The transactions of several networks, each newest first, in one list of that order. */
export function newestOfAll<Each extends StoredTransaction>(networks: readonly (readonly Each[])[]): readonly Each[] {
  const [only = []] = networks
  return networks.length > 1 ? networks.flat().sort((a, b) => b.addedAt - a.addedAt) : only
}
