import { dateText } from '#domain/browser/time'

export const CLOSE = 'Fermer'
export const COPY_ADDRESS = 'Copier l’adresse'
export const COPIED = 'Copié\u202f!'
export const DISCONNECT = 'Déconnecter'
export const BALANCE_MISSING = 'Solde non disponible'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}, à la dernière lecture`
export const COPY_REFUSED = 'Le navigateur n’a pas permis la copie'
export const copyByHand = (address: string) => `Copiez l’adresse à la main\u00a0: ${address}`
export const sessionEndText = (at: number) => `La session se termine le ${dateText(at)}`

export const TITLE = 'Transactions récentes'
export const EMPTY = 'Vos transactions apparaîtront ici.'

export const TAB_NAMES = {
  tokens: 'Tokens',
  activity: 'Activité',
  approvals: 'Autorisations',
  settings: 'Paramètres',
} as const
export const YOUR_ACCOUNT = 'Votre compte'
