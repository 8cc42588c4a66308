import { say, type Sentences } from '#domain/browser/sentences'
import type {
  ApprovedAmount,
  ChangedApproval,
  DepartureFacts,
  StateFacts,
  StatusChange,
  StatusFacts,
  ToldResolution,
} from '#domain/transaction/status'
import { startText } from '../browser/time'
import { signersText } from '../wallet/notifications'

const AMOUNTS: Sentences<ApprovedAmount> = {
  amount: ({ amount }) => amount,
  unlimited: ({ symbol }) => `${symbol} không giới hạn`,
}

const changedText = ({ approved, requested }: ChangedApproval) =>
  `${say(AMOUNTS, approved)} thay vì ${say(AMOUNTS, requested)}`

export const approvedInsteadText = (changed: ChangedApproval) => `Bạn đã phê duyệt ${changedText(changed)}.`

export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: 'Mạng chưa thấy giao dịch',
  unwatched: 'Mạng chưa thấy giao dịch, không còn theo dõi',
  nonceUsed: 'Đã bị thay thế, không rõ chi tiết',
  expired: 'Đã hết hạn, không còn có thể được thực hiện',
  unclear: 'Không rõ kết quả: không tìm thấy trên mạng',
  networkGone: 'Không rõ kết quả: trang web này không còn hỗ trợ mạng của nó',
  cancelled: 'Đã hủy',
  replaced: 'Đã bị giao dịch khác thay thế',
}

export const EXPIRED_IN_SAFE =
  'Đã hết hạn, không còn có thể được thực hiện. Hãy từ chối nó trong Safe của bạn: nó chặn những gì được ký sau nó'

/** "Thất bại" is used only for a transaction that was mined without success. */
const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: 'Không rõ kết quả: được thực hiện cùng với các giao dịch khác có kết quả khác nhau',
  confirmed: 'Đã xác nhận',
  confirmedSpedUp: 'Đã xác nhận, đã tăng tốc',
  failed: 'Thất bại',
  failedSpedUp: 'Thất bại, đã tăng tốc',
  replacedInSafe: 'Đã bị giao dịch khác của Safe thay thế',
  noLongerWatched: 'Không còn theo dõi',
  partFailed: 'Xong một phần: lượt hoán đổi của nó thất bại',
  partExpired: 'Xong một phần: lượt hoán đổi của nó đã hết hạn, không còn có thể được thực hiện',
  partUnknown: 'Xong một phần: không rõ kết quả lượt hoán đổi của nó',
  partPending: ({ since }) => `Xong một phần, phần còn lại đang chờ xử lý từ ${startText(since)}`,
  pending: ({ since }) => `Đang chờ xử lý từ ${startText(since)}`,
  pendingLong: ({ since }) => `Đang chờ xử lý từ ${startText(since)}, lâu hơn bình thường`,
  unseenLong: ({ minutes }) => `Mạng chưa thấy giao dịch trong hơn ${minutes} phút`,
  atWallet: ({ since }) => `Đang chờ ví của bạn từ ${startText(since)}. Nếu bạn đã ký, nó sẽ hiện ra ở đây`,
  atSafe: ({ signers, since }) => `${signersText(signers)}, từ ${startText(since)}`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}, từ ${startText(since)}. Phải được thực thi trước ${startText(until)}, nếu không thì nó chỉ có thể thất bại`,
}

const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}, không như yêu cầu`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}, ${changedText(changed)}`,
  sentFrom: ({ sender }) => `Đã gửi từ ${sender}, không như yêu cầu`,
  failedFrom: ({ sender }) => `Thất bại, đã gửi từ ${sender}, không như yêu cầu`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

const CHANGES: Record<StatusChange, string> = {
  confirmed: 'đã xác nhận',
  spedUp: 'đã xác nhận, đã tăng tốc',
  failed: 'thất bại',
  pendingAgain: 'lại đang chờ xử lý, vì mạng đã loại bỏ khối chứa nó',
  cancelled: 'đã hủy',
  replaced: 'đã bị giao dịch khác thay thế',
  nonceUsed: 'đã bị thay thế bởi một giao dịch khác không rõ chi tiết',
  expired: 'đã hết hạn: nó không còn có thể được thực hiện',
  networkGone: 'không rõ kết quả, vì trang web này không còn hỗ trợ mạng của nó',
}

export const statusChangeText = (title: string, change: StatusChange) => `${title}: ${CHANGES[change]}`

const DEPARTURES: Sentences<DepartureFacts> = {
  altered: 'ví của bạn đã gửi một giao dịch khác với giao dịch được yêu cầu. Hãy kiểm tra trong ví của bạn.',
  sentFrom: ({ sender }) => `ví của bạn đã gửi giao dịch này từ ${sender}. Hãy kiểm tra trong ví của bạn.`,
  amountChanged: ({ changed }) => `bạn đã phê duyệt ${changedText(changed)}.`,
}

export const departureText = (title: string, departure: DepartureFacts) => `${title}: ${say(DEPARTURES, departure)}`

export const settledText = (title: string, status: string) => `${title}: ${status}`
