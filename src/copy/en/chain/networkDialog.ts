/** Texts of the dialog that switches the wallet to another network. */

export const SWITCH_NETWORKS = 'Switch Networks'
export const CONNECTED = 'Connected'
export const CONFIRM_IN_WALLET = 'Confirm in Wallet'
export const WRONG_NETWORK = 'Wrong network'

/**
 * Says that the wallet cannot switch networks.
 * @param appName - the app's name; null becomes "this app"
 */
export const cannotSwitch = (appName: string | null) =>
  `Your wallet does not support switching networks from ${appName ?? 'this app'}. Try switching networks from within your wallet instead.`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `Your wallet is on ${network}. Tokens are traded on ${chainName}.`
/** Marks the network that tokens are traded on. */
export const FOR_TRADING = 'For trading'
/** Marks every other network that the wallet is not on. */
export const NOT_FOR_TRADING = 'Not for trading'

/** The explanation below the networks, shown until a switch fails. */
export const ASKS_TO_CONFIRM = 'Your wallet asks you to confirm a switch, and may first ask to add the network.'

/** Announced to screen readers while the wallet asks for confirmation. */
export const switchingText = (chainName: string) => `${chainName}: ${CONFIRM_IN_WALLET}`
