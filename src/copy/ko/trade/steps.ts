import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

export const PROGRESS = '진행 상황'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `완료: ${title}`,
  failed: (title: string) => `실패: ${title}`,
}

export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `. ${text}` : ''}`

export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, { other: `확인 ${requests.length}회: ${order}` })
}
export const LAST_REQUESTS = { swap: '스왑', wrap: '래핑', unwrap: '언래핑' } as const

export const WALLET_SHOWS = '지갑에 표시될 내용'
export const WALLET_SHOWS_ELSE = '지갑에 다른 내용이 표시되면 거부하세요.'
export const REQUEST_NUMBER = '요청'
export const REQUEST_CONTRACT = '컨트랙트'
export const REQUEST_AMOUNT = '금액'
export const TOKEN_CONTRACT = '토큰 컨트랙트'
export const APPROVED_AMOUNT = '승인 금액'
export const REQUEST_COST = '네트워크 비용'
export const requestNumber = (number: number, requests: number) => `${requests}개 중 ${number}번째`
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `약 ${native}` : `약 ${usd} (${native})`

export const APPROVAL = '승인'
export const ALREADY_GIVEN = '이미 승인됨'
export const OLD_APPROVAL = '이전 승인'
export const RESET_FIRST = '먼저 0으로 설정'
export const YOU_APPROVE = '승인하는 금액'
export const SPENDER = '승인받는 쪽'
export const THROUGH_PERMIT2 = 'Permit2를 통해'
export const PERMIT2_SPENDER = '가져가는 쪽'
export const permit2Note = (minutes: number) => `(확인 후 ${durationText(minutes)}까지)`
export const TO_PERMIT2 = '(Permit2에)'

export const NOTES = { maybe: '(필요한 경우)', batch: '(스왑과 함께)' } as const

export const withoutLimit = (symbol: string) => `${symbol} 무제한`
export const unlimitedTitle = (symbol: string) => `승인하는 금액: ${withoutLimit(symbol)}`
export const unlimitedText = (symbol: string) =>
  `승인을 철회할 때까지는 나중에라도, 승인받는 쪽이 내 ${symbol} 토큰을 얼마든지 가져갈 수 있습니다. 이 스왑만 승인하려면 거래 설정에서 “정확한 금액”을 선택하세요.`
