import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

export const TITLE = '스왑'
export const TRANSACTION = '트랜잭션'

export const EXPLORER = '블록 탐색기에서 보기'
export const CLOSE = '닫기'
export const TRY_AGAIN = '다시 시도'
export const CHANGE_SLIPPAGE = '슬리피지 변경'
export const CHANGE_DEADLINE = '기한 변경'
export const NEW_SWAP = '새 스왑'
export const SWAP_AGAIN = '다시 스왑'
export const OPEN_APPROVAL = '아직 열려 있는 승인'
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${spender}에 ${amount}${isPermit2 ? ', Permit2를 통해' : ''}`
export const TAKE_BACK = '승인 철회'
export const TAKING_BACK = { asking: '지갑에서 확인', revoking: '승인 철회 중' } as const
export const addSymbolToWallet = (symbol: string) => `지갑에 ${symbol} 추가`

type Kind = Wrap | 'swap'

/** All of them end in a consonant, which decides the particles that follow. */
const KINDS: Record<Kind, string> = { swap: '스왑', wrap: '래핑', unwrap: '언래핑' }

const SENT: Record<Kind, string> = { swap: '스왑 전송됨', wrap: '래핑 전송됨', unwrap: '언래핑 전송됨' }

export const AT_SAFE_TITLE = 'Safe의 대기열에 있음'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `${sold} 지불, 약 ${received} 수령. 이 페이지를 닫아도 됩니다. ${KINDS[kind]}은 계속 진행되며 최근 트랜잭션에 표시됩니다.`
export const sentTitle = (kind: Kind) => SENT[kind]
export const sentText = (kind: Kind, sold: string, received: string) =>
  `${sold} 지불, 약 ${received} 수령. 이 창을 닫아도 됩니다. ${KINDS[kind]}은 계속 진행됩니다.`
export const STEP_CONFIRMED = '지갑에서 확인됨'
export const STEP_WAITING = '네트워크를 기다리는 중'
export const blockWaitText = (usual: number, passed: number) => `보통 ${usual}초, 지금까지 ${passed}초`

export const STEP_SLOW_TEXT = '블록에 포함되는 데 평소보다 오래 걸리고 있습니다'

const UNSEEN_TEXT =
  '여기에서 사용하는 어떤 노드도 이 트랜잭션을 보지 못했습니다. 아직 지갑에 있거나 다른 경로로 전송되는 중일 수 있습니다. 다시 스왑하기 전에 지갑을 확인하고, 지갑에서 속도를 높이거나 취소하세요.'
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: '지갑이 다른 트랜잭션으로 실행했을 수 있습니다. 다시 스왑하기 전에 잔액을 확인하세요.',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: '같은 계정의 다른 트랜잭션이 이 트랜잭션을 대신했습니다. 다시 스왑하기 전에 그 트랜잭션이 무엇을 했는지 지갑에서 확인하세요.',
  },
}

export const ALTERED_TITLE = '요청한 것과 다릅니다'

const ENDS: Record<TradeEnd, string> = {
  failed: '실패했습니다',
  expired: '만료되었습니다',
  cancelled: '취소되었습니다',
  replaced: '대체되었습니다',
}

export const failedTitle = (kind: Kind, end: TradeEnd) => `${KINDS[kind]}이 ${ENDS[end]}`
export const unsoldLabel = (amount: string) => `내 ${amount}`
export const UNSOLD = '판매되지 않았으며, 아직 지갑에 있습니다'
export const UNSOLD_BY_SWAP = '이 스왑으로는 판매되지 않았습니다'
export const COST_UNKNOWN = '알 수 없음; 지갑을 확인하세요'

export const EXPIRED_TEXT =
  '네트워크가 이 트랜잭션을 제시간에 확정하지 않았습니다. 이 트랜잭션은 더 이상 아무것도 팔 수 없습니다. 지금 다시 스왑하거나, 먼저 지갑에서 이 트랜잭션을 취소할 수 있습니다.'
export const COSTS_SO_FAR = '지금까지는 없음; 늦게 확정되면 실패하고 네트워크 비용이 청구됩니다'

export const NETWORK_COST_PAID = '지불한 네트워크 비용'
export const paidByOther = (payer: string) => `지불한 계정: ${payer} (내 계정이 아님)`
export const PAID_BY_OTHER = '다른 계정이 지불'
export const EARLIER_COST = '이전 단계의 네트워크 비용'
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount} (${usd})`)

export const confirmedTitle = (kind: Kind) => `${KINDS[kind]}이 확정되었습니다`
export const receivedTitle = (received: string) => `받은 수량: ${received}`
export const paidText = (sold: string, rate: string | null) =>
  `지불한 수량: ${sold}${rate === null ? '' : `, 환율 ${rate}`}.`
export const PAYMENT_UNKNOWN = '영수증에 얼마를 지불했는지 나와 있지 않습니다. 지갑에서 확인하세요.'
export const AMOUNTS_UNKNOWN = '영수증에 얼마가 옮겨졌는지 나와 있지 않습니다. 지갑에서 확인하세요.'

export const COMPARED = '견적과 비교'
export const AS_QUOTED = '견적과 정확히 같음'
export const ABOUT_AS_QUOTED = '견적과 같음, 100만분의 1 이내'

export const claimedReceived = (event: string, balance: string) =>
  `토큰의 이벤트가 주장하는 수량: ${event}; 실제로 늘어난 잔액: ${balance}.`
export const claimedSold = (event: string, balance: string) =>
  `토큰의 이벤트가 주장하는 수량: ${event}; 실제로 줄어든 잔액: ${balance}.`
export const ONLY_CLAIMED_RECEIVED = '받은 수량은 토큰 자체의 이벤트로만 알 수 있습니다.'
export const ONLY_CLAIMED_SOLD = '지불한 수량은 토큰 자체의 이벤트로만 알 수 있습니다.'

const CONFIRMED: Record<Wrap | 'swap', string> = {
  swap: '스왑이 확정되었습니다',
  wrap: '래핑이 확정되었습니다',
  unwrap: '언래핑이 확정되었습니다',
}

export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}. 받은 수량: ${received}${paid === null ? '' : `, 지불한 수량: ${paid}`}.`
