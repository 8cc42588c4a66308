export const RECEIVE = '受け取る'
export const QR_LABEL = 'あなたのアドレスのQRコード'
export const receiveText = (network: string) => `${network}でのあなたのアドレス`
export const contractOnly = (network: string) => ({
  title: `${network}のみ`,
  text: `あなたのアカウントは${network}上のコントラクトです。他のネットワークでこのアドレスに送られたものは、失われる可能性があります。`,
})
