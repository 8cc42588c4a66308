export const TITLE = 'Recent Transactions'
export const EMPTY = 'Your transactions will appear here.'
