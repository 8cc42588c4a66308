export const SWITCH_NETWORKS = 'Chuyển mạng'
export const CONNECTED = 'Đã kết nối'
export const CONFIRM_IN_WALLET = 'Xác nhận trong ví'
export const WRONG_NETWORK = 'Sai mạng'

export const cannotSwitch = (appName: string | null) =>
  `Ví của bạn không hỗ trợ chuyển mạng từ ${appName ?? 'ứng dụng này'}. Thay vào đó, hãy thử chuyển mạng ngay trong ví của bạn.`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `Ví của bạn đang ở ${network}. Token được mua bán trên ${chainName}.`
export const FOR_TRADING = 'Để mua bán'
export const NOT_FOR_TRADING = 'Không để mua bán'

export const ASKS_TO_CONFIRM = 'Ví của bạn yêu cầu bạn xác nhận việc chuyển mạng, và có thể yêu cầu thêm mạng đó trước.'

export const switchingText = (chainName: string) => `${chainName}: ${CONFIRM_IN_WALLET}`
