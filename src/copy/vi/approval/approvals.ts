import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, {
    other: `Không hiển thị: ${text} phê duyệt của các token không có trong danh sách và cũng không được giữ ở đây.`,
  })

const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: 'Để tìm phê duyệt của các token khác, hoặc cho các hợp đồng khác, hãy tìm trên toàn bộ chuỗi.',
    label: 'Tìm trong mọi khối',
  },
  failed: {
    words: 'Tìm kiếm các phê duyệt khác thất bại: nút không phản hồi, hoặc không cho phép việc này.',
    label: 'Thử lại',
  },
  searching: ({ percent }) => ({
    words: `Đang tìm các phê duyệt khác trên chuỗi: ${percent} của mọi khối.`,
    label: 'Đang tìm',
  }),
  whole: ({ leftOut }) => ({
    words:
      leftOut === null
        ? 'Đã tìm trong mọi khối, và mọi phê duyệt đang mở đều được liệt kê.'
        : sentences('Đã tìm trong mọi khối.', leftOutText(leftOut), 'Mọi phê duyệt đang mở khác đều được liệt kê.'),
    label: 'Tìm lại',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `Đã tìm lùi đến khối ${from}; có thể còn các phê duyệt cũ hơn. Có quá nhiều phê duyệt để kiểm tra hết.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Tìm lại',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `Đã tìm lùi đến khối ${from}; có thể còn các phê duyệt cũ hơn. Tìm lùi xa hơn sẽ cần quá nhiều yêu cầu.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Tìm lại',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = 'Phê duyệt'
export const OWN_APPROVALS =
  'Các hợp đồng được phép chuyển token của bạn. Hãy thu hồi những phê duyệt bạn không còn dùng.'
export const OTHER_APPROVALS = 'Các hợp đồng được phép chuyển token của tài khoản này.'

export const HEADS = {
  token: 'Token',
  contract: 'Hợp đồng',
  allowed: 'Số tiền được phê duyệt',
  movable: 'Có thể chuyển ngay',
} as const

export const UNLIMITED = 'Không giới hạn'
export const UNKNOWN_CONTRACT = 'Hợp đồng không rõ'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `Không có trong danh sách token: ${address}`
export const CONFIRM_IN_WALLET = 'Xác nhận trong ví'
export const REVOKE = 'Thu hồi'
export const REVOKING = 'Đang thu hồi'
export const REVOKED = 'Đã thu hồi'
export const revokeLabel = (symbol: string, contract: string) => `Thu hồi phê duyệt ${symbol} cho ${contract}`

export const unreadTitle = (tokens: number) =>
  counted(tokens, { other: `Không thể tải một số phê duyệt của ${tokens} token` })
export const MAY_BE_MORE = 'Có thể còn nhiều hơn số được liệt kê ở đây.'

export const READ_FAILED = 'Không thể tải phê duyệt'
export const NO_APPROVALS = 'Không có phê duyệt mở'

export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `Đã kiểm tra: ${all(contractNames)}.`,
    'Không hợp đồng nào trong số đó có thể chuyển các token này.',
    tokensRead !== null &&
      `Trong danh sách token, chỉ ${grouped(String(tokensRead))} token đầu tiên và các token đang giữ được kiểm tra.`,
  )

export const UNKNOWN_TOKEN = 'Token không rõ'
export const THROUGH_PERMIT2 = 'qua Permit2'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: 'qua Permit2, không có ngày hết hạn',
  current: ({ until }) => `qua Permit2, đến ${until}`,
  expired: ({ until }) => `qua Permit2, đã hết hạn vào ${until}`,
}
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) =>
  isPermit2 ? `phê duyệt ${symbol} trong Permit2` : `phê duyệt ${symbol}`

export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? 'Không thể tải một phần của trang web.' : nodeText(failure)
  return `Hiện không thể thu hồi ${approvalName(revoked)}. ${reason} Không có gì được gửi.`
}

export const REJECTED = 'Bạn đã từ chối yêu cầu. Không có gì được gửi.'
