import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

/** Words of a quote's details: how far it was checked, its route. On the card and in the review. */

export const POOL_FEE = 'Poolgebühr'
export const PRICE_IMPACT = 'Preisauswirkung'
/** The label for how far the pools’ price is below the market price. */
export const BELOW_MARKET = 'Unter dem Marktpreis'
export const BETTER_THAN_MARKET = 'Besser als der Marktpreis'
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
  betterThanMarket: 'Um wie viel der Preis der Pools besser ist als der Marktpreis, in Dollar gerechnet.',
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

/** "100 USDC and 0.01 ETH (0.31%)": costs in several currencies, and all of them as a share of what is sold. */
const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts} (${share})`)

/** All that a swap costs, or has cost where it `isPaid`. */
const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) => (isPaid ? 'Dieser Swap kostete insgesamt nichts' : 'Dieser Swap kostet insgesamt nichts'),
  networkAlone: ({ isPaid }) =>
    isPaid
      ? 'Dieser Swap kostete nichts außer den Netzwerkkosten'
      : 'Dieser Swap kostet nichts außer den Netzwerkkosten',
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? withShare(`Dieser Swap kostete insgesamt ${all(amounts)}`, share)
      : withShare(`Dieser Swap kostet insgesamt ${all(amounts)}`, share),
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `Dieser Swap kostete ${withShare(all(amounts), share)} und die Netzwerkkosten`
      : `Dieser Swap kostet ${withShare(all(amounts), share)} und die Netzwerkkosten`,
  better: ({ gain, share }) => `${withShare(gain, share)} besser als der Marktpreis`,
  betterBeforeNetwork: ({ gain, share }) =>
    `${withShare(gain, share)} besser als der Marktpreis, vor Abzug der Netzwerkkosten`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

/** @param label - of the row that is explained */
export const aboutLabel = (label: string) => `Erklärung: ${label}`

export const partsText = (parts: number) => counted(parts, { one: '1 Teil', other: `${parts} Teile` })
export const hopsText = (hops: number) => counted(hops, { one: '1 Etappe', other: `${hops} Etappen` })

/** How far a quote was checked. @param block - its number, "20,114" */
const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => 'Wird on-chain geprüft',
  verified: (block) => `Geprüft bei Block ${block}`,
  differs: (block) => `Von der Blockchain bei Block ${block}`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

/** @param nodes - how many nodes had to agree; null where one alone was asked */
const askedText = (nodes: number | null) =>
  nodes === null ? 'Nur ein Knoten wurde gefragt.' : `${nodes} Knoten gaben dieselbe Antwort.`

/** The same in full, when its sign is pressed. A quoter is a contract of the exchange that tells what a trade would give. */
const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) => `In diesem Browser aus den Pools bei Block ${block} berechnet. Die Bestätigung on-chain läuft.`,
  verified: (_, nodes) =>
    sentences(
      'In diesem Browser berechnet und bis zur letzten Ziffer von den Quotern auf der Blockchain bestätigt.',
      askedText(nodes),
    ),
  differs: (_, nodes) =>
    sentences(
      'Die Quoter auf der Blockchain gaben einen anderen Betrag an als den in diesem Browser berechneten. Angezeigt und verwendet wird der Betrag der Quoter.',
      askedText(nodes),
    ),
  hooked: (_, nodes) =>
    sentences(
      'Der Hook eines Pools entscheidet über diesen Betrag, deshalb kommt er von den Quotern auf der Blockchain, die den Hook ausführen.',
      askedText(nodes),
    ),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

/** @param name - of who receives it */
export const siteFeeText = (percent: string, amount: string, name: string) => `${percent} (${amount}), an ${name}`

/** A way through pools: "V2 pool 0.30% → Pool 0.30%". */
const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

/** Of several ways, each with its share: "70% Pool 0.05%, 30% V2 pool 0.30% → Pool 0.30%". */
const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}, ${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
