export const RECEIVE = 'Recevoir'
export const QR_LABEL = 'Code QR de votre adresse'
export const receiveText = (network: string) => `Votre adresse sur ${network}`
export const contractOnly = (network: string) => ({
  title: `Uniquement sur ${network}`,
  text: `Votre compte est un contrat sur ${network}. Ce qui est envoyé à cette adresse sur un autre réseau peut être perdu.`,
})
