import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { grouped } from '#domain/browser/locale'

/** The sections below the tabs. */
export const FAQ_TITLE = 'FAQ'
export const IMPRINT_TITLE = 'Impressum'
export const ABOUT_FAQ = 'Kurze Antworten auf häufige Fragen'
export const ABOUT_IMPRINT = 'Wer diese Website betreibt'

/** The visually hidden heading without an account. */
export const PROFILE = 'Profil'

/** Before and after the address of another account. */
export const SHOW_PICTURE = 'Bild anzeigen'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `Ansicht von ${address}, nur lesend.`
export const BACK_TO_OWN = 'Zurück zum eigenen Konto'

/** Problems with the address of an account. */
export const WRONG_ADDRESS = {
  checksum: {
    title: 'Tippfehler in dieser Adresse',
    text: 'Die Großbuchstaben darin passen nicht zum Rest. Kopieren Sie die Adresse erneut aus einer Quelle, der Sie vertrauen.',
  },
  malformed: {
    title: 'Dies ist keine Kontoadresse',
    text: 'Eine Adresse besteht aus 0x und 40 Ziffern oder Buchstaben von a bis f.',
  },
} as const

export const CONNECTING = {
  title: 'Ihr Wallet wird verbunden',
  text: 'Ihre Token erscheinen, sobald es antwortet.',
} as const

export const DISCONNECTED = {
  title: 'Verbinden Sie ein Wallet, um Ihre Token zu sehen',
  text: 'Guthaben und Genehmigungen werden über einen Knoten von der Blockchain gelesen, und dieser sieht die Adresse. Was Sie von hier senden, führt nur dieser Browser auf.',
  action: 'Verbinden',
} as const

/** @param walletNetwork - the name of the network that the wallet is on */
export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `Ihr Wallet ist auf ${walletNetwork} eingestellt`,
  text: `Wechseln Sie zu ${chainName}, um Ihre Token hier zu sehen.`,
  action: `Zu ${chainName} wechseln`,
})

export const FOREIGN_ACTIVITY = {
  title: 'Was von hier gesendet wurde, wird nicht angezeigt',
  text: 'Nur der Browser, der es gesendet hat, führt es auf. Swaps sind öffentlich und lassen sich unten auf der Blockchain finden.',
} as const

export const coinBalance = (coinName: string) => `${coinName}-Guthaben`
export const TOTAL_VALUE = 'Gesamtwert'
/** What the total omits, for example "1 of 4 tokens has no price". */
export const withoutPrice = (unpriced: number, tokens: number) =>
  counted(tokens, {
    one: `${unpriced} von ${tokens} Token hat keinen Preis`,
    other: counted(unpriced, {
      one: `${unpriced} von ${tokens} Token hat keinen Preis`,
      other: `${unpriced} von ${tokens} Token haben keinen Preis`,
    }),
  })

/** The networks that the total omits. */
export const stillRead = (networks: readonly string[]) => `Wird noch geladen: ${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) =>
  `${counted(networks.length, { one: 'Konnte', other: 'Konnten' })} nicht geladen werden: ${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'Betreiber',
  address: 'Anschrift',
  contact: 'Kontakt',
  register: 'Registereintrag',
  responsible: 'Verantwortlich für den Inhalt',
}
/** Beside an entry that is not set. */
export const PLACEHOLDER = 'Platzhalter'

/** The tokens of the connected account. */
export const profileTokens = {
  title: 'Token',
  retry: 'Erneut versuchen',
  failed: 'Die Guthaben konnten nicht geladen werden',
  token: 'Token',
  price: 'Preis',
  balance: 'Guthaben',
  value: 'Wert',
  action: 'Aktion',
  trade: 'Handeln',
  boughtNote:
    '„Gekauft für“ sind die durchschnittlichen Kosten zu den damaligen Preisen in den Swaps, die dieser Browser gesendet hat oder die unter Aktivität gefunden wurden, ohne Netzwerkkosten. Was nicht darin enthalten ist, wurde nicht in diesen Swaps gekauft.',
}

export const boughtFor = (paid: string) => `Gekauft für ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) => `${part} von ${whole} gekauft für ${paid}`

export const noReliablePrice = 'Kein Pool und kein Preisfeed liefert einen verlässlichen Preis.'

/** `coin`: the symbol of the network's own, whose price is from a feed where there is one. */
export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `Preise der tiefsten Pools${hasFeed ? ` und des Preisfeeds für ${coin}` : ''} bei Block ${grouped(String(blockNumber))}`

/** The value of the tokens that an account holds, with the balances and prices of a day ago. `value`: "$12,300.10". */
export const worthDayAgo = (value: string, blockNumber: number) =>
  `Vor einem Tag waren diese Token ${value} wert, mit den Guthaben und Preisen von Block ${grouped(String(blockNumber))}. Token, die nicht mehr gehalten werden, sind nicht enthalten.`

export const withBalance = (count: number) => `${count} mit Guthaben`

export const hideSmall = (limit: string) => `Guthaben unter ${limit} ausblenden`
export const showSmall = (limit: string, count: number) => `Guthaben unter ${limit} einblenden (${count})`

/** For the number of tokens whose balance could not be read. */
export const balancesUnread = (balances: number) => ({
  title: counted(balances, {
    one: '1 Guthaben konnte nicht geladen werden',
    other: `${balances} Guthaben konnten nicht geladen werden`,
  }),
  text: counted(balances, {
    one: 'Die Summe enthält dieses Guthaben nicht.',
    other: 'Die Summe enthält diese Guthaben nicht.',
  }),
})

export const noTokens = (chainName: string) => ({
  title: `Keine Token in diesem Wallet auf ${chainName}`,
  text: 'Token, die Sie erhalten oder kaufen, werden hier aufgeführt.',
  action: 'Zum Handeln',
})

export const tradeToken = (symbol: string) => `${symbol} handeln`

/** The networks, among several, on which an account holds nothing that is known here. */
export const nothingOn = (networks: readonly string[]) => `Keine Token auf ${all(networks)}`
