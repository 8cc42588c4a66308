export const RECEIVE = 'Receber'
export const QR_LABEL = 'QR code do seu endereço'
export const receiveText = (network: string) => `Seu endereço em ${network}`
export const contractOnly = (network: string) => ({
  title: `Somente em ${network}`,
  text: `Sua conta é um contrato em ${network}. O que for enviado a este endereço em outra rede pode se perder.`,
})
