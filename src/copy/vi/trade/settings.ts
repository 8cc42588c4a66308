import { counted } from '../browser/grammar'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

export const TITLE = 'Cài đặt mua bán'
export const RESET = 'Đặt lại'
export const ALL_SETTINGS = 'Tất cả cài đặt'

export const SLIPPAGE = 'Trượt giá tối đa'
export const SLIPPAGE_FIELD = 'Trượt giá tùy chỉnh, phần trăm'
export const CUSTOM = 'Tùy chỉnh'
export const AUTO = 'Tự động'
export const autoText = (bps: number) => `Tự động: ${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `Hãy nhập một số từ ${written(typedSlippage(SLIPPAGE_MIN_BPS))} đến ${written(typedSlippage(SLIPPAGE_MAX_BPS))}${hasMoreDecimals ? ', với tối đa hai chữ số thập phân' : ''}.`
export const SLIPPAGE_LOW = 'Dễ thất bại. Giá thường dịch chuyển nhiều hơn mức này.'

/** `worst` comes from `worstReceived` or `worstPaid`: "bạn nhận 3.394 USDC". */
const mostLost = (bps: number, worst: string | null) =>
  worst === null
    ? `Bạn có thể mất tối đa ${slippagePercent(bps)}`
    : `Trong trường hợp xấu nhất ${worst}, kém hơn báo giá ${slippagePercent(bps)}`

export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}.`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}. Người khác có thể cố ý làm giá dịch chuyển để bạn mất đúng chừng đó.`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? 'Nếu giá dịch chuyển nhiều hơn mức này, lượt hoán đổi sẽ thất bại: bạn giữ được token và chỉ trả phí mạng.'
    : `Trong trường hợp xấu nhất ${worst}, nếu không thì lượt hoán đổi thất bại: bạn giữ được token và chỉ trả phí mạng.`

export const acceptSlippage = (bps: number) => `Tôi chấp nhận mất tối đa ${slippagePercent(bps)}.`
/** It begins with a space. */
export const slippageMeanwhile = (bps: number) => `Cho đến khi đó, ${slippagePercent(bps)} được áp dụng.`

export const APPROVAL = 'Số tiền phê duyệt'
export const APPROVAL_EXACT = 'Đúng số tiền'
export const APPROVAL_UNLIMITED = 'Không giới hạn'
export const APPROVAL_HINT = 'Đúng số tiền thì an toàn hơn. Không giới hạn giúp bớt một bước ở lần sau.'

export const GUARD = 'Chống sandwich'
export const GUARD_ABOUT = 'Lượt hoán đổi thất bại nếu ai đó đã làm giá dịch chuyển trong cùng khối.'
export const GUARD_WORKS = 'Hoạt động khi bán một token qua các pool V3 có lưu lịch sử giá.'
export const GUARD_ON = 'Nó đang theo dõi tuyến hiện tại.'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS} Nó không thể theo dõi lượt mua bán hiện tại.`

export const DEADLINE = 'Thời hạn'
export const MINUTES = 'phút'
export const DEADLINE_HINT = 'Lượt hoán đổi thất bại nếu không được xác nhận kịp thời.'
export const DEADLINE_LONG = 'Lượt hoán đổi chờ được càng lâu thì giá càng có thể dịch chuyển nhiều.'
export const SIGNING = 'Thời hạn ký'
export const SIGNING_HINT =
  'Dành cho Safe mà các chủ sở hữu ký lần lượt. Họ càng có nhiều thời gian thì giá càng có thể dịch chuyển nhiều: nếu vượt quá giới hạn trượt giá của bạn thì không thể thực thi lượt hoán đổi.'
export const daysText = (days: number) => counted(days, { other: `${days} ngày` })

export const deadlineInvalid = (applied: number) =>
  `Hãy nhập số phút nguyên từ ${DEADLINE_MIN_MINUTES} đến ${grouped(String(DEADLINE_MAX_MINUTES))}. Cho đến khi đó, thời hạn là ${grouped(String(applied))} phút.`
