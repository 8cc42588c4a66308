/** The parts of a tab's title, each undefined or empty where there is nothing to say. */
export interface TitleParts {
  screen?: string | undefined
  /** Of the screen, for example "UNI $8.00". */
  subject?: string | undefined
  /** For example "2 pending". */
  status?: string | undefined
}

/** For example "2 pending · UNI $8.00". */
export const titleText = ({ screen, subject, status }: TitleParts) =>
  [status, subject || screen].filter(Boolean).join(' · ')

export const pageTitle = (title: string, brandName: string) => `${title} | ${brandName}`

export const tokenTitle = (symbol: string, price: string | null) => (price === null ? symbol : `${symbol} ${price}`)
export const pairTitle = (base: string, unit: string) => `${base}/${unit}`
/** For example "Profile of 0xf3…2266". */
export const profileTitle = (name: string) => `Profil von ${name}`

/** The setting for notifications of the visitor's system. */

export const SYSTEM_NOTIFICATIONS = 'Systembenachrichtigungen'
export const SWITCHES = { on: 'Ein', off: 'Aus' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  'Meldet, wenn eine Transaktion abgeschlossen ist oder nicht mehr ausgeführt werden kann, während Sie in einem anderen Tab oder Fenster sind. Diese Seite muss geöffnet bleiben.'
/** Why they are off although somebody switched them on. */
export const NO_SYSTEM_NOTIFICATIONS = {
  denied:
    'Ihr Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in den Browsereinstellungen für diese Website und schalten Sie sie dann hier ein.',
  unanswered:
    'Sie haben sie noch nicht erlaubt. Schalten Sie sie erneut ein und wählen Sie „Erlauben“ oder „Zulassen“.',
  unsupported: 'Dieser Browser kann keine anzeigen. Stattdessen informiert Sie der Titel des Tabs.',
} as const

/** Shown at once when they are switched on. */
export const NOTIFICATIONS_ARE_ON = 'Neuigkeiten zu Ihren Transaktionen erscheinen hier.'
