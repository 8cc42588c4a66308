import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

const REVIEW_WRAP: Readonly<Record<Wrap, string>> = { wrap: 'Xem lại việc bọc', unwrap: 'Xem lại việc gỡ bọc' }
export const reviewTitle = (wrap: Wrap | null) => (wrap === null ? REVIEW_SWAP : REVIEW_WRAP[wrap])

export const YOU_SELL = 'Bạn bán'
export const YOU_RECEIVE = 'Bạn nhận'

export const PRICE_CHANGED = 'Giá đã thay đổi'
export const PRICE_OLD = 'Giá này đã cũ'
export const acceptPriceLabel = (amount: string) => `Chấp nhận giá mới: ${amount}`

export const EXACT_AMOUNT = 'Số tiền chính xác'
export const MORE_BELOW = 'Còn bên dưới'
export const boundLabel = (kind: 'least' | 'most', slippage: string) =>
  `${{ least: 'Ít nhất', most: 'Nhiều nhất' }[kind]}, với trượt giá ${slippage}`

export const CHANGES = 'Những gì thay đổi trong ví của bạn'
export const MEANINGS = 'Ý nghĩa của các thuật ngữ này'
export const CALLS = 'Ví của bạn được yêu cầu làm gì'

export const RATE = 'Tỷ giá'
export const DEADLINE = 'Thời hạn'
export const SANDWICH_GUARD = 'Chống sandwich'
export const RECIPIENT = 'Người nhận'
export const CONTRACT = 'Hợp đồng'
export const inContract = (symbol: string) => `${symbol} trong hợp đồng`
export const NOT_KNOWN = 'Không rõ'

export const deadlineText = (minutes: number) => `${durationText(minutes)} sau khi bạn xác nhận`
export const SIGNATURES = 'Chữ ký'
export const signaturesText = (signers: number) =>
  `${signers} chủ sở hữu của Safe phải ký trước thời hạn. Giá hiển thị là giá hiện tại: nếu nó vượt quá giới hạn của bạn khi người cuối cùng ký, lượt hoán đổi không thể được thực thi.`
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `Tắt: không dùng khi bán ${coin}`,
    v4: 'Tắt: V4 không lưu lịch sử giá',
    router: 'Tắt: router của tuyến này không có bước kiểm tra đó',
    v2: 'Tắt: V2 không lưu lịch sử giá',
    record: 'Tắt: một pool không lưu lịch sử giá',
    setting: 'Tắt trong cài đặt mua bán',
  })[why]
export const guardText = (percent: string) => `Bật, ${percent}`

export const CHECKING = 'Đang kiểm tra…'
export const GO_ON_UNTRIED = 'Tiếp tục không mô phỏng'
export const ASK_AGAIN = 'Vẫn yêu cầu lại'
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: 'Xác nhận hoán đổi',
  risky: 'Vẫn xác nhận hoán đổi',
  wrap: 'Xác nhận bọc',
  unwrap: 'Xác nhận gỡ bọc',
}

