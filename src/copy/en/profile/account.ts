import { dateText } from '../../../domain/browser/time'

export const CLOSE = 'Close'
export const COPY_ADDRESS = 'Copy Address'
export const COPIED = 'Copied!'
export const DISCONNECT = 'Disconnect'
export const BALANCE_MISSING = 'Balance not available'
/** Follows a balance that was read during an earlier visit, for screen readers only. */
export const AS_LAST_READ = ', as last read'
export const COPY_REFUSED = 'The browser did not allow copying'
/** Precedes the address, which the visitor then copies by hand. */
export const COPY_BY_HAND = 'Copy the address by hand: '
/** Says when the wallet ends the session. `at`: in milliseconds since 1970. */
export const sessionEndText = (at: number) => `Session ends on ${dateText(at)}`

export const TITLE = 'Recent Transactions'
export const EMPTY = 'Your transactions will appear here.'

/**
 * The names of the profile's tabs, and of the links that lead to them. They stand for the visitor's own tokens,
 * activity, approvals and settings.
 */
export const TAB_NAMES = {
  tokens: 'Tokens',
  activity: 'Activity',
  approvals: 'Approvals',
  settings: 'Settings',
} as const
export const YOUR_ACCOUNT = 'Your account'
