export const SWITCH_NETWORKS = '切换网络'
export const CONNECTED = '已连接'
export const CONFIRM_IN_WALLET = '在钱包中确认'
export const WRONG_NETWORK = '网络不正确'

export const cannotSwitch = (appName: string | null) =>
  `你的钱包不支持从${appName === null ? '此应用' : ` ${appName} `}切换网络。请改为在钱包中切换网络。`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `你的钱包当前网络为 ${network}。代币在 ${chainName} 上交易。`
export const FOR_TRADING = '用于交易'
export const NOT_FOR_TRADING = '不用于交易'

export const ASKS_TO_CONFIRM = '你的钱包会要求你确认切换，也可能先要求添加该网络。'

export const switchingText = (chainName: string) => `${chainName}：${CONFIRM_IN_WALLET}`
