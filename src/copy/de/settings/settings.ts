import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

/** The sections of the settings, each with a description. */
export const SETTINGS = { title: 'Einstellungen', about: 'Für jeden Trade in diesem Browser' } as const
export const NODE = { title: 'Knoten', about: 'Woher Preise und Guthaben gelesen werden' } as const
export const LISTS = { title: 'Listen', about: 'Woher die Token und Paare kommen' } as const
export const LOCAL_DATA = { title: 'Lokale Daten', about: 'Was diese Website in Ihrem Browser speichert' } as const
export const DIAGNOSTICS = { title: 'Diagnose', about: 'Für einen Bericht, wenn etwas schiefgegangen ist' } as const
export const DIAGNOSTICS_HINT =
  'Was hier seit dem Laden der Seite geschehen ist, als Text, den Sie vor dem Kopieren sehen. Er geht nirgendwohin, bevor Sie ihn einfügen.'

export const THEME = 'Design'
export const THEMES = { light: 'Hell', dark: 'Dunkel', system: 'Wie System' } as const

/** By storage name. */
export const STORED = {
  session: 'Zuletzt verbundenes Wallet',
  recentWallets: 'Zuletzt verwendete Wallets',
  transactions: 'Transaktionen',
  clearings: 'Wann Transaktionen gelöscht wurden',
  openRequests: 'Anfragen, die das Wallet nicht beantwortet hat',
  settings: 'Handelseinstellungen',
  theme: 'Design',
  language: 'Sprache',
  systemNotifications: 'Systembenachrichtigungen',
  tradeChain: 'Netzwerk, in dem Token gehandelt werden',
  walletLink: 'Link zur App eines Wallets',
  lastReads: 'Zuletzt bekannte Namen und Guthaben',
  addressBook: 'Adressbuch',
  tokenChoices: 'Favorisierte, letzte und akzeptierte Token',
  ownNodes: 'Ihr Knoten',
  terms: 'Angenommene Bedingungen',
  reset: 'Ein laufendes Zurücksetzen',
} as const
export const WALLET_SOFTWARE = 'Was die Software der Wallets selbst speichert'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure}\u00a0B`,
  kilobytes: ({ figure }) => `${figure}\u00a0kB`,
}
/** The size of a record, for example "1.2 kB". */
export const sizeText = (size: TextSize) => say(SIZES, size)

/** Where the browser denies storage. */
export const NOTHING_STORED = {
  title: 'Es wird nichts gespeichert',
  text: 'Ihr Browser lässt diese Website nichts speichern. Was Sie wählen, gilt, bis Sie die Seite schließen.',
} as const

export const WHAT = 'Was'
export const HOW_MUCH = 'Wie viel'
export const NOTHING_YET = 'Noch nichts.'

export const HINT =
  'Nichts davon verlässt diesen Browser von selbst. Die exportierte Datei enthält alles oben Genannte außer dem, was die Software der Wallets hier oder in ihrer eigenen Datenbank speichert. Wer die Datei hat, kann sehen, welche Konten Sie verwenden, und die Adresse Ihres Knotens mit einem etwaigen Schlüssel darin.'
export const EXPORT = 'Exportieren'
export const RESET = 'Zurücksetzen'

export const RESET_QUESTION = 'Alles löschen, was diese Website hier speichert?'
export const DELETE = 'Alles löschen'
export const KEEP = 'Behalten'

/** Says what a reset does. `pendingCount`: how many transactions are still pending; null if none is. */
export const resetText = (pendingCount: number | null) =>
  sentences(
    'Ihr Wallet wird getrennt. Einstellungen, Favoriten und die Liste Ihrer Transaktionen werden gelöscht. Auf der Blockchain ändert sich nichts.',
    pendingCount !== null &&
      counted(pendingCount, {
        one: 'Eine Transaktion ist noch ausstehend und kann noch ausgeführt werden, aber diese Website wird es Ihnen nicht mehr mitteilen.',
        other: `${pendingCount} Transaktionen sind noch ausstehend und können noch ausgeführt werden, aber diese Website wird es Ihnen nicht mehr mitteilen.`,
      }),
  )
