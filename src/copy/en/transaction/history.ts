/** Words that lists of transactions share. */
export const CLEAR_ALL = 'Clear All'
export const STOP_WATCHING = 'Stop watching'
export const stopWatchingLabel = (description: string) => `Stop watching ${description}`
export const VIEW_ON_EXPLORER = 'View more on Explorer'
