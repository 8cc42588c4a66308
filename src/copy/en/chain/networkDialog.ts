/** The dialog that switches the wallet to another network. */

export const SWITCH_NETWORKS = 'Switch Networks'
export const CONNECTED = 'Connected'
export const CONFIRM_IN_WALLET = 'Confirm in Wallet'
export const WRONG_NETWORK = 'Wrong network'

/** @param appName - null becomes "this app" */
export const cannotSwitch = (appName: string | null) =>
  `Your wallet does not support switching networks from ${appName ?? 'this app'}. Try switching networks from within your wallet instead.`

/** @param chainName - of the wallet's network; undefined where it is not known */
export const wrongNetworkText = (chainName: string | undefined) =>
  chainName === undefined
    ? 'Your wallet is on a network this site does not support.'
    : `Your wallet is on ${chainName}. Tokens are traded on another network.`

/** Announced while the wallet is prompting. */
export const switchingText = (chainName: string) => `${chainName}: ${CONFIRM_IN_WALLET}`
