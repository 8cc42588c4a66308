export const TITLE = 'Activity'
export const EMPTY_TITLE = 'No activity yet'
export const EMPTY_TEXT = 'Swaps and approvals you make here are kept in this browser.'
export const EXPORT = 'Export CSV'

/** The columns of the exported table. */
export const COLUMNS = ['Time (UTC)', 'Transaction', 'Outcome', 'Hash', 'Network', 'Account'] as const
