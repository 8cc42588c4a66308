import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

export const TRADE = '交易'
export const SWAP = '兑换'
export const SWITCH_SIDES = '互换卖出与收到的代币'
export const CONFIRM_NOTE = '每个步骤都由你在钱包中确认'
export const TEST_NETWORK = '测试网'
export const NO_REAL_MONEY = '– 不是真钱'
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `交易设置，${slippage}`

export const slippageText = (limit: string) => `滑点 ${limit}`

export const SIDES = {
  sell: { label: '卖出', token: '要卖出的代币' },
  receive: { label: '收到', token: '要收到的代币' },
  send: { label: '发送', token: '要发送的代币' },
}
export const SELECT_TOKEN = '选择代币'
export const READING_AMOUNT = '正在加载数量'
export const balanceText = (amount: string) => `余额 ${amount}`

export const CONNECT_TO_SWAP = '连接钱包以兑换'
export const READING_PRICES = '正在加载价格'
export const READING_POOLS = '正在加载资金池价格'

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}，显示反向汇率`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `报价详情，网络费用 ${cost}`
export const costLabel = (cost: string) => `网络费用 ${cost}`
export const NOT_AVAILABLE = '暂不可用'

export const fixedRate = (rate: string) => `${rate}，始终如此`

export const estimateText = (sold: string, received: string) => `以 ${sold} 换取约 ${received}`

/** For sentences of the trade settings: "最差情况下你收到 3,400 USDC". */
export const worstReceived = (amount: string, symbol: string) => `你收到 ${amount} ${symbol}`
export const worstPaid = (amount: string, symbol: string) => `你支付 ${amount} ${symbol}`

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount, for example "1.234 或 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

export const MAX_PART = '最大'
/** For screen readers: an amount is a button that changes the unit in which the amount is entered. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}，输入美元金额`,
  token: (amount: string) => `${amount}，输入代币数量`,
}

export const GETTING_PRICE = '正在获取最优价格'
const TRY_AGAIN = '重试'
const CONFIRM_SWITCH = '在钱包中确认'
export const REVIEW_SWAP = '核对兑换'
const REVIEW_ANYWAY = `仍要${REVIEW_SWAP}`

const BAD_AMOUNT = {
  malformed: () => '请输入数字',
  ambiguous: ({ readings }: ButtonFacts) => `请输入 ${readings}`,
  tooManyDecimals: () => '小数位数过多',
  tooLarge: () => '数量过大',
}

const CHECKING = { contracts: '正在检查兑换合约', tokenList: '正在加载代币列表' }

const isNotHere = (symbol: string, chainName: string) => `${symbol} 不在 ${chainName} 上`
const isNotTraded = (symbol: string) => `${symbol} 无法在这里交易`
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
  wrap: ({ amount }) => `封装 ${amount}`,
  unwrap: ({ amount }) => `解封装 ${amount}`,
  elsewhere: ({ chainName }) => `切换到 ${chainName} 并核对`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => '选择要卖出的代币',
  chooseBuy: () => '选择要收到的代币',
  switchNetwork: (_, { chainName }) => `切换到 ${chainName}`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => '此网络上的交易已关闭',
  enterAmount: () => '请输入数量',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // Both states have one label, so that the text does not change between them.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => '未找到路径',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => '刷新价格',
  unlisted: ({ currency }) => `请先检查 ${currency.symbol}`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => '正在等待新区块',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `${nativeSymbol} 不足以支付网络费用`,
  lossBlocked: ({ loss }) => blockedLabel(loss),
  acceptLoss: () => REVIEW_ANYWAY,
  ready: (assessment, facts) => say(READY, readyFacts(assessment, facts)),
}

export function buttonLabel(assessment: Assessment, facts: ButtonFacts): string {
  const label = LABELS[assessment.step] as (assessment: Assessment, facts: ButtonFacts) => string
  return label(assessment, facts)
}

export const notEnough = (symbol: string) => `${symbol} 不足`

export const sellAmount = (amount: string) => `使用 ${amount}`

export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

export const AMOUNT_ERRORS = {
  malformed: () => '请使用数字和一个小数分隔符。',
  ambiguous: (readings: string) => `请输入 ${readings}。`,
  tooManyDecimals: () => '小数位数超过该代币的位数。',
  tooLarge: () => '数量过大。',
}

export const leftByMax = (amount: string) => `为网络费用保留 ${amount}`
