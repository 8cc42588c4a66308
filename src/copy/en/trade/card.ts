import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

/** Texts of the trade card that are shown before anything has been read. They are part of the first load. */

export const TRADE = 'Trade'
export const SWAP = 'Swap'
export const SWITCH_SIDES = 'Switch sell and receive tokens'
export const CONFIRM_NOTE = 'You confirm every step in your wallet'
export const TEST_NETWORK = 'Test network'
/** Shown after "Test network" if there is enough room. */
export const NO_REAL_MONEY = '– no real money'
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `Trade settings, ${slippage}`

export const slippageText = (limit: string) => `${limit} slippage`

export const SIDES = {
  sell: { label: 'You sell', token: 'Token to sell' },
  receive: { label: 'You receive', token: 'Token to receive' },
  send: { label: 'You send', token: 'Token to send' },
}
export const SELECT_TOKEN = 'Select token'
export const READING_AMOUNT = 'Loading amount'
export const balanceText = (amount: string) => `Balance ${amount}`

export const CONNECT_TO_SWAP = 'Connect a wallet to swap'
export const READING_PRICES = 'Loading prices'
export const READING_POOLS = 'Loading pool prices'

/** Texts of a quote on the card. */

/** For screen readers: the name of the button that inverts the rate. */
export const invertLabel = (rate: string) => `${rate}, show the inverse`
/** For screen readers: the name of the button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `Quote details, network cost ${cost}`
export const costLabel = (cost: string) => `Network cost ${cost}`
export const NOT_AVAILABLE = 'not available'

/** The rate between a coin and its wrapped token, which always have the same value: "1 ETH = 1 WETH, always". */
export const fixedRate = (rate: string) => `${rate}, always`

/** For screen readers: the result of a quote, "1 ETH for about 3,411.77 USDC". */
export const estimateText = (sold: string, received: string) => `${sold} for about ${received}`

/** The worst result that the slippage limit allows. This clause is used in sentences of the trade settings. */
export const worstReceived = (amount: string, symbol: string) => `you receive ${amount} ${symbol}`
export const worstPaid = (amount: string, symbol: string) => `you pay ${amount} ${symbol}`

/** Labels of the trade card's main button. They name the next step, or what is missing for the next step. */

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount, for example "1.234 or 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

/** The label of the button that fills in the whole usable balance. The button is beside the buttons "25%" and "50%". */
export const MAX_PART = 'Max'
/** For screen readers: the name of the button on an amount, which changes the unit of the amount field. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}, enter the amount in dollars`,
  token: (amount: string) => `${amount}, enter the amount of the token`,
}

export const GETTING_PRICE = 'Getting the best price'
const TRY_AGAIN = 'Try again'
const CONFIRM_SWITCH = 'Confirm in your wallet'
/** The label of the main button, and the title of the review dialog. */
export const REVIEW_SWAP = 'Review swap'
const REVIEW_ANYWAY = `${REVIEW_SWAP} anyway`

const BAD_AMOUNT = {
  malformed: () => 'Enter a number',
  ambiguous: ({ readings }: ButtonFacts) => `Enter ${readings}`,
  tooManyDecimals: () => 'Too many decimals',
  tooLarge: () => 'Amount too large',
}

const CHECKING = { contracts: 'Checking the swap contract', tokenList: 'Loading the token list' }

const isNotHere = (symbol: string, chainName: string) => `${symbol} is not on ${chainName}`
const isNotTraded = (symbol: string) => `${symbol} cannot be traded here`
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
  wrap: ({ amount }) => `Wrap ${amount}`,
  unwrap: ({ amount }) => `Unwrap ${amount}`,
  elsewhere: ({ chainName }) => `Switch to ${chainName} and review`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => 'Select a token to sell',
  chooseBuy: () => 'Select a token to receive',
  switchNetwork: (_, { chainName }) => `Switch to ${chainName}`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => 'Trading is off on this network',
  enterAmount: () => 'Enter an amount',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // `reading` and `quoting` have the same label, so that the text does not change between these two states.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => 'No route found',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => 'Refresh the price',
  unlisted: ({ currency }) => `Check ${currency.symbol} first`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => 'Waiting for a new block',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `Not enough ${nativeSymbol} for network cost`,
  lossBlocked: ({ loss }) => blockedLabel(loss),
  acceptLoss: () => REVIEW_ANYWAY,
  ready: (assessment, facts) => say(READY, readyFacts(assessment, facts)),
}

/** The label of the main button for an assessment (the trade card's state). */
export function buttonLabel(assessment: Assessment, facts: ButtonFacts): string {
  const label = LABELS[assessment.step] as (assessment: Assessment, facts: ButtonFacts) => string
  return label(assessment, facts)
}

export const notEnough = (symbol: string) => `Not enough ${symbol}`

/** The label of the main button if the balance is too small. `amount`: what can be sold, for example "2.4993 ETH". */
export const sellAmount = (amount: string) => `Use ${amount}`

/** The possible meanings of an ambiguous amount, for example "1.234 or 1234". */
export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

/** Shown beside an amount field: what is wrong with the typed amount. */
export const AMOUNT_ERRORS = {
  malformed: () => 'Use digits and one decimal separator.',
  ambiguous: (readings: string) => `Enter ${readings}.`,
  tooManyDecimals: () => 'More decimals than the token has.',
  tooLarge: () => 'The amount is too large.',
}

/**
 * Says how much the button "Max" leaves for the network cost.
 * @param amount - for example "0.0031 ETH"
 */
export const leftByMax = (amount: string) => `Keeps ${amount} for the network cost`
