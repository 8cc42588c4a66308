import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

export const TRADE = '거래'
export const SWAP = '스왑'
export const SWITCH_SIDES = '파는 토큰과 받는 토큰 바꾸기'
export const CONFIRM_NOTE = '모든 단계를 지갑에서 직접 확인합니다'
export const TEST_NETWORK = '테스트넷'
export const NO_REAL_MONEY = '– 실제 돈이 아님'
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `거래 설정, ${slippage}`

export const slippageText = (limit: string) => `슬리피지 ${limit}`

export const SIDES = {
  sell: { label: '파는 수량', token: '팔 토큰' },
  receive: { label: '받는 수량', token: '받을 토큰' },
  send: { label: '보내는 수량', token: '보낼 토큰' },
}
export const SELECT_TOKEN = '토큰 선택'
export const READING_AMOUNT = '수량을 불러오는 중'
export const balanceText = (amount: string) => `잔액 ${amount}`

export const CONNECT_TO_SWAP = '지갑을 연결하여 스왑'
export const READING_PRICES = '가격을 불러오는 중'
export const READING_POOLS = '풀 가격을 불러오는 중'

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}, 반대로 표시`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `견적 세부 정보, 네트워크 비용 ${cost}`
export const costLabel = (cost: string) => `네트워크 비용 ${cost}`
export const NOT_AVAILABLE = '알 수 없음'

export const fixedRate = (rate: string) => `${rate}, 항상`

export const estimateText = (sold: string, received: string) => `${sold} 지불, 약 ${received} 수령`

/** Both continue "최악의 경우 " and precede ", " or "이며": they end in a consonant. */
export const worstReceived = (amount: string, symbol: string) => `${amount} ${symbol} 수령`
export const worstPaid = (amount: string, symbol: string) => `${amount} ${symbol} 지불`

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount, for example "1.234 or 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

export const MAX_PART = '최대'
/** For screen readers: an amount is a button that changes the unit in which the amount is entered. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}, 금액을 달러로 입력`,
  token: (amount: string) => `${amount}, 토큰 수량으로 입력`,
}

export const GETTING_PRICE = '최적 가격을 찾는 중'
const TRY_AGAIN = '다시 시도'
const CONFIRM_SWITCH = '지갑에서 확인'
export const REVIEW_SWAP = '스왑 검토'
const REVIEW_ANYWAY = `그래도 ${REVIEW_SWAP}`

const BAD_AMOUNT = {
  malformed: () => '숫자를 입력하세요',
  ambiguous: ({ readings }: ButtonFacts) => `${readings} 입력`,
  tooManyDecimals: () => '소수 자릿수가 너무 많음',
  tooLarge: () => '수량이 너무 큼',
}

const CHECKING = { contracts: '스왑 컨트랙트를 확인하는 중', tokenList: '토큰 목록을 불러오는 중' }

const isNotHere = (symbol: string, chainName: string) => `${chainName}에 ${symbol} 없음`
const isNotTraded = (symbol: string) => `여기에서 ${symbol} 거래 불가`
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
  wrap: ({ amount }) => `${amount} 래핑`,
  unwrap: ({ amount }) => `${amount} 언래핑`,
  elsewhere: ({ chainName }) => `${chainName} 네트워크로 전환 후 검토`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => '팔 토큰 선택',
  chooseBuy: () => '받을 토큰 선택',
  switchNetwork: (_, { chainName }) => `${chainName} 네트워크로 전환`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => '이 네트워크에서는 거래 불가',
  enterAmount: () => '수량을 입력하세요',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // Both states have one label, so that the text does not change between them.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => '경로를 찾을 수 없음',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => '가격 새로고침',
  unlisted: ({ currency }) => `먼저 ${currency.symbol} 확인`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => '새 블록을 기다리는 중',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `네트워크 비용에 쓸 ${nativeSymbol} 부족`,
  lossBlocked: ({ loss }) => blockedLabel(loss),
  acceptLoss: () => REVIEW_ANYWAY,
  ready: (assessment, facts) => say(READY, readyFacts(assessment, facts)),
}

export function buttonLabel(assessment: Assessment, facts: ButtonFacts): string {
  const label = LABELS[assessment.step] as (assessment: Assessment, facts: ButtonFacts) => string
  return label(assessment, facts)
}

export const notEnough = (symbol: string) => `${symbol} 부족`

export const sellAmount = (amount: string) => `${amount} 사용`

export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

export const AMOUNT_ERRORS = {
  malformed: () => '숫자와 소수점 하나만 사용하세요.',
  ambiguous: (readings: string) => `다음과 같이 입력하세요: ${readings}.`,
  tooManyDecimals: () => '토큰의 소수 자릿수보다 많습니다.',
  tooLarge: () => '수량이 너무 큽니다.',
}

export const leftByMax = (amount: string) => `네트워크 비용으로 ${amount} 남겨 둠`
