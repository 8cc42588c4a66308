export const SWITCH_NETWORKS = '네트워크 전환'
export const CONNECTED = '연결됨'
export const CONFIRM_IN_WALLET = '지갑에서 확인'
export const WRONG_NETWORK = '잘못된 네트워크'

export const cannotSwitch = (appName: string | null) =>
  `사용 중인 지갑은 ${appName ?? '이 앱'}에서 네트워크를 전환하는 기능을 지원하지 않습니다. 대신 지갑 안에서 네트워크를 전환해 보세요.`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `지갑의 현재 네트워크: ${network}. 토큰은 ${chainName}에서 거래됩니다.`
export const FOR_TRADING = '거래용'
export const NOT_FOR_TRADING = '거래용 아님'

export const ASKS_TO_CONFIRM = '지갑이 전환을 확인하도록 요청하며, 그 전에 네트워크를 추가할지 먼저 물을 수 있습니다.'

export const switchingText = (chainName: string) => `${chainName}: ${CONFIRM_IN_WALLET}`
