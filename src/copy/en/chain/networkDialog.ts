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

/** `network`: the wallet's network; `chainName`: the network on which tokens are traded. */
export const walletIsOn = (network: string, chainName: string) =>
  `Your wallet is on ${network}. Tokens are traded on ${chainName}.`
/** Marks the network on which tokens are traded. */
export const FOR_TRADING = 'For trading'
/** Marks the networks that are neither used for trading nor the wallet's current network. */
export const NOT_FOR_TRADING = 'Not for trading'

/** The explanation below the list of networks. It is shown until a switch fails. */
export const ASKS_TO_CONFIRM = 'Your wallet asks you to confirm a switch, and may first ask to add the network.'

/** For screen readers: announced while the wallet asks the visitor to confirm the switch. */
export const switchingText = (chainName: string) => `${chainName}: ${CONFIRM_IN_WALLET}`
