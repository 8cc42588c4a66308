import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

export const TRADE = 'Mua bán'
export const SWAP = 'Hoán đổi'
export const SWITCH_SIDES = 'Đổi chỗ token bán và token nhận'
export const CONFIRM_NOTE = 'Bạn xác nhận từng bước trong ví của mình'
export const TEST_NETWORK = 'Mạng thử nghiệm'
/** Continues the text above if there is room. */
export const NO_REAL_MONEY = '– không phải tiền thật'
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `Cài đặt mua bán, ${slippage}`

export const slippageText = (limit: string) => `${limit} trượt giá`

export const SIDES = {
  sell: { label: 'Bạn bán', token: 'Token để bán' },
  receive: { label: 'Bạn nhận', token: 'Token để nhận' },
  send: { label: 'Bạn gửi', token: 'Token để gửi' },
}
export const SELECT_TOKEN = 'Chọn token'
export const READING_AMOUNT = 'Đang tải số tiền'
export const balanceText = (amount: string) => `Số dư ${amount}`

export const CONNECT_TO_SWAP = 'Kết nối ví để hoán đổi'
export const READING_PRICES = 'Đang tải giá'
export const READING_POOLS = 'Đang tải giá từ pool'

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}, hiện tỷ giá ngược lại`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `Chi tiết báo giá, phí mạng ${cost}`
export const costLabel = (cost: string) => `Phí mạng ${cost}`
export const NOT_AVAILABLE = 'không có số liệu'

export const fixedRate = (rate: string) => `${rate}, luôn luôn`

export const estimateText = (sold: string, received: string) => `${sold} lấy khoảng ${received}`

/** The worst result that a slippage limit allows, for sentences of the trade settings. */
export const worstReceived = (amount: string, symbol: string) => `bạn nhận ${amount} ${symbol}`
export const worstPaid = (amount: string, symbol: string) => `bạn trả ${amount} ${symbol}`

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount, for example "1.234 or 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

export const MAX_PART = 'Tối đa'
/** For screen readers: an amount is a button that changes the unit in which the amount is entered. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}, nhập số tiền bằng đô la`,
  token: (amount: string) => `${amount}, nhập số tiền bằng token`,
}

export const GETTING_PRICE = 'Đang lấy giá tốt nhất'
const TRY_AGAIN = 'Thử lại'
const CONFIRM_SWITCH = 'Xác nhận trong ví'
export const REVIEW_SWAP = 'Xem lại hoán đổi'
const REVIEW_ANYWAY = 'Vẫn xem lại hoán đổi'

const BAD_AMOUNT = {
  malformed: () => 'Hãy nhập một số',
  ambiguous: ({ readings }: ButtonFacts) => `Hãy nhập ${readings}`,
  tooManyDecimals: () => 'Quá nhiều chữ số thập phân',
  tooLarge: () => 'Số tiền quá lớn',
}

const CHECKING = { contracts: 'Đang kiểm tra hợp đồng hoán đổi', tokenList: 'Đang tải danh sách token' }

const isNotHere = (symbol: string, chainName: string) => `${symbol} không có trên ${chainName}`
const isNotTraded = (symbol: string) => `Không thể mua bán ${symbol} ở đây`
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
  wrap: ({ amount }) => `Bọc ${amount}`,
  unwrap: ({ amount }) => `Gỡ bọc ${amount}`,
  elsewhere: ({ chainName }) => `Chuyển sang ${chainName} và xem lại`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => 'Chọn token để bán',
  chooseBuy: () => 'Chọn token để nhận',
  switchNetwork: (_, { chainName }) => `Chuyển sang ${chainName}`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => 'Mua bán đang tắt trên mạng này',
  enterAmount: () => 'Nhập số tiền',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // Both states have one label, so that the text does not change between them.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => 'Không tìm thấy tuyến',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => 'Làm mới giá',
  unlisted: ({ currency }) => `Kiểm tra ${currency.symbol} trước`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => 'Đang chờ khối mới',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `Không đủ ${nativeSymbol} trả phí mạng`,
  lossBlocked: ({ loss }) => blockedLabel(loss),
  acceptLoss: () => REVIEW_ANYWAY,
  ready: (assessment, facts) => say(READY, readyFacts(assessment, facts)),
}

export function buttonLabel(assessment: Assessment, facts: ButtonFacts): string {
  const label = LABELS[assessment.step] as (assessment: Assessment, facts: ButtonFacts) => string
  return label(assessment, facts)
}

export const notEnough = (symbol: string) => `Không đủ ${symbol}`

export const sellAmount = (amount: string) => `Dùng ${amount}`

export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

export const AMOUNT_ERRORS = {
  malformed: () => 'Hãy dùng chữ số và một dấu thập phân.',
  ambiguous: (readings: string) => `Hãy nhập ${readings}.`,
  tooManyDecimals: () => 'Nhiều chữ số thập phân hơn token có.',
  tooLarge: () => 'Số tiền quá lớn.',
}

export const leftByMax = (amount: string) => `Giữ lại ${amount} để trả phí mạng`
