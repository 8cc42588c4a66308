import { counted } from '../browser/grammar'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

export const TITLE = '거래 설정'
export const RESET = '기본값 복원'
export const ALL_SETTINGS = '모든 설정'

export const SLIPPAGE = '최대 슬리피지'
export const SLIPPAGE_FIELD = '사용자 지정 슬리피지, 퍼센트'
export const CUSTOM = '사용자 지정'
export const AUTO = '자동'
export const autoText = (bps: number) => `자동: ${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `${written(typedSlippage(SLIPPAGE_MIN_BPS))}부터 ${written(typedSlippage(SLIPPAGE_MAX_BPS))}까지의 숫자를 입력하세요${hasMoreDecimals ? '(소수점 아래 최대 두 자리)' : ''}.`
export const SLIPPAGE_LOW = '실패할 가능성이 높습니다. 가격은 이보다 더 많이 움직일 때가 많습니다.'

const mostLost = (bps: number, worst: string | null) =>
  worst === null
    ? `최대 ${slippagePercent(bps)}의 손실을 볼 수 있습니다`
    : `최악의 경우 ${worst}이며, 견적보다 ${slippagePercent(bps)} 나쁩니다`

export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}.`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}. 다른 사람이 그만큼 손실을 입히려고 일부러 가격을 움직일 수 있습니다.`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? '가격이 이보다 더 움직이면 스왑이 실패합니다. 토큰은 그대로 남고 네트워크 비용만 지불합니다.'
    : `최악의 경우 ${worst}이며, 그보다 나빠지면 스왑이 실패합니다. 이때 토큰은 그대로 남고 네트워크 비용만 지불합니다.`

export const acceptSlippage = (bps: number) => `최대 ${slippagePercent(bps)}의 손실을 감수합니다.`
export const slippageMeanwhile = (bps: number) => `그때까지는 ${slippagePercent(bps)}가 적용됩니다.`

export const APPROVAL = '승인 금액'
export const APPROVAL_EXACT = '정확한 금액'
export const APPROVAL_UNLIMITED = '무제한'
export const APPROVAL_HINT = '정확한 금액이 더 안전합니다. 무제한은 다음번에 한 단계를 줄여 줍니다.'

export const GUARD = '샌드위치 방어'
export const GUARD_ABOUT = '같은 블록에서 누군가가 가격을 움직였으면 스왑이 실패합니다.'
export const GUARD_WORKS = '가격 기록을 남기는 V3 풀을 통해 토큰을 팔 때 작동합니다.'
export const GUARD_ON = '현재 경로를 감시합니다.'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS} 현재 거래는 감시할 수 없습니다.`

export const DEADLINE = '기한'
export const MINUTES = '분'
export const DEADLINE_HINT = '제시간에 확정되지 않으면 스왑이 실패합니다.'
export const DEADLINE_LONG = '오래 기다릴 수 있게 할수록 가격이 더 많이 움직일 수 있습니다.'
export const SIGNING = '서명 기한'
export const SIGNING_HINT =
  '소유자들이 차례로 서명하는 Safe에 적용됩니다. 시간이 길수록 가격이 더 많이 움직일 수 있으며, 설정한 슬리피지 한도를 넘어 움직이면 스왑을 실행할 수 없습니다.'
export const daysText = (days: number) => counted(days, { other: `${days}일` })

export const deadlineInvalid = (applied: number) =>
  `${DEADLINE_MIN_MINUTES}분부터 ${grouped(String(DEADLINE_MAX_MINUTES))}분까지 분 단위의 정수를 입력하세요. 그때까지는 ${grouped(String(applied))}분이 적용됩니다.`
