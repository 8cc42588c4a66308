import { dateText } from '#domain/browser/time'

export const CLOSE = 'Schließen'
export const COPY_ADDRESS = 'Adresse kopieren'
export const COPIED = 'Kopiert!'
export const DISCONNECT = 'Trennen'
export const BALANCE_MISSING = 'Guthaben nicht verfügbar'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}, zuletzt gelesener Stand`
export const COPY_REFUSED = 'Der Browser hat das Kopieren nicht erlaubt'
export const copyByHand = (address: string) => `Kopieren Sie die Adresse von Hand: ${address}`
/** `at`: in milliseconds since 1970. */
export const sessionEndText = (at: number) => `Sitzung endet am ${dateText(at)}`

export const TITLE = 'Letzte Transaktionen'
export const EMPTY = 'Ihre Transaktionen erscheinen hier.'

/** What is one's own: the tabs of the profile, and the links that lead to them. */
export const TAB_NAMES = {
  tokens: 'Token',
  activity: 'Aktivität',
  approvals: 'Genehmigungen',
  settings: 'Einstellungen',
} as const
export const YOUR_ACCOUNT = 'Ihr Konto'
