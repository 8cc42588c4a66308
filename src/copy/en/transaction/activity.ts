import { grouped } from '../../../domain/browser/locale'

/** Words that lists of transactions share. */
export const CLEAR_ALL = 'Clear All'
export const STOP_WATCHING = 'Stop watching'
export const stopWatchingLabel = (description: string) => `Stop watching ${description}`
/** Below a list that does not draw all of them. */
export const moreTransactions = (count: number) =>
  `${grouped(String(count))} more. The CSV export on the profile page has all of them.`
export const RECEIPT = 'Receipt'
/** @param description - for example "Swap 1 ETH for UNI" */
export const receiptLabel = (description: string) => `Receipt: ${description}`
export const VIEW_ON_EXPLORER = 'View more on Explorer'

export const TITLE = 'Activity'
export const EMPTY_TITLE = 'No activity yet'
export const EMPTY_TEXT = 'Swaps and approvals you make here are listed by this browser. Earlier ones are on the chain.'
export const EXPORT = 'Export CSV'

/** Those that a search of the chain finds. */
export const EARLIER = 'Earlier swaps'

/** The columns of the exported table. */
export const COLUMNS = ['Time (UTC)', 'Transaction', 'Outcome', 'Hash', 'Network', 'Account'] as const
