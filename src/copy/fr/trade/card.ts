import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

export const TRADE = 'Opération'
export const SWAP = 'Échanger'
export const SWITCH_SIDES = 'Inverser les tokens à vendre et à recevoir'
export const CONFIRM_NOTE = 'Vous confirmez chaque étape dans votre portefeuille'
export const TEST_NETWORK = 'Réseau de test'
export const NO_REAL_MONEY = '– pas d’argent réel'
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `Paramètres des opérations, ${slippage}`

export const slippageText = (limit: string) => `Slippage ${limit}`

export const SIDES = {
  sell: { label: 'Vous vendez', token: 'Token à vendre' },
  receive: { label: 'Vous recevez', token: 'Token à recevoir' },
  send: { label: 'Vous envoyez', token: 'Token à envoyer' },
}
export const SELECT_TOKEN = 'Choisir un token'
export const READING_AMOUNT = 'Chargement du montant'
export const balanceText = (amount: string) => `Solde ${amount}`

export const CONNECT_TO_SWAP = 'Connectez un portefeuille pour échanger'
export const READING_PRICES = 'Chargement des prix'
export const READING_POOLS = 'Chargement des prix des pools'

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}, afficher l’inverse`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `Détails de la cotation, frais de réseau ${cost}`
export const costLabel = (cost: string) => `Frais de réseau ${cost}`
export const NOT_AVAILABLE = 'non disponible'

export const fixedRate = (rate: string) => `${rate}, toujours`

export const estimateText = (sold: string, received: string) => `${sold} contre environ ${received}`

export const worstReceived = (amount: string, symbol: string) => `vous recevez ${amount} ${symbol}`
export const worstPaid = (amount: string, symbol: string) => `vous payez ${amount} ${symbol}`

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount, for example "1.234 or 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

export const MAX_PART = 'Max'
/** For screen readers: an amount is a button that changes the unit in which the amount is entered. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}, saisir le montant en dollars`,
  token: (amount: string) => `${amount}, saisir le montant du token`,
}

export const GETTING_PRICE = 'Recherche du meilleur prix'
const TRY_AGAIN = 'Réessayer'
const CONFIRM_SWITCH = 'Confirmez dans votre portefeuille'
export const REVIEW_SWAP = 'Vérifier l’échange'
const REVIEW_ANYWAY = `${REVIEW_SWAP} quand même`

const BAD_AMOUNT = {
  malformed: () => 'Saisissez un nombre',
  ambiguous: ({ readings }: ButtonFacts) => `Saisissez ${readings}`,
  tooManyDecimals: () => 'Trop de décimales',
  tooLarge: () => 'Montant trop grand',
}

const CHECKING = { contracts: 'Contrôle du contrat d’échange', tokenList: 'Chargement de la liste de tokens' }

const isNotHere = (symbol: string, chainName: string) => `${symbol} n’est pas sur ${chainName}`
const isNotTraded = (symbol: string) => `${symbol} ne peut pas être négocié ici`
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
  wrap: ({ amount }) => `Wrapper ${amount}`,
  unwrap: ({ amount }) => `Déwrapper ${amount}`,
  elsewhere: ({ chainName }) => `Passer à ${chainName} et vérifier`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => 'Choisissez un token à vendre',
  chooseBuy: () => 'Choisissez un token à recevoir',
  switchNetwork: (_, { chainName }) => `Passer à ${chainName}`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => 'Opérations désactivées sur ce réseau',
  enterAmount: () => 'Saisissez un montant',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // Both states have one label, so that the text does not change between them.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => 'Aucune route trouvée',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => 'Actualiser le prix',
  unlisted: ({ currency }) => `Contrôlez d’abord ${currency.symbol}`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => 'En attente d’un nouveau bloc',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `${nativeSymbol} insuffisant pour les frais de réseau`,
  lossBlocked: ({ loss }) => blockedLabel(loss),
  acceptLoss: () => REVIEW_ANYWAY,
  ready: (assessment, facts) => say(READY, readyFacts(assessment, facts)),
}

export function buttonLabel(assessment: Assessment, facts: ButtonFacts): string {
  const label = LABELS[assessment.step] as (assessment: Assessment, facts: ButtonFacts) => string
  return label(assessment, facts)
}

export const notEnough = (symbol: string) => `${symbol} insuffisant`

export const sellAmount = (amount: string) => `Utiliser ${amount}`

export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

export const AMOUNT_ERRORS = {
  malformed: () => 'Utilisez des chiffres et un seul séparateur décimal.',
  ambiguous: (readings: string) => `Saisissez ${readings}.`,
  tooManyDecimals: () => 'Plus de décimales que n’en a le token.',
  tooLarge: () => 'Le montant est trop grand.',
}

export const leftByMax = (amount: string) => `Garde ${amount} pour les frais de réseau`
