import { all, counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'
import { legShares } from '../../../domain/trade/search/legShares'
import { poolLabel } from '../pool/pools'
import type { Quote, QuoteCheck } from '../../../domain/trade/quote'
import type { CostPayer } from '../../../domain/wallet/accountKind'

/** Words of a quote's details: how far it was checked, its route. On the card and in the review. */

export const POOL_FEE = 'Poolgebühr'
export const PRICE_IMPACT = 'Preisauswirkung'
/** The label for how far the pools’ price is below the market price. */
export const BELOW_MARKET = 'Unter dem Marktpreis'
export const WORSE_PRICE = 'Schlechterer Preis als angeboten'
export const BETTER_PRICE = 'Besserer Preis als angeboten'
export const LOSS = 'Verlust'
export const TOKEN_FEE = 'Tokengebühr'
export const SITE_FEE = 'Websitegebühr'
export const NETWORK_COST = 'Netzwerkkosten'
export const UNUSUAL_NETWORK_COST = 'Netzwerkkosten, ungewöhnlich hoch'
export const APPROVAL_COST = 'Genehmigung, enthalten'
/** Of networks whose data is kept on Ethereum, and what that costs. */
export const DATA_FEE = 'L1-Datengebühr, enthalten'
/** Who pays the network, where that is not simply the account. */
export const PAID_BY = 'Bezahlt von'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: 'Wer den Swap im Safe ausführt',
  accountOrSponsor: 'Ihr Konto oder ein Sponsor; das entscheidet Ihr Wallet',
}
export const needsSponsor = (symbol: string) => `Ein Sponsor, da Ihr Konto zu wenig ${symbol} hat`
export const QUOTE = 'Kursangebot'
export const ROUTE = 'Route'
export const BOUNDS = { minimum: 'Mindestens erhalten', maximum: 'Höchstens verkauft' }

export const ABOUT = {
  poolFee: 'Was die Pools für ihre Liquiditätsgeber einbehalten.',
  impact: 'Wie weit dieser Trade selbst den Preis der verwendeten Pools bewegt. Größere Beträge bewegen ihn weiter.',
  loss: 'Wie viel weniger Sie erhalten als zum Marktpreis: der größere von zwei Werten, der Preisauswirkung samt Tokengebühren oder dem Unterschied der beiden Seiten im Dollarwert.',
  market: 'Um wie viel der Preis der Pools unter dem Marktpreis liegt, in Dollar gerechnet.',
  change: 'Der Preis hat sich zwischen dem Kursangebot und dem Block des Swaps bewegt.',
  minimum:
    'Würde weniger als dieser Betrag ankommen, scheitert der Swap stattdessen: Sie behalten Ihre Token und zahlen nur die Netzwerkkosten.',
  maximum:
    'Würde Ihrem Wallet mehr als dieser Betrag entnommen, scheitert der Swap stattdessen: Sie behalten Ihre Token und zahlen nur die Netzwerkkosten.',
  tax: 'Ein Token in diesem Trade behält diesen Anteil jeder Übertragung ein. Weder die Pools noch diese Website erhalten ihn.',
  siteFee:
    'Was der Betreiber dieser Website von dem einbehält, was Sie erhalten. Alle angezeigten Beträge verstehen sich nach Abzug dieser Gebühr.',
  route: 'Die Pools, durch die der Trade läuft. Er wird in Teile aufgeteilt, wo das mehr ergibt.',
  cost: 'An das Netzwerk für die Aufnahme der Transaktion in einen Block bezahlt, auch wenn der Swap scheitert.',
}

/**
 * All that a swap costs.
 * @param amounts - in the currencies that they are known in
 * @param percent - of what is sold; null where they cannot be added
 */
export function totalCost(
  amounts: readonly string[],
  percent: string | null,
  { hasNetwork, isPaid }: { hasNetwork: boolean; isPaid: boolean },
): string {
  const costs = `Dieser Swap ${isPaid ? 'kostete' : 'kostet'}`
  if (amounts.length === 0) return hasNetwork ? `${costs} insgesamt nichts` : `${costs} nichts außer den Netzwerkkosten`
  const share = percent === null ? '' : ` (${percent})`
  return hasNetwork
    ? `${costs} insgesamt ${all(amounts)}${share}`
    : `${costs} ${all(amounts)}${share} und die Netzwerkkosten`
}

/** @param label - of the row that is explained */
export const aboutLabel = (label: string) => `Erklärung: ${label}`

export const partsText = (parts: number) => counted(parts, { one: '1 Teil', other: `${parts} Teile` })
export const hopsText = (hops: number) => counted(hops, { one: '1 Etappe', other: `${hops} Etappen` })

/** How far a quote was checked. */
export function checkText(check: QuoteCheck, blockNumber: number): string {
  const block = grouped(String(blockNumber))
  switch (check) {
    case 'computed':
      return 'Wird on-chain geprüft'
    case 'verified':
      return `Geprüft bei Block ${block}`
    case 'differs':
      return `Von der Blockchain bei Block ${block}`
  }
}

/** @param quorum - how many nodes have to agree */
export function checkAbout(check: QuoteCheck, blockNumber: number, quorum: number): string {
  const source = quorum > 1 ? `${quorum} Knoten gaben dieselbe Antwort.` : 'Nur ein Knoten wurde gefragt.'
  switch (check) {
    case 'computed':
      return `In diesem Browser aus den Pools bei Block ${grouped(String(blockNumber))} berechnet. Die Bestätigung on-chain läuft.`
    case 'verified':
      return `In diesem Browser berechnet und bis zur letzten Ziffer von den Quotern von Uniswap auf der Blockchain bestätigt. ${source}`
    case 'differs':
      return `Die Quoter von Uniswap auf der Blockchain gaben einen anderen Betrag an als den in diesem Browser berechneten. Angezeigt und verwendet wird der Betrag der Quoter. ${source}`
  }
}

/** @param name - of who receives it */
export const siteFeeText = (percent: string, amount: string, name: string) => `${percent} (${amount}), an ${name}`

/** A route in one line, for example "70% Pool 0.05%, 30% V2 pool 0.30% → Pool 0.30%". */
export function routeText(quote: Quote): string {
  const shares = legShares(quote)
  const lines = quote.legs.map(({ hops }, index) => {
    const share = shares[index] ?? null
    return `${share === null ? '' : `${share} `}${hops.map(poolLabel).join(' → ')}`
  })
  return lines.length > 1 ? lines.join(', ') : `${lines.join('')}, ${hopsText(quote.legs[0]?.hops.length ?? 0)}`
}
