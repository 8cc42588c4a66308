import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

export const TITLE = 'Hoán đổi'
export const TRANSACTION = 'Giao dịch'

export const EXPLORER = 'Xem trên trình duyệt khối'
export const CLOSE = 'Đóng'
export const TRY_AGAIN = 'Thử lại'
export const CHANGE_SLIPPAGE = 'Đổi mức trượt giá'
export const CHANGE_DEADLINE = 'Đổi thời hạn'
export const NEW_SWAP = 'Hoán đổi mới'
export const SWAP_AGAIN = 'Hoán đổi lại'
export const OPEN_APPROVAL = 'Phê duyệt còn mở'
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${amount} cho ${spender}${isPermit2 ? ', qua Permit2' : ''}`
export const TAKE_BACK = 'Thu hồi'
export const TAKING_BACK = { asking: 'Xác nhận trong ví', revoking: 'Đang thu hồi' } as const
export const addSymbolToWallet = (symbol: string) => `Thêm ${symbol} vào ví`

type Kind = Wrap | 'swap'

/** These are used within a sentence. */
const KINDS: Record<Kind, string> = { swap: 'lượt hoán đổi', wrap: 'việc bọc', unwrap: 'việc gỡ bọc' }

const SENT: Record<Kind, string> = { swap: 'Đã gửi hoán đổi', wrap: 'Đã gửi việc bọc', unwrap: 'Đã gửi việc gỡ bọc' }

export const AT_SAFE_TITLE = 'Trong hàng đợi của Safe'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `${sold} lấy khoảng ${received}. Bạn có thể đóng trang này: ${KINDS[kind]} vẫn tiếp tục, và nằm trong các giao dịch gần đây của bạn.`
export const sentTitle = (kind: Kind) => SENT[kind]
export const sentText = (kind: Kind, sold: string, received: string) =>
  `${sold} lấy khoảng ${received}. Bạn có thể đóng cửa sổ này; ${KINDS[kind]} vẫn tiếp tục.`
export const STEP_CONFIRMED = 'Đã xác nhận trong ví của bạn'
export const STEP_WAITING = 'Đang chờ mạng'
export const blockWaitText = (usual: number, passed: number) => `Thường mất ${usual} giây, đến nay ${passed} giây`

export const STEP_SLOW_TEXT = 'Việc đưa nó vào một khối đang lâu hơn bình thường'

const UNSEEN_TEXT =
  'Không nút nào được dùng ở đây đã thấy nó. Nó có thể vẫn ở trong ví của bạn, hoặc đang đi theo đường khác. Hãy kiểm tra ví của bạn, và tăng tốc hoặc hủy nó ở đó trước khi hoán đổi lại.'
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: 'Ví của bạn có thể đã thực hiện việc này trong một giao dịch khác. Hãy kiểm tra các số dư của bạn trước khi hoán đổi lại.',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: 'Một giao dịch khác của tài khoản bạn đã thế chỗ nó. Hãy kiểm tra trong ví của bạn xem giao dịch đó đã làm gì trước khi hoán đổi lại.',
  },
}

export const ALTERED_TITLE = 'Không phải điều bạn đã yêu cầu'

const ENDS: Record<Kind, Record<TradeEnd, string>> = {
  swap: {
    failed: 'Lượt hoán đổi thất bại',
    expired: 'Lượt hoán đổi đã hết hạn',
    cancelled: 'Lượt hoán đổi đã bị hủy',
    replaced: 'Lượt hoán đổi đã bị thay thế',
  },
  wrap: {
    failed: 'Việc bọc thất bại',
    expired: 'Việc bọc đã hết hạn',
    cancelled: 'Việc bọc đã bị hủy',
    replaced: 'Việc bọc đã bị thay thế',
  },
  unwrap: {
    failed: 'Việc gỡ bọc thất bại',
    expired: 'Việc gỡ bọc đã hết hạn',
    cancelled: 'Việc gỡ bọc đã bị hủy',
    replaced: 'Việc gỡ bọc đã bị thay thế',
  },
}

export const failedTitle = (kind: Kind, end: TradeEnd) => ENDS[kind][end]
export const unsoldLabel = (amount: string) => `${amount} của bạn`
export const UNSOLD = 'Không bị bán, vẫn ở trong ví của bạn'
export const UNSOLD_BY_SWAP = 'Không bị bán trong lượt hoán đổi này'
export const COST_UNKNOWN = 'Không rõ; hãy kiểm tra ví của bạn'

export const EXPIRED_TEXT =
  'Mạng đã không xác nhận nó kịp thời. Nó không còn có thể bán bất cứ thứ gì. Bạn có thể hoán đổi lại ngay bây giờ, hoặc hủy nó trong ví trước.'
export const COSTS_SO_FAR = 'Đến giờ chưa mất gì; nếu được xác nhận muộn, nó sẽ thất bại và phí mạng bị tính'

export const NETWORK_COST_PAID = 'Phí mạng đã trả'
export const paidByOther = (payer: string) => `Do ${payer} trả, không phải tài khoản của bạn`
export const PAID_BY_OTHER = 'Do tài khoản khác trả'
export const EARLIER_COST = 'Phí mạng của các bước trước'
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount} (${usd})`)

const CONFIRMED_TITLES: Record<Kind, string> = {
  swap: 'Lượt hoán đổi đã được xác nhận',
  wrap: 'Việc bọc đã được xác nhận',
  unwrap: 'Việc gỡ bọc đã được xác nhận',
}

export const confirmedTitle = (kind: Kind) => CONFIRMED_TITLES[kind]
export const receivedTitle = (received: string) => `Bạn đã nhận ${received}`
export const paidText = (sold: string, rate: string | null) =>
  `Đổi bằng ${sold}${rate === null ? '' : `, theo tỷ giá ${rate}`}.`
export const PAYMENT_UNKNOWN = 'Biên nhận của nó không cho thấy đã trả bao nhiêu: hãy kiểm tra trong ví của bạn.'
export const AMOUNTS_UNKNOWN =
  'Biên nhận của nó không cho thấy số tiền nào đã được chuyển: hãy kiểm tra trong ví của bạn.'

export const COMPARED = 'So với báo giá'
export const AS_QUOTED = 'Đúng như báo giá'
export const ABOUT_AS_QUOTED = 'Như báo giá, sai lệch không quá một phần triệu'

export const claimedReceived = (event: string, balance: string) =>
  `Sự kiện của token khai ${event}; số dư của bạn tăng ${balance}.`
export const claimedSold = (event: string, balance: string) =>
  `Sự kiện của token khai ${event}; số dư của bạn giảm ${balance}.`
export const ONLY_CLAIMED_RECEIVED = 'Những gì bạn đã nhận chỉ được biết qua sự kiện của chính token.'
export const ONLY_CLAIMED_SOLD = 'Những gì bạn đã trả chỉ được biết qua sự kiện của chính token.'

const CONFIRMED: Record<Wrap | 'swap', string> = {
  swap: 'Hoán đổi đã được xác nhận',
  wrap: 'Việc bọc đã được xác nhận',
  unwrap: 'Việc gỡ bọc đã được xác nhận',
}

export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}. Bạn đã nhận ${received}${paid === null ? '' : `, đổi bằng ${paid}`}.`
