/** The button's words; `CONNECT_DEFAULT` is its default label. */
export const CONNECT = 'connect wallet'
export const CONNECT_DEFAULT = 'Connect Wallet'
export const CONNECTING = 'connecting'
export const WRONG_NETWORK = 'Wrong network'
/** Before the name of the account, for screen readers. */
export const ACCOUNT = 'Account, '
export const networkLabel = (name: string) => `Network: ${name}, switch`
export const pendingText = (count: number) => `${count} pending`
/** Replaces a balance that cannot be read. */
export const NO_BALANCE = '–'
