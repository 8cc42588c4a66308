import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

export const TITLE = 'Biên nhận'
export const COPY_TEXT = 'Sao chép văn bản'
export const SHARE = 'Chia sẻ'
export const SAVE_PICTURE = 'Lưu thành ảnh'
export const READING = 'Đang tải biên nhận'
export const READ_FAILED = 'Không thể tải biên nhận'
export const NO_SWAP = {
  title: 'Không có biên nhận hoán đổi',
  text: 'Các sự kiện và lệnh gọi của giao dịch này không cho thấy lượt hoán đổi nào của tài khoản này.',
} as const

export const PAID = 'Bạn đã trả'
export const RECEIVED = 'Bạn đã nhận'
export const PRICE = 'Giá của bạn'
export const QUOTED = 'Báo giá'
export const LEAST = 'Ít nhất, theo lệnh gọi'
export const MOST = 'Nhiều nhất, theo lệnh gọi'
export const MARKET = 'Giá trước đó của các pool'
export const AGAINST_MARKET = 'So với giá đó'
export const POOL_FEES = 'Phí pool trong giá của bạn'
export const SITE_FEE = 'Phí trang web trong giá của bạn'
export const NETWORK_COST = 'Phí mạng'
export const APPROVAL_COST = 'Phê duyệt trước đó'
export const TIME = 'Thời gian'
export const TAKEN = 'Từ yêu cầu đến khối'
export const secondsText = (count: number) => `${count}\u00a0giây`
export const BLOCK = 'Khối'
export const ACCOUNT = 'Tài khoản'
export const NETWORK = 'Mạng'
export const TRANSACTION = 'Giao dịch'
export const NOT_KNOWN = 'Không rõ'
export const NO_STATE = 'Không rõ: nút không còn giữ khối đó'
export const PAID_BY_OTHER = 'Do tài khoản khác trả'
/** Follows an amount. */
export const ONLY_CLAIMED = '(theo sự kiện của chính token)'
export const NO_FEES = 'Không có, một đổi một'

const CHANGES: Sentences<MarketChange> = {
  same: 'Bằng nhau',
  worse: ({ percent }) => `Kém hơn giá đó ${percent}, gồm phí và tác động giá`,
  better: ({ percent }) => `Tốt hơn giá đó ${percent}, gồm phí và tác động giá`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' hoặc ')

export const blockNumberText = (block: number) => grouped(String(block))

export const bothSides = (paid: string, received: string) => `${paid} → ${received}`

export const unlistedSymbol = (symbol: string) => `${symbol} (ngoài danh sách)`

export const STOP = 'Dừng'

const SEARCHED: Sentences<SearchedFacts> = {
  none: 'Đã dừng trước khi tìm trong khối nào.',
  whole: 'Đã tìm trong mọi khối.',
  wholeCut: 'Đã tìm trong mọi khối; các lượt hoán đổi mới nhất được liệt kê.',
  stopped: ({ from, to }) =>
    `Đã tìm trong các khối từ ${from} đến ${to}; có thể còn các lượt hoán đổi cũ hơn. Bạn đã dừng tìm kiếm.`,
  many: ({ from, to }) => `Đã tìm trong các khối từ ${from} đến ${to}; có thể còn các lượt hoán đổi cũ hơn.`,
  limit: ({ from, to }) =>
    `Đã tìm trong các khối từ ${from} đến ${to}; có thể còn các lượt hoán đổi cũ hơn. Tìm lùi xa hơn sẽ cần quá nhiều yêu cầu.`,
}

const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      'Tìm trên chuỗi các giao dịch đã chuyển token của tài khoản này. Việc này hỏi nút về các lần chuyển của chính tài khoản. Nó tìm thấy các lượt hoán đổi do chính tài khoản gửi, không tìm thấy những lượt do một bundler hoặc các chủ sở hữu của Safe gửi thay.',
    label: 'Tìm hoán đổi trước đây',
  },
  failed: {
    words: 'Tìm kiếm thất bại: nút không phản hồi, hoặc không cho phép việc này.',
    label: 'Thử lại',
  },
  searching: ({ percent }) => ({ words: `Đang tìm: ${percent} của mọi khối.`, label: STOP }),
  reading: { words: 'Đang tải những gì đã tìm thấy.', label: 'Tìm lại' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(
      say(SEARCHED, searched),
      isNothingFound && 'Không tìm thấy lượt hoán đổi nào ngoài những lượt ở trên.',
    ),
    label: canGoFurther ? 'Tìm lùi xa hơn' : 'Tìm lại',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
