import { grouped } from '#domain/browser/locale'

/** Texts that are used in all lists of transactions. */
export const CLEAR_ALL = 'Clear All'
export const STOP_WATCHING = 'Stop watching'
export const stopWatchingLabel = (description: string) => `Stop watching ${description}`
/** Shown below a list that does not show all transactions. `count`: the number of transactions that are not shown. */
export const moreTransactions = (count: number) =>
  `${grouped(String(count))} more. The CSV export on the profile page has all of them.`
export const RECEIPT = 'Receipt'
/**
 * The name of the button that opens a transaction's receipt.
 * @param description - for example "Swap 1 ETH for UNI"
 */
export const receiptLabel = (description: string) => `Receipt: ${description}`
export const VIEW_ON_EXPLORER = 'View more on Explorer'

export const TITLE = 'Activity'
export const EMPTY_TITLE = 'No activity yet'
export const EMPTY_TEXT = 'Swaps and approvals you make here are listed by this browser. Earlier ones are on the chain.'
export const EXPORT = 'Export CSV'

/** The heading of the swaps that a search of the chain finds. */
export const EARLIER = 'Earlier swaps'

/** The columns of the exported table. */
export const COLUMNS = ['Time (UTC)', 'Transaction', 'Outcome', 'Hash', 'Network', 'Account'] as const
