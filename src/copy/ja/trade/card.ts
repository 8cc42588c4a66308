import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

/** Words of the trade card itself, there before anything is read. In the first load. */

export const TRADE = '取引'
export const SWAP = 'スワップ'
export const SWITCH_SIDES = '売却と受取のトークンを入れ替える'
export const CONFIRM_NOTE = 'すべての手順はウォレットで確認します'
export const TEST_NETWORK = 'テストネット'
/** Continues "Test network" where there is room. */
export const NO_REAL_MONEY = '– 実際のお金ではありません'
/** Both, shown when the pointer rests on the first. */
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `取引設定、${slippage}`

export const slippageText = (limit: string) => `スリッページ${limit}`

export const SIDES = {
  sell: { label: '売却', token: '売却するトークン' },
  receive: { label: '受取', token: '受け取るトークン' },
  send: { label: '送金', token: '送金するトークン' },
}
export const SELECT_TOKEN = 'トークンを選択'
export const READING_AMOUNT = '数量を読み込み中'
export const balanceText = (amount: string) => `残高 ${amount}`

export const CONNECT_TO_SWAP = 'ウォレットを接続してスワップ'
export const READING_PRICES = '価格を読み込み中'
export const READING_POOLS = 'プール価格を読み込み中'

/** Words of a quote on the card. */

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}、逆のレートを表示`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `見積もりの詳細、ネットワークコスト ${cost}`
export const costLabel = (cost: string) => `ネットワークコスト ${cost}`
export const NOT_AVAILABLE = '取得できません'

/** Of a coin and its wrapped token, which are always worth the same: "1 ETH = 1 WETH, always". */
export const fixedRate = (rate: string) => `${rate}（常に）`

/** What a quote comes to, for screen readers: "1 ETH for about 3,411.77 USDC". */
export const estimateText = (sold: string, received: string) => `${sold}で約${received}`

/** The worst that a limit lets happen, in sentences of the trade settings. */
export const worstReceived = (amount: string, symbol: string) => `受取が${amount} ${symbol}`
export const worstPaid = (amount: string, symbol: string) => `支払いが${amount} ${symbol}`

/** Labels of the trade card's main button: the next step, or what is missing for it. */

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount, for example "1.234 or 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

/** The label of the button that fills in the whole usable balance, beside "25%" and "50%". */
export const MAX_PART = '最大'
/** For screen readers: an amount is a button that changes the unit in which the amount is entered. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}、ドルで金額を入力`,
  token: (amount: string) => `${amount}、トークンの数量を入力`,
}

export const GETTING_PRICE = '最良の価格を取得中'
const TRY_AGAIN = '再試行'
const CONFIRM_SWITCH = 'ウォレットで確認'
/** Also the title of the review. */
export const REVIEW_SWAP = 'スワップ内容を確認'
const REVIEW_ANYWAY = `このまま${REVIEW_SWAP}`

const BAD_AMOUNT = {
  malformed: () => '数字を入力',
  ambiguous: ({ readings }: ButtonFacts) => `${readings}を入力`,
  tooManyDecimals: () => '小数の桁数が多すぎます',
  tooLarge: () => '数量が大きすぎます',
}

const CHECKING = { contracts: 'スワップコントラクトを確認中', tokenList: 'トークンリストを読み込み中' }

const isNotHere = (symbol: string, chainName: string) => `${symbol}は${chainName}にありません`
const isNotTraded = (symbol: string) => `${symbol}はここでは取引できません`
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
  wrap: ({ amount }) => `${amount}をラップ`,
  unwrap: ({ amount }) => `${amount}をアンラップ`,
  elsewhere: ({ chainName }) => `${chainName}に切り替えて内容を確認`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => '売却するトークンを選択',
  chooseBuy: () => '受け取るトークンを選択',
  switchNetwork: (_, { chainName }) => `${chainName}に切り替える`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => 'このネットワークでは取引できません',
  enterAmount: () => '数量を入力',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // Both states have one label, so that the text does not change between them.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => 'ルートが見つかりません',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => '価格を更新',
  unlisted: ({ currency }) => `先に${currency.symbol}を確認`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => '新しいブロックを待っています',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `ネットワークコスト用の${nativeSymbol}が不足しています`,
  lossBlocked: ({ loss }) => blockedLabel(loss),
  acceptLoss: () => REVIEW_ANYWAY,
  ready: (assessment, facts) => say(READY, readyFacts(assessment, facts)),
}

/** What the main button says for an assessment. */
export function buttonLabel(assessment: Assessment, facts: ButtonFacts): string {
  const label = LABELS[assessment.step] as (assessment: Assessment, facts: ButtonFacts) => string
  return label(assessment, facts)
}

export const notEnough = (symbol: string) => `${symbol}が不足しています`

export const sellAmount = (amount: string) => `${amount}を使う`

/** The possible readings of an ambiguous amount, for example "1.234 or 1234". */
export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

/** What is wrong with a typed amount, beside its field. */
export const AMOUNT_ERRORS = {
  malformed: () => '数字と、小数点（1つまで）だけを使ってください。',
  ambiguous: (readings: string) => `${readings}を入力してください。`,
  tooManyDecimals: () => 'トークンの小数桁数を超えています。',
  tooLarge: () => '数量が大きすぎます。',
}

/** @param amount - what Max leaves, for example "0.0031 ETH" */
export const leftByMax = (amount: string) => `ネットワークコスト用に${amount}を残します`
