export const RECEIVE = 'Recibir'
export const QR_LABEL = 'Código QR de tu dirección'
export const receiveText = (network: string) => `Tu dirección en ${network}`
export const contractOnly = (network: string) => ({
  title: `Solo en ${network}`,
  text: `Tu cuenta es un contrato en ${network}. Lo que se envíe a esta dirección en otra red puede perderse.`,
})
