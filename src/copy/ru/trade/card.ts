import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

/** Words of the trade card itself, there before anything is read. In the first load. */

export const TRADE = 'Торговля'
export const SWAP = 'Обмен'
export const SWITCH_SIDES = 'Поменять местами токены продажи и получения'
export const CONFIRM_NOTE = 'Вы подтверждаете каждый шаг в своём кошельке'
export const TEST_NETWORK = 'Тестовая сеть'
/** Continues it where there is room. */
export const NO_REAL_MONEY = '— не настоящие деньги'
/** Both, where the tag has room for one. */
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `Настройки торговли, ${slippage}`

export const slippageText = (limit: string) => `${limit} проскальзывания`

export const SIDES = {
  sell: { label: 'Вы продаёте', token: 'Токен для продажи' },
  receive: { label: 'Вы получаете', token: 'Токен для получения' },
  send: { label: 'Вы отправляете', token: 'Токен для отправки' },
}
export const SELECT_TOKEN = 'Выбрать токен'
export const READING_AMOUNT = 'Загрузка суммы'
export const balanceText = (amount: string) => `Баланс ${amount}`

export const CONNECT_TO_SWAP = 'Подключите кошелёк для обмена'
export const READING_PRICES = 'Загрузка цен'
export const READING_POOLS = 'Загрузка цен пулов'

/** Words of a quote on the card. */

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}, показать обратный курс`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `Подробности котировки, комиссия сети ${cost}`
export const costLabel = (cost: string) => `Комиссия сети ${cost}`
export const NOT_AVAILABLE = 'недоступно'

/** A rate that never changes, of a wrap. */
export const fixedRate = (rate: string) => `${rate}, всегда`

/** What a quote comes to, for screen readers: "1 ETH for about 3,411.77 USDC". */
export const estimateText = (sold: string, received: string) => `${sold} примерно за ${received}`

/** The worst that a limit lets happen, in sentences of the trade settings. */
export const worstReceived = (amount: string, symbol: string) => `вы получите ${amount} ${symbol}`
export const worstPaid = (amount: string, symbol: string) => `вы заплатите ${amount} ${symbol}`

/** Labels of the trade card's main button: the next step, or what is missing for it. */

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount, for example "1.234 or 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

/** The label of the button that fills in the whole usable balance, beside "25%" and "50%". */
export const MAX_PART = 'Макс.'
/** For screen readers: an amount is a button that changes the unit in which the amount is entered. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}, ввести сумму в долларах`,
  token: (amount: string) => `${amount}, ввести сумму в токене`,
}

export const GETTING_PRICE = 'Поиск лучшей цены'
const TRY_AGAIN = 'Повторить'
const CONFIRM_SWITCH = 'Подтвердите в кошельке'
/** Also the title of the review. */
export const REVIEW_SWAP = 'Проверить обмен'
const REVIEW_ANYWAY = 'Всё равно проверить обмен'

const BAD_AMOUNT = {
  malformed: () => 'Введите число',
  ambiguous: ({ readings }: ButtonFacts) => `Введите ${readings}`,
  tooManyDecimals: () => 'Лишние десятичные знаки',
  tooLarge: () => 'Слишком большая сумма',
}

const CHECKING = { contracts: 'Проверка контракта обмена', tokenList: 'Загрузка списка токенов' }

const isNotHere = (symbol: string, chainName: string) => `${symbol} нет в сети ${chainName}`
const isNotTraded = (symbol: string) => `Торговать ${symbol} здесь нельзя`
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
  wrap: ({ amount }) => `Обернуть ${amount}`,
  unwrap: ({ amount }) => `Развернуть ${amount}`,
  elsewhere: ({ chainName }) => `Переключить на ${chainName} и проверить`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => 'Выберите токен для продажи',
  chooseBuy: () => 'Выберите токен для получения',
  switchNetwork: (_, { chainName }) => `Переключить на ${chainName}`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => 'Торговля в этой сети отключена',
  enterAmount: () => 'Введите сумму',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // Both states have one label, so that the text does not change between them.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => 'Маршрут не найден',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => 'Обновить цену',
  unlisted: ({ currency }) => `Сначала проверьте ${currency.symbol}`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => 'Ожидание нового блока',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `Мало ${nativeSymbol} на комиссию сети`,
  lossBlocked: ({ loss }) => blockedLabel(loss),
  acceptLoss: () => REVIEW_ANYWAY,
  ready: (assessment, facts) => say(READY, readyFacts(assessment, facts)),
}

/** What the main button says for an assessment. */
export function buttonLabel(assessment: Assessment, facts: ButtonFacts): string {
  const label = LABELS[assessment.step] as (assessment: Assessment, facts: ButtonFacts) => string
  return label(assessment, facts)
}

export const notEnough = (symbol: string) => `Недостаточно ${symbol}`

export const sellAmount = (amount: string) => `Взять ${amount}`

/** The possible readings of an ambiguous amount, for example "1.234 or 1234". */
export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

/** What is wrong with a typed amount, beside its field. */
export const AMOUNT_ERRORS = {
  malformed: () => 'Используйте цифры и один десятичный разделитель.',
  ambiguous: (readings: string) => `Введите ${readings}.`,
  tooManyDecimals: () => 'Больше десятичных знаков, чем есть у токена.',
  tooLarge: () => 'Сумма слишком большая.',
}

/** @param amount - what Max leaves, for example "0.0031 ETH" */
export const leftByMax = (amount: string) => `Оставляет ${amount} на комиссию сети`
