import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const SKIP = 'Chuyển đến nội dung'
export const SKIP_TO_TRADE = 'Chuyển đến khung mua bán'

export const PAGE_TITLES = { swap: 'Mua bán', token: 'Token', profile: 'Hồ sơ' }

export const brandLabel = (brandName: string) => `${brandName}, trang chủ`
export const TRADE_LINK = 'Mua bán'
export const PROFILE_LINK = 'Hồ sơ'

export const FOOTER = 'Chân trang'
export const PREVIEW = 'Bản xem trước'
export const SWITCH_THEME = 'Chuyển đổi giữa sáng và tối'
export const FAQ_LINK = 'Hỏi đáp'
export const IMPRINT_LINK = 'Pháp lý'
export const OFFLINE = 'Ngoại tuyến'
export const NO_NODE = 'Không có nút nào phản hồi'
export const SCREEN_WAITS = 'Màn hình này sẽ được tải ngay khi có kết nối trở lại.'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = 'Dùng nút của bạn'
export const NODE_BLOCKED = 'Bị chính sách của trang web này chặn'
export const OWN_NODE_OFFLINE = 'Nút của bạn đang ngoại tuyến'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}, không có khối mới trong một phút`
export const headBlockText = (number: number | null) => `Khối ${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) => counted(count, { other: `${count} phút` }),
  hours: ({ count }) => `${count} giờ`,
  days: ({ count }) => `${count} ngày`,
}

export const wrongClockText = ({ isFast, by }: ClockError) =>
  `Đồng hồ trên thiết bị của bạn chạy ${isFast ? 'nhanh' : 'chậm'} ${say(SPANS, by)}`

export const NOTIFICATIONS = 'Thông báo'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `Thông tin: ${title}`,
  success: (title) => `Thành công: ${title}`,
  warning: (title) => `Cảnh báo: ${title}`,
  error: (title) => `Lỗi: ${title}`,
  pending: (title) => `Đang chờ: ${title}`,
}
export const DISMISS = 'Bỏ qua'

export const PART_MISSING = 'Không thể tải một phần của trang này'
export const PART_BROKEN = 'Một phần của trang này đã ngừng hoạt động'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = 'Trang này cũ hơn trang trong một thẻ khác'
export const RELOAD_FOR_NEWER =
  'Một thẻ khác đang hiển thị phiên bản mới hơn của trang web này. Những thay đổi bạn thực hiện ở đây không được lưu. Hãy tải lại để dùng phiên bản mới hơn.'
export const PAGE_BROKEN = 'Trang này đã ngừng hoạt động'
export const MAYBE_NEW_VERSION = 'Có thể đã có phiên bản mới của trang này.'
export const STOPPED_BY_POLICY = 'Chính sách bảo mật của trang web này chặn nó.'
export const CHANGED_FILE =
  'Một tệp của trang web này không phải là tệp đã được dựng, nên trình duyệt của bạn đã không chạy tệp đó.'
export const NOTHING_ELSE_SENT =
  'Mọi thứ bạn đã xác nhận trong ví vẫn tiếp tục mà không cần trang này. Ngoài ra không có gì được gửi.'
export const RELOAD = 'Tải lại'

export const NOT_FOUND = 'Không tìm thấy trang'
export const NO_PAGE = 'Không có trang nào ở địa chỉ này. Hãy kiểm tra địa chỉ, hoặc bắt đầu từ danh sách cặp.'
export const GO_TO_START = 'Đến trang chủ'

export const TITLE = 'Mua bán token ngay từ ví của bạn'
export const LEAD =
  'Giá lấy từ các pool trên chuỗi. Bạn thấy toàn bộ chi phí trước khi ký, và không có gì được chuyển đi cho đến khi bạn ký.'
export const KEYS = 'Khóa của bạn ở lại trong ví của bạn'
export const APPROVALS = 'Mặc định chỉ phê duyệt đúng số tiền'
export const FIGURES = 'Mọi con số đều được đọc từ chuỗi'
