export const SWITCH_NETWORKS = '切換網路'
export const CONNECTED = '已連接'
export const CONFIRM_IN_WALLET = '在錢包中確認'
export const WRONG_NETWORK = '網路不正確'

export const cannotSwitch = (appName: string | null) =>
  `你的錢包不支援從${appName === null ? '此應用程式' : ` ${appName} `}切換網路。請改在錢包中切換網路。`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `你的錢包目前的網路是 ${network}。代幣在 ${chainName} 上交易。`
export const FOR_TRADING = '用於交易'
export const NOT_FOR_TRADING = '不用於交易'

export const ASKS_TO_CONFIRM = '你的錢包會要求你確認切換，也可能會先要求新增該網路。'

export const switchingText = (chainName: string) => `${chainName}：${CONFIRM_IN_WALLET}`
