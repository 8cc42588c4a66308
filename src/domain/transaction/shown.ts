import { TRANSACTIONS_SHOWN_MAX } from './limits'
import { isAwaited, type StoredTransaction } from './transaction'

export function pendingFirst<Each extends StoredTransaction>(transactions: readonly Each[]): Each[] {
  return [...transactions.filter(isAwaited), ...transactions.filter((each) => !isAwaited(each))]
}

export function shownTransactions<Each extends StoredTransaction>(transactions: readonly Each[]) {
  const shown = transactions.slice(0, TRANSACTIONS_SHOWN_MAX)
  return { shown, hidden: transactions.length - shown.length }
}

/** Merges the lists of several networks, each sorted newest first, into one with the same order. */
export function newestOfAll<Each extends StoredTransaction>(networks: readonly (readonly Each[])[]): readonly Each[] {
  const [only = []] = networks
  return networks.length > 1 ? networks.flat().sort((a, b) => b.addedAt - a.addedAt) : only
}
