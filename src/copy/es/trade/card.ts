import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

export const TRADE = 'Operación'
export const SWAP = 'Intercambiar'
export const SWITCH_SIDES = 'Invertir los tokens que vendes y recibes'
export const CONFIRM_NOTE = 'Confirmas cada paso en tu billetera'
export const TEST_NETWORK = 'Red de prueba'
export const NO_REAL_MONEY = '– sin dinero real'
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `Configuración de operaciones, ${slippage}`

export const slippageText = (limit: string) => `${limit} de deslizamiento`

export const SIDES = {
  sell: { label: 'Vendes', token: 'Token que vendes' },
  receive: { label: 'Recibes', token: 'Token que recibes' },
  send: { label: 'Envías', token: 'Token que envías' },
}
export const SELECT_TOKEN = 'Elegir token'
export const READING_AMOUNT = 'Cargando el monto'
export const balanceText = (amount: string) => `Saldo ${amount}`

export const CONNECT_TO_SWAP = 'Conecta una billetera para intercambiar'
export const READING_PRICES = 'Cargando precios'
export const READING_POOLS = 'Cargando precios de pools'

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}, mostrar la inversa`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `Detalles de la cotización, costo de red ${cost}`
export const costLabel = (cost: string) => `Costo de red ${cost}`
export const NOT_AVAILABLE = 'no disponible'

export const fixedRate = (rate: string) => `${rate}, siempre`

export const estimateText = (sold: string, received: string) => `${sold} por aproximadamente ${received}`

export const worstReceived = (amount: string, symbol: string) => `recibes ${amount} ${symbol}`
export const worstPaid = (amount: string, symbol: string) => `pagas ${amount} ${symbol}`

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount, for example "1.234 or 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

/** The label of the button that fills in the whole usable balance, beside "25%" and "50%". */
export const MAX_PART = 'Máx.'
/** For screen readers: an amount is a button that changes the unit in which the amount is entered. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}, ingresar el monto en dólares`,
  token: (amount: string) => `${amount}, ingresar el monto del token`,
}

export const GETTING_PRICE = 'Buscando el mejor precio'
const TRY_AGAIN = 'Reintentar'
const CONFIRM_SWITCH = 'Confirma en tu billetera'
export const REVIEW_SWAP = 'Revisar intercambio'
const REVIEW_ANYWAY = 'Revisar de todos modos'

const BAD_AMOUNT = {
  malformed: () => 'Ingresa un número',
  ambiguous: ({ readings }: ButtonFacts) => `Ingresa ${readings}`,
  tooManyDecimals: () => 'Demasiados decimales',
  tooLarge: () => 'Monto demasiado grande',
}

const CHECKING = {
  contracts: 'Comprobando el contrato de intercambio',
  tokenList: 'Cargando la lista de tokens',
}

const isNotHere = (symbol: string, chainName: string) => `${symbol} no está en ${chainName}`
const isNotTraded = (symbol: string) => `Aquí no se puede operar con ${symbol}`
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
  wrap: ({ amount }) => `Envolver ${amount}`,
  unwrap: ({ amount }) => `Desenvolver ${amount}`,
  elsewhere: ({ chainName }) => `Cambiar a ${chainName} y revisar`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => 'Elige un token para vender',
  chooseBuy: () => 'Elige un token para recibir',
  switchNetwork: (_, { chainName }) => `Cambiar a ${chainName}`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => 'En esta red no se puede operar',
  enterAmount: () => 'Ingresa un monto',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // Both states have one label, so that the text does not change between them.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => 'No se encontró ninguna ruta',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => 'Actualizar el precio',
  unlisted: ({ currency }) => `Revisa primero ${currency.symbol}`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => 'Esperando un bloque nuevo',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `${nativeSymbol} insuficiente para el costo de red`,
  lossBlocked: ({ loss }) => blockedLabel(loss),
  acceptLoss: () => REVIEW_ANYWAY,
  ready: (assessment, facts) => say(READY, readyFacts(assessment, facts)),
}

export function buttonLabel(assessment: Assessment, facts: ButtonFacts): string {
  const label = LABELS[assessment.step] as (assessment: Assessment, facts: ButtonFacts) => string
  return label(assessment, facts)
}

export const notEnough = (symbol: string) => `${symbol} insuficiente`

export const sellAmount = (amount: string) => `Usar ${amount}`

export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

export const AMOUNT_ERRORS = {
  malformed: () => 'Usa dígitos y un solo separador decimal.',
  ambiguous: (readings: string) => `Ingresa ${readings}.`,
  tooManyDecimals: () => 'Más decimales de los que tiene el token.',
  tooLarge: () => 'El monto es demasiado grande.',
}

export const leftByMax = (amount: string) => `Reserva ${amount} para el costo de red`
