import { dateText } from '../../../domain/browser/time'

export const CLOSE = 'Đóng'
export const COPY_ADDRESS = 'Sao chép địa chỉ'
export const COPIED = 'Đã sao chép!'
export const DISCONNECT = 'Ngắt kết nối'
export const BALANCE_MISSING = 'Chưa đọc được số dư'
/** Follows a balance, for screen readers only. */
export const AS_LAST_READ = ', theo lần đọc gần nhất'
export const COPY_REFUSED = 'Trình duyệt không cho phép sao chép'
export const COPY_BY_HAND = 'Hãy tự sao chép địa chỉ: '
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
