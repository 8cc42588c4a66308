import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = 'Gửi'
export const REVIEW = 'Xem lại trước khi gửi'
export const RECIPIENT_HINT = 'Địa chỉ hoặc tên'
export const SUGGESTIONS = { named: 'Sổ địa chỉ', paid: 'Đã từng trả', own: 'Tài khoản của bạn' } as const

export const CONNECT_TO_SEND = 'Kết nối ví để gửi'
export const SELECT_TOKEN = 'Chọn token để gửi'
export const ENTER_RECIPIENT = 'Nhập người nhận'
export const CHECK_RECIPIENT = 'Kiểm tra người nhận'
export const READING_RECIPIENT = 'Đang kiểm tra người nhận'
export const sendLabel = (amount: string) => `Gửi ${amount}`
export const sendAnywayLabel = (amount: string) => `Vẫn gửi ${amount}`

export const noAddressFor = (name: string) => `${name} không dẫn đến địa chỉ nào.`
export const addressOf = (name: string) => `Địa chỉ của ${name}`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: 'Đây là tài khoản mà bạn dùng để gửi.',
  nobody: 'Không ai có khóa của địa chỉ này. Những gì gửi đến đó sẽ mất.',
  ownToken: 'Đây là hợp đồng của chính token này. Những gì gửi đến đó sẽ mất.',
  token: 'Đây là hợp đồng của một token. Những gì gửi đến đó thường sẽ mất.',
  siteContract: 'Đây là hợp đồng của sàn giao dịch. Những gì gửi đến đó sẽ mất.',
}

export const STOPPED = {
  title: 'Đây không phải địa chỉ mà bạn biết',
  text: 'Cả hai bắt đầu và kết thúc giống nhau, nhưng khác nhau. Có thể ai đó đã tạo địa chỉ này để bạn sao chép nhầm.',
  entered: 'Bạn đã nhập',
  known: 'Bạn biết',
  use: 'Dùng địa chỉ mà bạn biết',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `Địa chỉ này trông giống ${known}`,
    text: 'Đó là hai địa chỉ khác nhau. Hãy so sánh từng ký tự.',
  }),
  first: {
    title: 'Lần đầu thanh toán cho địa chỉ này',
    text: 'Trình duyệt này không biết lần nào trước đó. Khoản thanh toán không thể lấy lại.',
  },
  contract: {
    title: 'Người nhận là một hợp đồng',
    text: 'Nếu hợp đồng không có cách chuyển ra những gì bạn gửi, chúng sẽ mất.',
  },
  elsewhere: ({ networks, network }) => ({
    title: `Người nhận là một hợp đồng không có trên ${network}`,
    text: `Hợp đồng này tồn tại trên ${all(networks)}. Trên ${network}, có lẽ không bao giờ có ai chuyển được những gì bạn gửi.`,
  }),
  unread: {
    title: 'Không thể kiểm tra người nhận',
    text: 'Nút không cho biết đó có phải là hợp đồng hay không.',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT = 'Tôi đã so sánh từng ký tự, và người nhận đã bảo tôi dùng địa chỉ này trên mạng này'

export const TO = 'Đến'
export const ARRIVES = 'Người nhận sẽ nhận'
export const ARRIVED = 'Người nhận đã nhận'
export const KEPT = 'Token giữ lại'

const NOTHING_SENT = 'Không có gì được gửi.'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('Hợp đồng tại địa chỉ này không nhận khoản thanh toán này.', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`Hợp đồng ${symbol} từ chối khoản thanh toán này.`, NOTHING_SENT),
  nothingArrives: ({ symbol }) =>
    sentences(`Trong một lần mô phỏng, không có ${symbol} nào đến người nhận.`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`Trong một lần mô phỏng, ${received} đã đến người nhận thay vì ${reviewed}.`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) =>
    sentences(`Trong một lần mô phỏng, một token khác cũng đã rời khỏi ví của bạn: ${token}.`, NOTHING_SENT),
  unexpected: sentences('Đã xảy ra sự cố.', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = 'Đã gửi lên mạng'
export const SENT_TEXT = 'Bạn có thể đóng cửa sổ này; khoản thanh toán vẫn tiếp tục.'
export const arrivedText = (received: string) => `${received} đã đến người nhận.`
