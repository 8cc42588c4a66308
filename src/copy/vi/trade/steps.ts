import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

export const PROGRESS = 'Tiến trình'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `xong: ${title}`,
  failed: (title: string) => `thất bại: ${title}`,
}

export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `. ${text}` : ''}`

/** For example "2 lần xác nhận: phê duyệt 500 USDC, sau đó hoán đổi". */
export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, { other: `${requests.length} lần xác nhận: ${order}` })
}
export const LAST_REQUESTS = { swap: 'hoán đổi', wrap: 'bọc', unwrap: 'gỡ bọc' } as const

export const WALLET_SHOWS = 'Những gì ví của bạn sẽ hiển thị'
export const WALLET_SHOWS_ELSE = 'Nếu ví của bạn hiển thị bất cứ điều gì khác, hãy từ chối.'
export const REQUEST_NUMBER = 'Yêu cầu'
export const REQUEST_CONTRACT = 'Hợp đồng'
export const REQUEST_AMOUNT = 'Số tiền'
export const TOKEN_CONTRACT = 'Hợp đồng token'
export const APPROVED_AMOUNT = 'Số tiền được phê duyệt'
export const REQUEST_COST = 'Phí mạng'
export const requestNumber = (number: number, requests: number) => `${number} trong ${requests}`
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `Khoảng ${native}` : `Khoảng ${usd} (${native})`

export const APPROVAL = 'Phê duyệt'
export const ALREADY_GIVEN = 'Đã cấp'
export const OLD_APPROVAL = 'Phê duyệt cũ'
export const RESET_FIRST = 'Đặt lại về 0 trước'
export const YOU_APPROVE = 'Bạn phê duyệt'
export const SPENDER = 'Bên được cấp quyền'
export const THROUGH_PERMIT2 = 'Qua Permit2'
export const PERMIT2_SPENDER = 'Bên lấy token'
export const permit2Note = (minutes: number) => `(cho đến ${durationText(minutes)} sau khi bạn xác nhận)`
export const TO_PERMIT2 = '(cho Permit2)'

export const NOTES = { maybe: '(nếu cần)', batch: '(cùng với lượt hoán đổi)' } as const

export const withoutLimit = (symbol: string) => `${symbol} không giới hạn`
export const unlimitedTitle = (symbol: string) => `Bạn phê duyệt ${withoutLimit(symbol)}`
export const unlimitedText = (symbol: string) =>
  `Bên được cấp quyền có thể lấy bất kỳ lượng ${symbol} nào của bạn, kể cả về sau, cho đến khi bạn thu hồi phê duyệt. Chọn “Đúng số tiền” trong cài đặt mua bán để chỉ phê duyệt lượt hoán đổi này.`
