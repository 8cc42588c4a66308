import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

export const SETTINGS = { title: 'Cài đặt', about: 'Cho mọi lượt mua bán trong trình duyệt này' } as const
export const NODE = { title: 'Nút', about: 'Giá và số dư được đọc từ đâu' } as const
export const LISTS = { title: 'Danh sách', about: 'Token và cặp lấy từ đâu' } as const
export const LOCAL_DATA = {
  title: 'Dữ liệu cục bộ',
  about: 'Những gì trang web này lưu trong trình duyệt của bạn',
} as const
export const DIAGNOSTICS = { title: 'Chẩn đoán', about: 'Để báo cáo khi có sự cố' } as const
export const DIAGNOSTICS_HINT =
  'Những gì đã xảy ra ở đây từ khi tải trang, dưới dạng văn bản mà bạn thấy trước khi sao chép. Nó không đi đâu cả cho đến khi bạn dán nó.'

export const THEME = 'Giao diện'
export const THEMES = { light: 'Sáng', dark: 'Tối', system: 'Theo hệ thống' } as const

export const STORED = {
  session: 'Ví kết nối gần nhất',
  recentWallets: 'Các ví dùng gần đây',
  transactions: 'Giao dịch',
  clearings: 'Thời điểm giao dịch được xóa khỏi danh sách',
  openRequests: 'Các yêu cầu mà ví chưa trả lời',
  settings: 'Cài đặt mua bán',
  theme: 'Giao diện',
  language: 'Ngôn ngữ',
  systemNotifications: 'Thông báo hệ thống',
  tradeChain: 'Mạng dùng để mua bán token',
  walletLink: 'Liên kết tới ứng dụng ví',
  lastReads: 'Tên và số dư được biết gần nhất',
  addressBook: 'Sổ địa chỉ',
  tokenChoices: 'Token yêu thích, gần đây và đã chấp nhận',
  ownNodes: 'Nút của bạn',
  terms: 'Điều khoản đã chấp nhận',
  reset: 'Việc đặt lại dữ liệu đang diễn ra',
} as const
export const WALLET_SOFTWARE = 'Những gì phần mềm riêng của các ví lưu'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure}\u00a0B`,
  kilobytes: ({ figure }) => `${figure}\u00a0kB`,
}
export const sizeText = (size: TextSize) => say(SIZES, size)

export const NOTHING_STORED = {
  title: 'Không có gì được lưu',
  text: 'Trình duyệt của bạn không cho trang web này lưu gì cả. Những gì bạn chọn chỉ có hiệu lực cho đến khi bạn đóng trang.',
} as const

export const WHAT = 'Nội dung'
export const HOW_MUCH = 'Dung lượng'
export const NOTHING_YET = 'Chưa có gì.'

export const HINT =
  'Dữ liệu này không tự rời khỏi trình duyệt. Tệp được xuất chứa mọi thứ ở trên, trừ những gì phần mềm riêng của các ví lưu, ở đây hoặc trong cơ sở dữ liệu riêng của chúng. Bất kỳ ai có tệp đều có thể thấy bạn dùng những tài khoản nào, và địa chỉ nút của bạn cùng mọi khóa nằm trong địa chỉ đó.'
export const EXPORT = 'Xuất'
export const RESET = 'Đặt lại'

export const RESET_QUESTION = 'Xóa mọi thứ mà trang web này lưu ở đây?'
export const DELETE = 'Xóa mọi thứ'
export const KEEP = 'Giữ lại'

export const resetText = (pendingCount: number | null) =>
  sentences(
    'Ví của bạn sẽ bị ngắt kết nối. Cài đặt, mục yêu thích và danh sách giao dịch của bạn sẽ bị xóa. Không có gì trên chuỗi thay đổi.',
    pendingCount !== null &&
      counted(pendingCount, {
        other: `${pendingCount} giao dịch vẫn đang chờ xử lý và vẫn có thể được thực hiện, nhưng trang web này sẽ không còn báo cho bạn biết.`,
      }),
  )
