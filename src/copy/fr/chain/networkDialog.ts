export const SWITCH_NETWORKS = 'Changer de réseau'
export const CONNECTED = 'Connecté'
export const CONFIRM_IN_WALLET = 'Confirmez dans votre portefeuille'
export const WRONG_NETWORK = 'Mauvais réseau'

export const cannotSwitch = (appName: string | null) =>
  `Votre portefeuille ne permet pas de changer de réseau depuis ${appName ?? 'cette application'}. Essayez plutôt de changer de réseau dans votre portefeuille.`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `Votre portefeuille est sur ${network}. Les tokens se négocient sur ${chainName}.`
export const FOR_TRADING = 'Pour négocier'
export const NOT_FOR_TRADING = 'Pas pour négocier'

export const ASKS_TO_CONFIRM =
  'Votre portefeuille vous demande de confirmer un changement, et peut d’abord demander d’ajouter le réseau.'

export const switchingText = (chainName: string) => `${chainName}\u00a0: ${CONFIRM_IN_WALLET}`
