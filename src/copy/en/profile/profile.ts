/** What stands below the tabs. */
export const FAQ_TITLE = 'FAQ'
export const IMPRINT_TITLE = 'Imprint'
export const ABOUT_FAQ = 'Short answers to common questions'
export const ABOUT_IMPRINT = 'Who runs this site'

/** The visually hidden heading without an account. */
export const PROFILE = 'Profile'

/** Before and after the address of another account. */
export const SHOW_PICTURE = 'Show picture'
export const VIEWING = 'Viewing'
export const READ_ONLY = ', read only.'
export const BACK_TO_OWN = 'Back to your own account'

/** Problems with the address of an account. */
export const WRONG_ADDRESS = {
  checksum: {
    title: 'This address is mistyped',
    text: 'Its capital letters do not match the rest of it. Copy it again from a source you trust.',
  },
  malformed: {
    title: 'This is not an account address',
    text: 'An address is 0x followed by 40 digits or letters from a to f.',
  },
} as const

export const CONNECTING = {
  title: 'Connecting to your wallet',
  text: 'Your tokens appear as soon as it responds.',
} as const

export const DISCONNECTED = {
  title: 'Connect a wallet to see your tokens',
  text: 'Balances, activity and approvals are read from the chain and shown to you alone.',
  action: 'Connect Wallet',
} as const

/** @param walletNetwork - the name of the network that the wallet is on */
export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `Your wallet is on ${walletNetwork}`,
  text: `Switch to ${chainName} to see your tokens here.`,
  action: `Switch to ${chainName}`,
})

export const FOREIGN_ACTIVITY = {
  title: 'Activity is not shown here',
  text: 'Swaps and approvals are saved only in the browser that made them.',
} as const

export const coinBalance = (coinName: string) => `${coinName} balance`
export const TOTAL_VALUE = 'Total value'
/** What the total omits, for example "1 of 4 tokens has no price". */
export const withoutPrice = (unpriced: number, count: number) =>
  `${unpriced} of ${count} ${count === 1 ? 'token has' : unpriced === 1 ? 'tokens has' : 'tokens have'} no price`

/** The networks that the total omits. */
export const stillRead = (networks: readonly string[]) => `Still loading: ${networks.join(', ')}`
export const unreadNetworks = (networks: readonly string[]) => `Could not be loaded: ${networks.join(', ')}`
