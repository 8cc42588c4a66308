import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

export const TRADE = '交易'
export const SWAP = '兌換'
export const SWITCH_SIDES = '對調賣出與收到的代幣'
export const CONFIRM_NOTE = '每個步驟都由你在錢包中確認'
export const TEST_NETWORK = '測試網'
export const NO_REAL_MONEY = '– 不是真錢'
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `交易設定，${slippage}`

export const slippageText = (limit: string) => `滑價 ${limit}`

export const SIDES = {
  sell: { label: '賣出', token: '要賣出的代幣' },
  receive: { label: '收到', token: '要收到的代幣' },
  send: { label: '傳送', token: '要傳送的代幣' },
}
export const SELECT_TOKEN = '選擇代幣'
export const READING_AMOUNT = '正在載入數量'
export const balanceText = (amount: string) => `餘額 ${amount}`

export const CONNECT_TO_SWAP = '連接錢包以兌換'
export const READING_PRICES = '正在載入價格'
export const READING_POOLS = '正在載入資金池價格'

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}，顯示反向匯率`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `報價詳情，網路費 ${cost}`
export const costLabel = (cost: string) => `網路費 ${cost}`
export const NOT_AVAILABLE = '無資料'

export const fixedRate = (rate: string) => `${rate}，永遠如此`

export const estimateText = (sold: string, received: string) => `以 ${sold} 換取約 ${received}`

/** For sentences of the trade settings: "最差的情況下你收到 3,400 USDC". */
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
  dollars: (amount: string) => `${amount}，輸入美元金額`,
  token: (amount: string) => `${amount}，輸入代幣數量`,
}

export const GETTING_PRICE = '正在取得最佳價格'
const TRY_AGAIN = '重試'
const CONFIRM_SWITCH = '在錢包中確認'
export const REVIEW_SWAP = '核對兌換'
const REVIEW_ANYWAY = `仍要${REVIEW_SWAP}`

const BAD_AMOUNT = {
  malformed: () => '請輸入數字',
  ambiguous: ({ readings }: ButtonFacts) => `請輸入 ${readings}`,
  tooManyDecimals: () => '小數位數過多',
  tooLarge: () => '數量過大',
}

const CHECKING = { contracts: '正在檢查兌換合約', tokenList: '正在載入代幣清單' }

const isNotHere = (symbol: string, chainName: string) => `${symbol} 不在 ${chainName} 上`
const isNotTraded = (symbol: string) => `${symbol} 無法在這裡交易`
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
  wrap: ({ amount }) => `封裝 ${amount}`,
  unwrap: ({ amount }) => `解封裝 ${amount}`,
  elsewhere: ({ chainName }) => `切換到 ${chainName} 並核對`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => '選擇要賣出的代幣',
  chooseBuy: () => '選擇要收到的代幣',
  switchNetwork: (_, { chainName }) => `切換到 ${chainName}`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => '此網路未啟用交易功能',
  enterAmount: () => '請輸入數量',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // Both states have one label, so that the text does not change between them.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => '找不到路徑',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => '更新價格',
  unlisted: ({ currency }) => `請先檢查 ${currency.symbol}`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => '正在等待新區塊',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `${nativeSymbol} 不足以支付網路費`,
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
  malformed: () => '請使用數字和一個小數分隔符號。',
  ambiguous: (readings: string) => `請輸入 ${readings}。`,
  tooManyDecimals: () => '小數位數超過該代幣的位數。',
  tooLarge: () => '數量過大。',
}

export const leftByMax = (amount: string) => `為網路費保留 ${amount}`
