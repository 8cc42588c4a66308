/** The dialog that switches the wallet to another network. */

export const SWITCH_NETWORKS = 'Netzwerk wechseln'
export const CONNECTED = 'Verbunden'
export const CONFIRM_IN_WALLET = 'Im Wallet bestätigen'
export const WRONG_NETWORK = 'Falsches Netzwerk'

/** @param appName - null becomes "this app" */
export const cannotSwitch = (appName: string | null) =>
  `Ihr Wallet unterstützt den Netzwerkwechsel von ${appName ?? 'dieser App'} aus nicht. Wechseln Sie das Netzwerk stattdessen in Ihrem Wallet.`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `Ihr Wallet ist auf ${network} eingestellt. Gehandelt werden Token auf ${chainName}.`
/** Marks the network that tokens are traded on. */
export const FOR_TRADING = 'Zum Handeln'
/** Beside every other network that the wallet is not on. */
export const NOT_FOR_TRADING = 'Nicht zum Handeln'

/** Below the rows, until a switch fails. */
export const ASKS_TO_CONFIRM =
  'Ihr Wallet bittet Sie, den Wechsel zu bestätigen, und fragt womöglich zuerst, ob das Netzwerk hinzugefügt werden soll.'

/** Announced while the wallet is prompting. */
export const switchingText = (chainName: string) => `${chainName}: ${CONFIRM_IN_WALLET}`
