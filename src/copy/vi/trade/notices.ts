import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import type { NoticeFacts } from '#domain/trade/evaluate/noticeFacts'
import type { ContractsFault } from '#domain/trade/plan'
import type { Wrap } from '#domain/trade/quote'
import type { Signers } from '#domain/wallet/signers'
import { all, counted, sentences } from '../browser/grammar'
import { startText } from '../browser/time'
import { NO_CONTRACTS } from '../transaction/node'
import { pendingText, signersText } from '../wallet/notifications'

export interface NoticeWords {
  title: string
  text: string
  /** The label of the button below the text. */
  action?: string
}

export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'Hợp đồng hoán đổi trên mạng này không phải là hợp đồng mong đợi.',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `Ví của bạn đang ở ${walletNetwork}`,
    text: `Chuyển sang ${chainName} để mua bán. Token của bạn vẫn ở nguyên chỗ của chúng.`,
  }),
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `Không thể tải ${symbol}`,
    text: sentences(noAnswer, hasWallet && 'Không có gì được gửi.'),
  }),
  noCode: ({ symbol }) => ({
    title: `Không thể mua bán ${symbol}`,
    text: `${symbol} không có hợp đồng trên mạng này, nên không thể mua bán nó ở đây.`,
  }),
  notAToken: ({ symbol }) => ({
    title: `Không thể mua bán ${symbol}`,
    text: `${symbol} không phản hồi như một token trên mạng này, nên không thể mua bán nó ở đây.`,
  }),
  notOffered: ({ symbol }) => ({
    title: `Không thể mua bán ${symbol}`,
    text: `${symbol} không có trên trang web này: bên vận hành đã loại nó ra.`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: `Không thể mua bán ${symbol}`,
    text: `Không thể đổi ${symbol} với token kia: bên vận hành trang web này đã loại cặp này ra.`,
  }),
  notListed: ({ symbol }) => ({
    title: `Không thể mua bán ${symbol}`,
    text: `Không tìm thấy ${symbol} trong danh sách token, và bên vận hành trang web này không cho phép token nào khác.`,
  }),
  noContracts: ({ reason }) => ({ title: 'Mua bán đang tắt', text: CONTRACTS[reason] }),
  noExactBuy: {
    title: 'Hãy nhập số tiền để bán',
    text: 'Một trong các token này giữ lại một phần của mỗi lần chuyển, nên không thể mua một số tiền chính xác.',
  },
  noRoute: {
    title: 'Không tìm thấy tuyến cho số tiền này',
    text: 'Hãy thử số tiền khác hoặc token khác.',
  },
  refusedToken: ({ symbol }) => ({
    title: `Không thể mua ${symbol} ở đây`,
    text: 'PancakeSwap có pool cho token này, nhưng hợp đồng hoán đổi ở đó không thể bảo đảm số tiền tối thiểu của một token ít được biết đến.',
  }),
  refusedExactOut: {
    title: 'Hãy nhập số tiền để bán',
    text: 'PancakeSwap có pool cho việc này, nhưng hợp đồng hoán đổi ở đó chỉ bảo đảm số tiền tối thiểu của một token ít được biết đến khi số tiền bán là cố định.',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `Hãy bán ${wrapped} thay vì ${coin}`,
    text: `PancakeSwap có các pool cho việc này, nhưng hợp đồng hoán đổi ở đó không thể bảo vệ ${coin} trên đường đến một token ít được biết đến.`,
  }),
  noExactBuyByHook: {
    title: 'Hãy nhập số tiền để bán',
    text: 'Các pool tìm được chỉ nhận một số tiền bán cố định.',
  },
  hookRefused: ({ text }) => ({
    title: 'Không tìm thấy tuyến cho số tiền này',
    text: sentences(
      `Một hợp đồng mà pool này gọi (hook của nó) đã từ chối lượt hoán đổi${text === null ? '' : `: “${text}”`}.`,
      'Hãy thử số tiền khác, hoặc chiều ngược lại.',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: 'Không thể tải giá',
    text: sentences(noAnswer, hasWallet && 'Không có gì được gửi.'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: 'Không thể kiểm tra hợp đồng hoán đổi',
    text: sentences(noAnswer, 'Sẽ kiểm tra lại ở khối tiếp theo.', hasWallet && 'Không có gì được gửi.'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol} không có trong danh sách token`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `Không thể tải danh sách token, trong đó có thể có ${symbol}`,
    ...unlistedWords(address),
  }),
  unbuyable: ({ symbol }) => ({
    title: `Không thể mua ${symbol}`,
    text: 'Trong một lần mô phỏng trên mạng, không có token nào trong số đã mua đến nơi. Không thể mua bán nó ở đây.',
  }),
  unsellable: ({ symbol }) => ({
    title: `Không thể bán ${symbol}`,
    text: 'Trong một lần mô phỏng trên mạng, token mua được nhưng không bán lại được. Không thể mua bán nó ở đây.',
  }),
  keepsAll: ({ symbol }) => ({
    title: `${symbol} đã giữ lại phần lớn của một lần chuyển`,
    text: 'Trong một lần mô phỏng trên mạng, token đã giữ lại phần lớn những gì được chuyển. Không thể mua bán nó ở đây.',
  }),
  /** The texts of this notice and of the next one have room for one short line on the narrowest screens. */
  refresh: ({ seconds }) => ({ title: 'Giá này đã cũ', text: `Đã đọc hơn ${seconds} giây trước.` }),
  stale: ({ minutes }) => ({ title: 'Giá đã cũ', text: `Không có khối nào trong ${minutes} phút.` }),
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `Hãy giữ lại một ít ${coin} để trả phí mạng`,
    text: `Lượt hoán đổi này cần thêm khoảng ${reserve}.`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `Bất kỳ ai cũng có thể tạo token với tên bất kỳ. Hãy so sánh địa chỉ của nó, ${address}, với nguồn bạn tin cậy.`,
  action: 'Dùng token này',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: 'Không thể đo phí token',
  text: 'Một số token giữ lại một phần của mỗi lần chuyển. Nếu một trong các token này làm vậy, bạn nhận ít hơn số hiển thị, hoặc lượt hoán đổi thất bại.',
}

export const GONE = 'Nó không còn trong ví của tôi'

export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: 'Một yêu cầu vẫn đang chờ trong ví của bạn',
  text: `“${request}” vẫn có thể được xác nhận ở đó. Hãy từ chối nếu bạn không còn muốn nữa.`,
  action: GONE,
})

interface AtSafe {
  title: string
  signers: Signers
  since: Start
}

export const waitingAtSafe = (
  count: number,
  { title, signers, since }: AtSafe,
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: pendingText(count, true),
  text: counted(count, {
    other: `Mới nhất: “${title}”. ${signersText(signers)}, từ ${startText(since)}. Bạn có thể đóng trang này hoặc tiếp tục mua bán: những gì đang chờ vẫn ở trong Safe.`,
  }),
})

export const NOT_SENT = 'Nó đã không được gửi'
export const MAY_BE_SENT = 'Ví của bạn có thể đã gửi yêu cầu này'

export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `“${request}”: ${problem}`,
    minutes !== null && `Nếu nó được đưa vào khối trong vòng ${minutes} phút, nó sẽ xuất hiện ở đây.`,
  ),
  action: NOT_SENT,
})

export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: 'token để bán',
  buy: 'token để nhận',
  amount: 'số tiền',
}

export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: 'Liên kết không được dùng',
  text: 'Nó dành cho một mạng mà trang web này không mua bán trên đó. Trên mạng này, các địa chỉ của nó có thể thuộc về token khác.',
}

export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: 'Một phần của liên kết không được dùng',
  text: `Bỏ qua: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
})

export const LAST_SWAP = 'Lượt hoán đổi vừa rồi'
export const NOT_SWITCHED = 'Ví của bạn đang ở mạng khác'

export const DISCONNECTED = {
  person: 'Bạn đã ngắt kết nối ví của mình.',
  otherTab: 'Bạn đã ngắt kết nối ví của mình trong một thẻ khác.',
  wallet: 'Ví của bạn đã ngắt kết nối.',
  crash: 'Ví của bạn đã ngừng hoạt động.',
} as const
export const NETWORK_CHANGED = 'Mạng trong ví của bạn đã thay đổi.'
export const ACCOUNT_CHANGED = 'Tài khoản trong ví của bạn đã thay đổi.'
export const WALLET_CHANGED = 'Ví được kết nối đã thay đổi.'
export const MULTIPLIER_CHANGED = 'Hệ số nhân số lượng của một token đã thay đổi.'
export const PART_FAILED = 'Một phần của trang này bị lỗi.'
export const PART_FAILED_LATE = `${PART_FAILED} Hãy kiểm tra các giao dịch gần đây của bạn để xem điều gì đã xảy ra với lượt hoán đổi.`

export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, 'Phần xem lại đã được đóng.', message ?? 'Không có gì được gửi.')
export const closedInWallet = (cause: string) => sentences(cause, 'Phần xem lại đã được đóng.')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: 'Lượt hoán đổi đã bị dừng trước khi được gửi.',
  wrap: 'Việc bọc đã bị dừng trước khi được gửi.',
  unwrap: 'Việc gỡ bọc đã bị dừng trước khi được gửi.',
}
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
