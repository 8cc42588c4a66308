/** What a wallet is for, on a wide screen. */
export const HOME_TITLE = 'A home for your tokens'
export const HOME_TEXT = 'A wallet sends, receives, stores and shows tokens on the blockchain. Only you hold its keys.'
export const SIGN_IN_TITLE = 'A new way to sign in'
export const SIGN_IN_TEXT = 'Connect your wallet instead of creating an account and a password on every site.'