/** Each text is the beginning of a sentence. */
const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `Số bạn nhận bây giờ sẽ giảm đi ${amount}`,
  receiveMore: (amount) => `Số bạn nhận bây giờ sẽ tăng thêm ${amount}`,
  payLess: (amount) => `Số bạn trả bây giờ sẽ giảm đi ${amount}`,
  payMore: (amount) => `Số bạn trả bây giờ sẽ tăng thêm ${amount}`,
}
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)} (${percent}).`
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `Giá đã cũ hơn ${minutes} phút. ${MOVED[moved](amount)}.`
export const agedSamePrice = (minutes: number) => `Giá đã cũ hơn ${minutes} phút. Giá mới nhất vẫn như vậy.`
export const rereadingPrice = (minutes: number) => `Giá đã cũ hơn ${minutes} phút, và chưa có giá mới hơn.`
export const OTHER_ROUTE = 'Hiện có một tuyến khác với giá bằng hoặc tốt hơn.'

export const PHASES = {
  preparing: 'Đang kiểm tra với mạng',
  wallet: 'Xác nhận trong ví',
  chain: 'Đang chờ mạng',
}

export const WAITING_FOR_WALLET = 'Đang chờ ví của bạn'

export interface StepFacts {
  symbol: string
  /** The maximum amount that is sold, for example "100 USDC". */
  amount: string
  isUnlimited: boolean
  /** Whether less than `amount` may be sold, so that the rest may stay approved. */
  isAtMost: boolean
  isThroughPermit2: boolean
  wrap: Wrap | null
}

export interface StepWords {
  title: string
  text?: string
}

const EXACT_APPROVED = 'Đúng số tiền này, chỉ cho lượt hoán đổi này'
const MOST_APPROVED = 'Mức nhiều nhất mà lượt hoán đổi này có thể lấy'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `nhiều nhất ${amount}` : amount
const VERBS = { swap: 'Hoán đổi', wrap: 'Bọc', unwrap: 'Gỡ bọc' }

export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `Đặt lại phê duyệt ${symbol} về 0`,
    text: `${symbol} đòi hỏi phê duyệt cũ phải được thu hồi trước`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = `Phê duyệt ${isUnlimited ? `${symbol} không giới hạn` : amount}${isThroughPermit2 ? ' cho Permit2' : ''}`
    return {
      title,
      text: isUnlimited ? 'Như bạn đã chọn trong cài đặt mua bán' : isAtMost ? MOST_APPROVED : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `Cho phép router lấy ${amount}`,
    text: `Qua Permit2, ${isAtMost ? 'mức nhiều nhất mà lượt hoán đổi này có thể lấy,' : 'đúng số tiền này'} và chỉ trong một thời gian`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited
      ? `Phê duyệt ${symbol} không giới hạn, hoán đổi ${soldText(sold)}`
      : `Phê duyệt và hoán đổi ${soldText(sold)}`,
    text: `${isThroughPermit2 ? 'Tất cả' : 'Cả hai'} trong một lần xác nhận, tất cả hoặc không gì cả`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${VERBS[wrap ?? 'swap']} ${soldText({ isAtMost, amount })}`,
  }),
}

export const pendingDuplicate = (request: string) => ({
  title: 'Ví của bạn đã chấp nhận yêu cầu này',
  text: `“${request}” đang chờ xử lý, và chưa biết kết quả. Nếu bạn yêu cầu lại, cả hai có thể được thực hiện.`,
})

export const waitingDuplicate = (request: string) => ({
  title: 'Một yêu cầu như vậy vẫn đang chờ trong ví của bạn',
  text: `“${request}” chưa được trả lời. Nếu bạn yêu cầu lại, bạn có thể xác nhận cả hai, và cả hai sẽ được thực hiện.`,
})

export const UPGRADE = {
  title: 'Có thể chỉ cần một lần xác nhận',
  text: 'Việc này nâng cấp tài khoản của bạn trên mạng này: một hợp đồng do ví của bạn chọn khi đó có thể hành động thay tài khoản trong mọi thứ bạn ký. Địa chỉ, khóa và token của bạn giữ nguyên. Bản nâng cấp tồn tại cho đến khi bạn gỡ nó trong ví, và nó làm tăng phí mạng một lần.',
  label: (steps: number) => `Nâng cấp tài khoản của tôi, và làm cả ${steps} bước trong một lần xác nhận`,
}

export const BOTH_MINED = 'Nếu bạn yêu cầu lại, cả hai có thể được đưa vào khối.'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: 'Một pool trên tuyến này có quy tắc riêng',
  text: sentences(
    `Một hợp đồng, tức hook của pool, tham gia vào mỗi lượt hoán đổi: ${all(hooks)}. Quy tắc của nó có thể khác nhau khi mua và khi bán, theo tài khoản và theo thời gian.`,
    isUpgradeable && 'Mã của hook có thể bị thay thế.',
    tried !== null && `Lượt hoán đổi này đã được mô phỏng ở khối ${tried}.`,
  ),
})
