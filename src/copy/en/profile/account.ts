import { dateText } from '#domain/browser/time'

export const CLOSE = 'Close'
export const COPY_ADDRESS = 'Copy Address'
export const COPIED = 'Copied!'
export const DISCONNECT = 'Disconnect'
export const BALANCE_MISSING = 'Balance not available'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}, as last read`
export const COPY_REFUSED = 'The browser did not allow copying'
export const copyByHand = (address: string) => `Copy the address by hand: ${address}`
/** Says when the connection to the wallet will expire. `at`: in milliseconds since 1970. */
export const sessionEndText = (at: number) => `Session ends on ${dateText(at)}`

export const TITLE = 'Recent Transactions'
export const EMPTY = 'Your transactions will appear here.'

/**
 * The names of the profile's tabs, and of the links to them. They refer to the visitor's own tokens, activity,
 * approvals and settings.
 */
export const TAB_NAMES = {
  tokens: 'Tokens',
  activity: 'Activity',
  approvals: 'Approvals',
  settings: 'Settings',
} as const
export const YOUR_ACCOUNT = 'Your account'
