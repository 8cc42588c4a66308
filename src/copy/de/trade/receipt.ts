import { grouped, percentage } from '../../../domain/browser/locale'
import { percentText } from '../../../domain/token/millionths'
import { searchedPercent } from '../../../domain/approval/openApprovals'

/** Words of a receipt: what a mined swap paid, received and cost. */

export const TITLE = 'Beleg'
export const COPY_TEXT = 'Als Text kopieren'
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

/** "0.31% worse", fees and price impact included. `change` in millionths, below zero where it was worse. */
export function againstMarket(change: bigint): string {
  const size = change < 0n ? -change : change
  if (size < 100n) return 'Gleich'
  return `${percentText((size + 99n) / 100n)} ${change < 0n ? 'schlechter' : 'besser'}, mit Gebühren und Preisauswirkung`
}

/** The fees of one route, for example "0.05% + 0.30%", and of several routes. */
export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' oder ')

export const blockNumberText = (block: number) => grouped(String(block))

/** "1 ETH → 3,411.77 USDC" */
export const bothSides = (paid: string, received: string) => `${paid} → ${received}`
/** @param cost - with its symbol */
export const rowCost = (cost: string) => `Netzwerkkosten ${cost}`

/** The symbol of a token that is on no list in use: anybody can give a token any symbol. */
export const unlistedSymbol = (symbol: string) => `${symbol} (nicht gelistet)`

/** Words of the search for earlier swaps. */
export const STOP = 'Stoppen'
const FIND = 'Frühere Swaps suchen'
const AGAIN = 'Erneut suchen'
const FURTHER = 'Weiter zurück suchen'
const IDLE =
  'Durchsucht die Blockchain nach Transaktionen, die Token dieses Kontos bewegt haben. Dafür wird der Knotenanbieter nach den eigenen Übertragungen des Kontos gefragt. Gefunden werden Swaps, die das Konto selbst gesendet hat, nicht solche, die ein Bundler oder die Eigentümer eines Safe für es gesendet haben.'
const FAILED = 'Die Suche ist fehlgeschlagen: Der Knotenanbieter hat nicht geantwortet oder erlaubt sie nicht.'
const READING_FOUND = 'Gefundenes wird geladen.'

export interface FoundFacts {
  state: 'idle' | 'searching' | 'reading' | 'over' | 'failed'
  searched: { from: number; to: number } | null
  end: 'whole' | 'limit' | 'many' | null
  isStopped: boolean
  /** How many swaps were found. */
  count: number
  /** Whether more than are listed were found. */
  isCut: boolean
  /** Whether the search can be continued. */
  canGoFurther: boolean
}

function rangeText({ searched, end, isStopped, isCut }: FoundFacts): string {
  if (!searched) return 'Gestoppt, bevor ein Block durchsucht wurde.'
  const { from, to } = searched
  if (end === 'whole')
    return isCut
      ? 'Alle Blöcke wurden durchsucht; die neuesten Swaps sind aufgeführt.'
      : 'Alle Blöcke wurden durchsucht.'
  const range = `Die Blöcke ${blockNumberText(from)} bis ${blockNumberText(to)} wurden durchsucht; es kann ältere Swaps geben.`
  if (isStopped) return `${range} Sie haben die Suche gestoppt.`
  return end === 'many' ? range : `${range} Weiter zurück zu suchen würde zu viele Anfragen erfordern.`
}

/** The progress of the search, and the label of the button that starts it. */
export function foundWords(facts: FoundFacts): { words: string; label: string } {
  switch (facts.state) {
    case 'idle':
      return { words: IDLE, label: FIND }
    case 'failed':
      return { words: FAILED, label: 'Erneut versuchen' }
    case 'searching':
      return { words: `Suche läuft: ${percentage(searchedPercent(facts.searched))} aller Blöcke.`, label: STOP }
    case 'reading':
      return { words: READING_FOUND, label: AGAIN }
    case 'over': {
      const none = facts.count === 0 ? ' Es wurde kein Swap gefunden, der nicht schon oben steht.' : ''
      return { words: `${rangeText(facts)}${none}`, label: facts.canGoFurther ? FURTHER : AGAIN }
    }
  }
}
