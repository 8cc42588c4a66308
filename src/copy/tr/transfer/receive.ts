export const RECEIVE = 'Ödeme al'
export const QR_LABEL = 'Adresinizin QR kodu'
export const receiveText = (network: string) => `${network} ağındaki adresiniz`
export const contractOnly = (network: string) => ({
  title: `Yalnızca ${network} ağında`,
  text: `Hesabınız ${network} ağında bir sözleşme. Bu adrese başka bir ağda gönderilen kaybolabilir.`,
})
