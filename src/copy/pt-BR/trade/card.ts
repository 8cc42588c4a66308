import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

export const TRADE = 'Negociar'
export const SWAP = 'Trocar'
export const SWITCH_SIDES = 'Inverter o token que você vende e o que você recebe'
export const CONFIRM_NOTE = 'Você confirma cada etapa na sua carteira'
export const TEST_NETWORK = 'Rede de testes'
/** Continues "Rede de testes" if there is room. */
export const NO_REAL_MONEY = '– sem dinheiro real'
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `Configurações de negociação, ${slippage}`

export const slippageText = (limit: string) => `${limit} de slippage`

export const SIDES = {
  sell: { label: 'Você vende', token: 'Token a vender' },
  receive: { label: 'Você recebe', token: 'Token a receber' },
  send: { label: 'Você envia', token: 'Token a enviar' },
}
export const SELECT_TOKEN = 'Selecionar token'
export const READING_AMOUNT = 'Carregando valor'
export const balanceText = (amount: string) => `Saldo ${amount}`

export const CONNECT_TO_SWAP = 'Conecte uma carteira para trocar'
export const READING_PRICES = 'Carregando preços'
export const READING_POOLS = 'Carregando preços dos pools'

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}, mostrar o inverso`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `Detalhes da cotação, custo da rede ${cost}`
export const costLabel = (cost: string) => `Custo da rede ${cost}`
export const NOT_AVAILABLE = 'indisponível'

export const fixedRate = (rate: string) => `${rate}, sempre`

export const estimateText = (sold: string, received: string) => `${sold} por cerca de ${received}`

/** The worst result that a slippage limit allows, within sentences of the trade settings. */
export const worstReceived = (amount: string, symbol: string) => `você recebe ${amount} ${symbol}`
export const worstPaid = (amount: string, symbol: string) => `você paga ${amount} ${symbol}`

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount, for example "1.234 or 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

export const MAX_PART = 'Máx.'
/** For screen readers: an amount is a button that changes the unit in which the amount is entered. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}, inserir o valor em dólares`,
  token: (amount: string) => `${amount}, inserir a quantidade do token`,
}

export const GETTING_PRICE = 'Buscando o melhor preço'
const TRY_AGAIN = 'Tentar novamente'
const CONFIRM_SWITCH = 'Confirme na sua carteira'
export const REVIEW_SWAP = 'Revisar troca'
const REVIEW_ANYWAY = `${REVIEW_SWAP} mesmo assim`

const BAD_AMOUNT = {
  malformed: () => 'Insira um número',
  ambiguous: ({ readings }: ButtonFacts) => `Insira ${readings}`,
  tooManyDecimals: () => 'Casas decimais demais',
  tooLarge: () => 'Valor grande demais',
}

const CHECKING = { contracts: 'Verificando o contrato de troca', tokenList: 'Carregando a lista de tokens' }

const isNotHere = (symbol: string, chainName: string) => `${symbol} não está em ${chainName}`
const isNotTraded = (symbol: string) => `${symbol} não pode ser negociado aqui`
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
  wrap: ({ amount }) => `Fazer wrap de ${amount}`,
  unwrap: ({ amount }) => `Fazer unwrap de ${amount}`,
  elsewhere: ({ chainName }) => `Mudar para ${chainName} e revisar`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => 'Selecione um token para vender',
  chooseBuy: () => 'Selecione um token para receber',
  switchNetwork: (_, { chainName }) => `Mudar para ${chainName}`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => 'Não é possível negociar nesta rede',
  enterAmount: () => 'Insira um valor',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // Both states have one label, so that the text does not change between them.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => 'Rota não encontrada',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => 'Atualizar o preço',
  unlisted: ({ currency }) => `Confira ${currency.symbol} primeiro`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => 'Aguardando um novo bloco',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `${nativeSymbol} insuficiente para o custo da rede`,
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

/** "1.234 ou 1234". */
export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

export const AMOUNT_ERRORS = {
  malformed: () => 'Use dígitos e um só separador decimal.',
  ambiguous: (readings: string) => `Insira ${readings}.`,
  tooManyDecimals: () => 'Mais casas decimais do que o token tem.',
  tooLarge: () => 'O valor é grande demais.',
}

export const leftByMax = (amount: string) => `Reserva ${amount} para o custo da rede`
