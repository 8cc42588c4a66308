export const SWITCH_NETWORKS = 'Mudar de rede'
export const CONNECTED = 'Conectada'
export const CONFIRM_IN_WALLET = 'Confirme na carteira'
export const WRONG_NETWORK = 'Rede errada'

export const cannotSwitch = (appName: string | null) =>
  `Sua carteira não permite mudar de rede a partir de ${appName ?? 'este aplicativo'}. Em vez disso, tente mudar de rede na própria carteira.`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `Sua carteira está em ${network}. Os tokens são negociados em ${chainName}.`
export const FOR_TRADING = 'Para negociar'
export const NOT_FOR_TRADING = 'Não para negociar'

export const ASKS_TO_CONFIRM =
  'Sua carteira pede que você confirme uma mudança, e pode antes pedir para adicionar a rede.'

export const switchingText = (chainName: string) => `${chainName}: ${CONFIRM_IN_WALLET}`
