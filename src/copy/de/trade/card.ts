import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

/** Words of the trade card itself, there before anything is read. In the first load. */

export const TRADE = 'Handeln'
export const SWAP = 'Swap'
export const SWITCH_SIDES = 'Verkaufs- und Empfangstoken vertauschen'
export const CONFIRM_NOTE = 'Sie bestätigen jeden Schritt in Ihrem Wallet'
export const TEST_NETWORK = 'Testnetz'
/** Continues it where there is room. */
export const NO_REAL_MONEY = '– kein echtes Geld'
/** Both, where the tag has room for one. */
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `Handelseinstellungen, ${slippage}`

export const slippageText = (limit: string) => `${limit} Slippage`

export const SIDES = {
  sell: { label: 'Sie verkaufen', token: 'Zu verkaufender Token' },
  receive: { label: 'Sie erhalten', token: 'Zu erhaltender Token' },
  send: { label: 'Sie senden', token: 'Zu sendender Token' },
}
export const SELECT_TOKEN = 'Token wählen'
export const READING_AMOUNT = 'Betrag wird geladen'
export const balanceText = (amount: string) => `Guthaben ${amount}`

export const CONNECT_TO_SWAP = 'Zum Tauschen Wallet verbinden'
export const READING_PRICES = 'Preise werden geladen'
export const READING_POOLS = 'Poolpreise werden geladen'

/** Words of a quote on the card. */

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}, Kehrwert anzeigen`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `Details zum Kursangebot, Netzwerkkosten ${cost}`
export const costLabel = (cost: string) => `Netzwerkkosten ${cost}`
export const NOT_AVAILABLE = 'nicht verfügbar'

/** A rate that never changes, of a wrap. */
export const fixedRate = (rate: string) => `${rate}, immer`

/** What a quote comes to, for screen readers: "1 ETH for about 3,411.77 USDC". */
export const estimateText = (sold: string, received: string) => `${sold} für etwa ${received}`

/** The worst that a limit lets happen, in sentences of the trade settings. */
export const worstReceived = (amount: string, symbol: string) => `erhalten Sie ${amount} ${symbol}`
export const worstPaid = (amount: string, symbol: string) => `zahlen Sie ${amount} ${symbol}`

/** Labels of the trade card's main button: the next step, or what is missing for it. */

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount, for example "1.234 or 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

/** The label of the button that fills in the whole usable balance, beside "25%" and "50%". */
export const MAX_PART = 'Max'
/** For screen readers: an amount is a button that changes the unit in which the amount is entered. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}, Betrag in Dollar eingeben`,
  token: (amount: string) => `${amount}, Betrag des Tokens eingeben`,
}

export const GETTING_PRICE = 'Bester Preis wird ermittelt'
const TRY_AGAIN = 'Erneut versuchen'
const CONFIRM_SWITCH = 'Im Wallet bestätigen'
/** Also the title of the review. */
export const REVIEW_SWAP = 'Swap prüfen'
const REVIEW_ANYWAY = 'Swap trotzdem prüfen'

const BAD_AMOUNT = {
  malformed: () => 'Zahl eingeben',
  ambiguous: ({ readings }: ButtonFacts) => `${readings} eingeben`,
  tooManyDecimals: () => 'Zu viele Dezimalstellen',
  tooLarge: () => 'Betrag zu groß',
}

const CHECKING = { contracts: 'Swap-Contract wird geprüft', tokenList: 'Tokenliste wird geladen' }

const isNotHere = (symbol: string, chainName: string) => `${symbol} gibt es nicht auf ${chainName}`
const isNotTraded = (symbol: string) => `${symbol} ist hier nicht handelbar`
const NOT_TRADABLE: Record<NotTraded | 'unreadable', (symbol: string, chainName: string) => string> = {
  unreadable: () => TRY_AGAIN,
  noCode: isNotHere,
  notAToken: isNotHere,
  notOffered: isNotTraded,
  pairNotOffered: isNotTraded,
  notListed: isNotTraded,
}

const READY: Sentences<ReadyFacts> = {
  swap: REVIEW_SWAP,
  anyway: REVIEW_ANYWAY,
  wrap: ({ amount }) => `${amount} wrappen`,
  unwrap: ({ amount }) => `${amount} entwrappen`,
  elsewhere: ({ chainName }) => `Zu ${chainName} wechseln und prüfen`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => 'Token zum Verkaufen wählen',
  chooseBuy: () => 'Token zum Empfangen wählen',
  switchNetwork: (_, { chainName }) => `Zu ${chainName} wechseln`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => 'Kein Handel in diesem Netzwerk',
  enterAmount: () => 'Betrag eingeben',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // Both states have one label, so that the text does not change between them.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => 'Keine Route gefunden',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => 'Preis aktualisieren',
  unlisted: ({ currency }) => `Erst ${currency.symbol} prüfen`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => 'Warten auf neuen Block',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `Zu wenig ${nativeSymbol} für Netzwerkkosten`,
  lossBlocked: ({ loss }) => blockedLabel(loss),
  acceptLoss: () => REVIEW_ANYWAY,
  ready: (assessment, facts) => say(READY, readyFacts(assessment, facts)),
}

/** What the main button says for an assessment. */
export function buttonLabel(assessment: Assessment, facts: ButtonFacts): string {
  const label = LABELS[assessment.step] as (assessment: Assessment, facts: ButtonFacts) => string
  return label(assessment, facts)
}

export const notEnough = (symbol: string) => `Zu wenig ${symbol}`

export const sellAmount = (amount: string) => `${amount} verwenden`

/** The possible readings of an ambiguous amount, for example "1.234 or 1234". */
export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

/** What is wrong with a typed amount, beside its field. */
export const AMOUNT_ERRORS = {
  malformed: () => 'Verwenden Sie Ziffern und ein Dezimaltrennzeichen.',
  ambiguous: (readings: string) => `Geben Sie ${readings} ein.`,
  tooManyDecimals: () => 'Mehr Dezimalstellen, als der Token hat.',
  tooLarge: () => 'Der Betrag ist zu groß.',
}

/** @param amount - what Max leaves, for example "0.0031 ETH" */
export const leftByMax = (amount: string) => `Lässt ${amount} für die Netzwerkkosten übrig`
