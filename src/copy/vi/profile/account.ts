import { dateText } from '#domain/browser/time'

export const CLOSE = 'Đóng'
export const COPY_ADDRESS = 'Sao chép địa chỉ'
export const COPIED = 'Đã sao chép!'
export const DISCONNECT = 'Ngắt kết nối'
export const BALANCE_MISSING = 'Chưa đọc được số dư'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}, theo lần đọc gần nhất`
export const COPY_REFUSED = 'Trình duyệt không cho phép sao chép'
export const copyByHand = (address: string) => `Hãy tự sao chép địa chỉ: ${address}`
export const sessionEndText = (at: number) => `Phiên kết thúc lúc ${dateText(at)}`

export const TITLE = 'Giao dịch gần đây'
export const EMPTY = 'Các giao dịch của bạn sẽ xuất hiện ở đây.'

export const TAB_NAMES = {
  tokens: 'Token',
  activity: 'Hoạt động',
  approvals: 'Phê duyệt',
  settings: 'Cài đặt',
} as const
export const YOUR_ACCOUNT = 'Tài khoản của bạn'
