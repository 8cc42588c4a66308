export const SWITCH_NETWORKS = 'Cambiar de red'
export const CONNECTED = 'Conectada'
export const CONFIRM_IN_WALLET = 'Confirma en tu billetera'
export const WRONG_NETWORK = 'Red incorrecta'

export const cannotSwitch = (appName: string | null) =>
  `Tu billetera no admite cambiar de red desde ${appName ?? 'esta aplicación'}. Intenta cambiar de red en la propia billetera.`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `Tu billetera está en ${network}. Los tokens se operan en ${chainName}.`
export const FOR_TRADING = 'Para operar'
export const NOT_FOR_TRADING = 'No para operar'

export const ASKS_TO_CONFIRM =
  'Tu billetera te pide que confirmes el cambio, y es posible que antes te pida agregar la red.'

export const switchingText = (chainName: string) => `${chainName}: ${CONFIRM_IN_WALLET}`
