export const RECEIVE = 'Empfangen'
export const QR_LABEL = 'QR-Code Ihrer Adresse'
export const receiveText = (network: string) => `Ihre Adresse auf ${network}`
export const contractOnly = (network: string) => ({
  title: `Nur auf ${network}`,
  text: `Ihr Konto ist ein Contract auf ${network}. Was in einem anderen Netzwerk an diese Adresse gesendet wird, kann verloren sein.`,
})
