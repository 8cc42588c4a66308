export const RECEIVE = '接收'
export const QR_LABEL = '你的地址的 QR 碼'
export const receiveText = (network: string) => `你在 ${network} 上的地址`
export const contractOnly = (network: string) => ({
  title: `僅限 ${network}`,
  text: `你的帳戶是 ${network} 上的合約。在其他網路上傳送到此地址的資產可能會遺失。`,
})
