import { dateText } from '../../../domain/browser/time'

export const CLOSE = 'Close'
export const COPY_ADDRESS = 'Copy Address'
export const COPIED = 'Copied!'
export const DISCONNECT = 'Disconnect'
export const BALANCE_MISSING = 'Balance not available'
/** After a balance from an earlier visit, for screen readers. */
export const AS_LAST_READ = ', as last read'
export const COPY_REFUSED = 'The browser did not allow copying'
/** Before the address. */
export const COPY_BY_HAND = 'Copy the address by hand: '
/** `at`: in milliseconds since 1970. */
export const sessionEndText = (at: number) => `Session ends on ${dateText(at)}`

export const TITLE = 'Recent Transactions'
export const EMPTY = 'Your transactions will appear here.'

/** What is one's own: the tabs of the profile, and the links that lead to them. */
export const TAB_NAMES = {
  tokens: 'Tokens',
  activity: 'Activity',
  approvals: 'Approvals',
  settings: 'Settings',
} as const
export const YOUR_ACCOUNT = 'Your account'
