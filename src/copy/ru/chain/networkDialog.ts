/** The dialog that switches the wallet to another network. */

export const SWITCH_NETWORKS = 'Сменить сеть'
export const CONNECTED = 'Подключена'
export const CONFIRM_IN_WALLET = 'Подтвердите в кошельке'
export const WRONG_NETWORK = 'Не та сеть'

/** @param appName - null becomes "this app" */
export const cannotSwitch = (appName: string | null) =>
  `Ваш кошелёк не поддерживает смену сети из ${appName ?? 'этого приложения'}. Попробуйте сменить сеть в самом кошельке.`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `Сеть в вашем кошельке: ${network}. Токены торгуются в сети ${chainName}.`
/** Marks the network that tokens are traded on. */
export const FOR_TRADING = 'Для торговли'
/** Beside every other network that the wallet is not on. */
export const NOT_FOR_TRADING = 'Не для торговли'

/** Below the rows, until a switch fails. */
export const ASKS_TO_CONFIRM = 'Кошелёк попросит подтвердить смену сети, а сначала может попросить добавить сеть.'

/** Announced while the wallet is prompting. */
export const switchingText = (chainName: string) => `${chainName}: ${CONFIRM_IN_WALLET}`
