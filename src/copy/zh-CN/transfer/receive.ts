export const RECEIVE = '接收'
export const QR_LABEL = '你的地址的二维码'
export const receiveText = (network: string) => `你在 ${network} 上的地址`
export const contractOnly = (network: string) => ({
  title: `仅限 ${network}`,
  text: `你的账户是 ${network} 上的合约。在其他网络上发送到此地址的资产可能会丢失。`,
})
