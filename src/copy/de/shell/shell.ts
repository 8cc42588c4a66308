import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

/** The frame of every screen, and what replaces a screen. */

export const SKIP = 'Zum Inhalt springen'
export const SKIP_TO_TRADE = 'Zum Handelsformular springen'

/** What the browser's tab is called on each screen. */
export const PAGE_TITLES = { swap: 'Handeln', token: 'Token', profile: 'Profil' }

/** The name of the link to the start page. */
export const brandLabel = (brandName: string) => `${brandName}, Startseite`
export const TRADE_LINK = 'Handeln'
export const PROFILE_LINK = 'Profil'

export const FOOTER = 'Fußzeile'
export const PREVIEW = 'Vorschau'
export const SWITCH_THEME = 'Zwischen hell und dunkel wechseln'
export const FAQ_LINK = 'FAQ'
export const IMPRINT_LINK = 'Impressum'
export const OFFLINE = 'Offline'
export const NO_NODE = 'Kein Knoten antwortet'
export const SCREEN_WAITS = 'Diese Ansicht wird geladen, sobald die Verbindung wieder da ist.'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = 'Eigenen Knoten verwenden'
export const NODE_BLOCKED = 'Durch Richtlinie der Website blockiert'
export const OWN_NODE_OFFLINE = 'Ihr Knoten ist offline'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}, seit einer Minute kein neuer Block`
/** The newest block; null before the first one. */
export const headBlockText = (number: number | null) => `Block ${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) => counted(count, { one: '1 Minute', other: `${count} Minuten` }),
  hours: ({ count }) => `${count} Stunden`,
  days: ({ count }) => `${count} Tage`,
}

/** Says how wrong the device's clock is. */
export const wrongClockText = ({ isFast, by }: ClockError) =>
  `Die Uhr Ihres Geräts geht ${say(SPANS, by)} ${isFast ? 'vor' : 'nach'}`

export const NOTIFICATIONS = 'Benachrichtigungen'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `Info: ${title}`,
  success: (title) => `Erfolg: ${title}`,
  warning: (title) => `Warnung: ${title}`,
  error: (title) => `Fehler: ${title}`,
  pending: (title) => `Ausstehend: ${title}`,
}
export const DISMISS = 'Ausblenden'

export const PART_MISSING = 'Ein Teil dieser Seite konnte nicht geladen werden'
/** One that is there, but failed while it was drawn. */
export const PART_BROKEN = 'Ein Teil dieser Seite funktioniert nicht mehr'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = 'Diese Seite ist älter als die in einem anderen Tab'
export const RELOAD_FOR_NEWER =
  'Ein anderer Tab zeigt eine neuere Version dieser Website. Änderungen, die Sie hier vornehmen, werden nicht gespeichert. Laden Sie die Seite neu, um die neuere Version zu verwenden.'
export const PAGE_BROKEN = 'Diese Seite funktioniert nicht mehr'
export const MAYBE_NEW_VERSION = 'Möglicherweise gibt es eine neue Version dieser Seite.'
export const STOPPED_BY_POLICY = 'Die Sicherheitsrichtlinie dieser Website blockiert diesen Teil.'
export const CHANGED_FILE =
  'Eine Datei dieser Website ist nicht die ursprünglich erstellte, deshalb hat Ihr Browser sie nicht ausgeführt.'
export const NOTHING_ELSE_SENT =
  'Was Sie in Ihrem Wallet bereits bestätigt haben, läuft ohne diese Seite weiter. Sonst wurde nichts gesendet.'
export const RELOAD = 'Neu laden'

export const NOT_FOUND = 'Seite nicht gefunden'
export const NO_PAGE =
  'Unter dieser Adresse gibt es keine Seite. Prüfen Sie sie oder beginnen Sie bei der Liste der Paare.'
export const GO_TO_START = 'Zur Startseite'

export const TITLE = 'Token direkt aus Ihrem Wallet handeln'
export const LEAD =
  'Die Preise kommen aus On-Chain-Pools. Sie sehen die vollen Kosten, bevor Sie signieren, und vorher bewegt sich nichts.'
export const KEYS = 'Ihre Schlüssel bleiben in Ihrem Wallet'
export const APPROVALS = 'Genehmigungen standardmäßig nur über den genauen Betrag'
export const FIGURES = 'Jede Zahl wird von der Blockchain gelesen'
