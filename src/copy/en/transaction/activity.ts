export const TITLE = 'Activity'
export const EMPTY_TITLE = 'No activity yet'
export const EMPTY_TEXT = 'Swaps and approvals you make here are kept in this browser.'
export const EXPORT = 'Export CSV'
export const CLEAR_ALL = 'Clear All'
export const STOP_WATCHING = 'Stop watching'
export const stopWatchingLabel = (description: string) => `Stop watching ${description}`
export const VIEW_ON_EXPLORER = 'View more on Explorer'

/** The columns of the exported table. */
export const COLUMNS = ['Time (UTC)', 'Transaction', 'Outcome', 'Hash', 'Network', 'Account'] as const
