import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

const VERBS = { swap: '스왑', wrap: '래핑', unwrap: '언래핑' }

export const reviewTitle = (wrap: Wrap | null) => (wrap === null ? REVIEW_SWAP : `${VERBS[wrap]} 검토`)

export const YOU_SELL = '파는 수량'
export const YOU_RECEIVE = '받는 수량'

export const PRICE_CHANGED = '가격이 변경되었습니다'
export const PRICE_OLD = '오래된 가격입니다'
export const acceptPriceLabel = (amount: string) => `새 가격 수락: ${amount}`

export const EXACT_AMOUNT = '정확한 수량'
export const MORE_BELOW = '아래에 더 있음'
const BOUNDS = { least: '최소', most: '최대' }
export const boundLabel = (kind: 'least' | 'most', slippage: string) => `${BOUNDS[kind]}, 슬리피지 ${slippage}`

export const CHANGES = '지갑에서 바뀌는 것'
export const MEANINGS = '용어의 뜻'
export const CALLS = '지갑에 요청되는 작업'

export const RATE = '환율'
export const DEADLINE = '기한'
export const SANDWICH_GUARD = '샌드위치 방어'
export const RECIPIENT = '수령인'
export const CONTRACT = '컨트랙트'
export const inContract = (symbol: string) => `컨트랙트의 ${symbol}`
export const NOT_KNOWN = '알 수 없음'

export const deadlineText = (minutes: number) => `확인 후 ${durationText(minutes)}`
export const SIGNATURES = '서명'
export const signaturesText = (signers: number) =>
  `기한 전에 Safe의 소유자 ${signers}명이 서명해야 합니다. 표시된 가격은 현재 가격입니다. 마지막 소유자가 서명할 때 가격이 설정한 한도를 벗어나 있으면 스왑을 실행할 수 없습니다.`
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `꺼짐: ${coin} 판매에는 사용 불가`,
    v4: '꺼짐: V4에 가격 기록 없음',
    router: '꺼짐: 이 경로의 라우터에는 이 확인 기능 없음',
    v2: '꺼짐: V2에 가격 기록 없음',
    record: '꺼짐: 가격 기록이 없는 풀',
    setting: '거래 설정에서 꺼짐',
  })[why]
export const guardText = (percent: string) => `켜짐, ${percent}`

export const CHECKING = '확인하는 중…'
export const GO_ON_UNTRIED = '시뮬레이션 없이 계속'
export const ASK_AGAIN = '그래도 다시 요청'
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: '스왑 확인',
  risky: '그래도 스왑 확인',
  wrap: '래핑 확인',
  unwrap: '언래핑 확인',
}

const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `이제 ${amount} 적게 받게 됩니다`,
  receiveMore: (amount) => `이제 ${amount} 더 받게 됩니다`,
  payLess: (amount) => `이제 ${amount} 적게 지불하게 됩니다`,
  payMore: (amount) => `이제 ${amount} 더 지불하게 됩니다`,
}
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)} (${percent}).`
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `${minutes}분이 넘은 가격입니다. ${MOVED[moved](amount)}.`
export const agedSamePrice = (minutes: number) => `${minutes}분이 넘은 가격입니다. 최신 가격도 같습니다.`
export const rereadingPrice = (minutes: number) => `${minutes}분이 넘은 가격이며, 아직 더 새로운 가격이 없습니다.`
export const OTHER_ROUTE = '이제 같거나 더 좋은 가격의 다른 경로를 사용할 수 있습니다.'

export const PHASES = {
  preparing: '네트워크에서 확인하는 중',
  wallet: '지갑에서 확인',
  chain: '네트워크를 기다리는 중',
}

export const WAITING_FOR_WALLET = '지갑을 기다리는 중'

export interface StepFacts {
  symbol: string
  /** The maximum amount that is sold, for example "100 USDC". */
  amount: string
  isUnlimited: boolean
  /** Whether less than `amount` may be sold, so that the rest may stay approved. */
  isAtMost: boolean
  /** Whether the router takes the token through Permit2. */
  isThroughPermit2: boolean
  wrap: Wrap | null
}

export interface StepWords {
  title: string
  text?: string
}

const EXACT_APPROVED = '이 정확한 금액만, 이 스왑에만'
const MOST_APPROVED = '이 스왑이 가져갈 수 있는 최대 금액'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `최대 ${amount}` : amount

export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `${symbol} 승인을 0으로 설정`,
    text: `${symbol} 토큰은 새로 승인하기 전에 이전 승인을 철회해야 합니다`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = `${isThroughPermit2 ? 'Permit2에 ' : ''}${isUnlimited ? `${symbol} 무제한` : amount} 승인`
    return {
      title,
      text: isUnlimited ? '거래 설정에서 선택한 대로' : isAtMost ? MOST_APPROVED : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `라우터가 ${amount} 가져가도록 허용`,
    text: `Permit2를 통해, ${isAtMost ? '이 스왑이 가져갈 수 있는 최대 금액을' : '이 정확한 금액을'} 일정 시간 동안만`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited ? `${symbol} 무제한 승인, ${soldText(sold)} 스왑` : `${soldText(sold)} 승인 및 스왑`,
    text: `${isThroughPermit2 ? '모두' : '둘 다'} 한 번의 확인으로, 전부 실행되거나 전혀 실행되지 않음`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${soldText({ isAtMost, amount })} ${VERBS[wrap ?? 'swap']}`,
  }),
}

export const pendingDuplicate = (request: string) => ({
  title: '지갑이 이미 이 요청을 수락했습니다',
  text: `“${request}”: 대기 중이며 결과를 아직 알 수 없습니다. 다시 요청하면 둘 다 실행될 수 있습니다.`,
})

export const waitingDuplicate = (request: string) => ({
  title: '이에 대한 요청이 아직 지갑에서 기다리고 있습니다',
  text: `“${request}”: 아직 응답이 없습니다. 다시 요청하면 지갑에서 둘 다 확인할 수 있게 되며, 둘 다 확인하면 둘 다 실행됩니다.`,
})

export const UPGRADE = {
  title: '한 번의 확인으로 끝낼 수 있습니다',
  text: '이 네트워크의 내 계정을 업그레이드합니다. 그러면 내가 서명하는 모든 것에서, 지갑이 선택한 컨트랙트가 계정을 대신해 행동할 수 있습니다. 주소, 키, 토큰은 그대로입니다. 업그레이드는 지갑에서 되돌릴 때까지 유지되며, 그 비용은 네트워크 비용에 한 번만 더해집니다.',
  label: (steps: number) => `내 계정을 업그레이드하고 ${steps}단계를 모두 한 번의 확인으로 실행`,
}

export const BOTH_MINED = '다시 요청하면 둘 다 블록에 포함될 수 있습니다.'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: '이 경로의 풀 하나에 자체 규칙이 있습니다',
  text: sentences(
    `컨트랙트(훅)가 모든 스왑에 관여합니다: ${all(hooks)}. 그 규칙은 구매와 판매, 계정, 시점에 따라 다를 수 있습니다.`,
    isUpgradeable && '훅의 코드는 교체될 수 있습니다.',
    tried !== null && `이 스왑은 블록 ${tried}에서 시뮬레이션되었습니다.`,
  ),
})
