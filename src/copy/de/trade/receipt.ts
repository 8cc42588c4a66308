import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

/** Words of a receipt: what a mined swap paid, received and cost. */

export const TITLE = 'Beleg'
export const COPY_TEXT = 'Als Text kopieren'
export const SHARE = 'Teilen'
export const SAVE_PICTURE = 'Als Bild speichern'
export const READING = 'Beleg wird geladen'
export const READ_FAILED = 'Der Beleg konnte nicht geladen werden'
export const NO_SWAP = {
  title: 'Kein Beleg für einen Swap',
  text: 'Die Ereignisse und der Aufruf dieser Transaktion zeigen keinen Swap dieses Kontos.',
} as const

export const PAID = 'Sie haben gezahlt'
export const RECEIVED = 'Sie haben erhalten'
export const PRICE = 'Ihr Preis'
export const QUOTED = 'Angeboten'
export const LEAST = 'Mindestens, laut Aufruf'
export const MOST = 'Höchstens, laut Aufruf'
export const MARKET = 'Preis der Pools davor'
export const AGAINST_MARKET = 'Gegenüber diesem Preis'
export const POOL_FEES = 'Poolgebühren in Ihrem Preis'
export const SITE_FEE = 'Websitegebühr in Ihrem Preis'
export const NETWORK_COST = 'Netzwerkkosten'
export const APPROVAL_COST = 'Genehmigungen davor'
export const TIME = 'Zeit'
export const TAKEN = 'Von der Anfrage bis zum Block'
export const secondsText = (count: number) => `${count}\u00a0s`
export const BLOCK = 'Block'
export const ACCOUNT = 'Konto'
export const NETWORK = 'Netzwerk'
export const TRANSACTION = 'Transaktion'
export const NOT_KNOWN = 'Nicht bekannt'
/** A node keeps the states of the last blocks alone. */
export const NO_STATE = 'Nicht bekannt: Der Knoten hat diesen Block nicht mehr'
export const PAID_BY_OTHER = 'Von einem anderen Konto bezahlt'
/** After an amount that only the token's own events show. */
export const ONLY_CLAIMED = '(laut den Ereignissen des Tokens selbst)'
export const NO_FEES = 'Keine, eins zu eins'

/** The visitor's price against the price that the pools had before. `percent`: "0.31%". */
const CHANGES: Sentences<MarketChange> = {
  same: 'Gleich',
  worse: ({ percent }) => `${percent} schlechter, mit Gebühren und Preisauswirkung`,
  better: ({ percent }) => `${percent} besser, mit Gebühren und Preisauswirkung`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

/** The fees of one route, for example "0.05% + 0.30%", and of several routes. */
export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' oder ')

export const blockNumberText = (block: number) => grouped(String(block))

/** "1 ETH → 3,411.77 USDC" */
export const bothSides = (paid: string, received: string) => `${paid} → ${received}`
/** @param cost - with its symbol */

/** The symbol of a token that is on no list in use: anybody can give a token any symbol. */
export const unlistedSymbol = (symbol: string) => `${symbol} (nicht gelistet)`

/** Words of the search for earlier swaps. */
export const STOP = 'Stoppen'

/** Which blocks were searched, and why no others. `from`, `to`: the numbers of the first and the last, "19,000,000". */
const SEARCHED: Sentences<SearchedFacts> = {
  none: 'Gestoppt, bevor ein Block durchsucht wurde.',
  whole: 'Alle Blöcke wurden durchsucht.',
  wholeCut: 'Alle Blöcke wurden durchsucht; die neuesten Swaps sind aufgeführt.',
  stopped: ({ from, to }) =>
    `Die Blöcke ${from} bis ${to} wurden durchsucht; es kann ältere Swaps geben. Sie haben die Suche gestoppt.`,
  many: ({ from, to }) => `Die Blöcke ${from} bis ${to} wurden durchsucht; es kann ältere Swaps geben.`,
  limit: ({ from, to }) =>
    `Die Blöcke ${from} bis ${to} wurden durchsucht; es kann ältere Swaps geben. Weiter zurück zu suchen würde zu viele Anfragen erfordern.`,
}

/** The progress of the search, and the label of the button beside it. `percent`: "12%". */
const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      'Durchsucht die Blockchain nach Transaktionen, die Token dieses Kontos bewegt haben. Dafür wird der Knoten nach den eigenen Übertragungen des Kontos gefragt. Gefunden werden Swaps, die das Konto selbst gesendet hat, nicht solche, die ein Bundler oder die Eigentümer eines Safe für es gesendet haben.',
    label: 'Frühere Swaps suchen',
  },
  failed: {
    words: 'Die Suche ist fehlgeschlagen: Der Knoten hat nicht geantwortet oder erlaubt sie nicht.',
    label: 'Erneut versuchen',
  },
  searching: ({ percent }) => ({ words: `Suche läuft: ${percent} aller Blöcke.`, label: STOP }),
  reading: { words: 'Gefundenes wird geladen.', label: 'Erneut suchen' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(
      say(SEARCHED, searched),
      isNothingFound && 'Es wurde kein Swap gefunden, der nicht schon oben steht.',
    ),
    label: canGoFurther ? 'Weiter zurück suchen' : 'Erneut suchen',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
