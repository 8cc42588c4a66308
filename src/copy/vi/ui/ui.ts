export const TRY_AGAIN = 'Thử lại'
export const ACTION = 'Thao tác'
export const BACK = 'Quay lại'
export const CLOSE = 'Đóng'

export const COPY_ADDRESS = 'Sao chép địa chỉ'
export const ADDRESS_COPIED = 'Đã sao chép!'
export const EXPLORER = 'Trình duyệt khối'

export const DETAILS = 'Chi tiết'
export const COPY = 'Sao chép'
export const COPIED = 'Đã sao chép'
export const COPY_REFUSED = 'Trình duyệt không cho phép sao chép. Hãy chọn văn bản rồi sao chép.'

const NOT_AVAILABLE = 'không có số liệu'

/** A reason is a clause or a sentence. */
export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link} (mở trong thẻ mới)`

export const EXACT_AMOUNT = 'Số tiền chính xác'

export const WHAT_IS = {
  slippage: 'Trượt giá là gì?',
  sandwich: 'Tấn công sandwich là gì?',
  approvals: 'Phê duyệt là gì?',
  pending: 'Tôi có thể làm gì?',
  costs: 'Hoán đổi tốn bao nhiêu?',
  pools: 'Pool là gì?',
  nodes: 'Nút là gì?',
  'test-networks': 'Mạng thử nghiệm là gì?',
} as const

/** A term that has an explanation. */
export type Term = keyof typeof WHAT_IS
