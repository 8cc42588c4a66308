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
  amount: ({ amount }) => ` ${amount}`,
  unlimited: ({ symbol }) => `無限額度的 ${symbol}`,
}

const changedText = ({ approved, requested }: ChangedApproval) =>
  `授權了${say(AMOUNTS, approved)}，而不是${say(AMOUNTS, requested)}`

export const approvedInsteadText = (changed: ChangedApproval) => `你${changedText(changed)}。`

export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: '網路上未見到',
  unwatched: '網路上未見到，不再追蹤',
  nonceUsed: '已被取代，詳情未知',
  expired: '已過期，已無法再執行',
  unclear: '結果未知：在網路上找不到',
  networkGone: '結果未知：此網站不再支援其網路',
  cancelled: '已取消',
  replaced: '已被另一筆交易取代',
}

export const EXPIRED_IN_SAFE = '已過期，已無法再執行；請在你的 Safe 中拒絕它，因為它會擋住在它之後簽署的交易'

const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: '結果未知：與其他請求一起執行，而那些請求的結果各不相同',
  confirmed: '已確認',
  confirmedSpedUp: '已確認，已加速',
  failed: '失敗',
  failedSpedUp: '失敗，已加速',
  replacedInSafe: '已被該 Safe 的另一筆交易取代',
  noLongerWatched: '不再追蹤',
  partFailed: '部分完成：其中的兌換失敗',
  partExpired: '部分完成：其中的兌換已過期，已無法再執行',
  partUnknown: '部分完成：其中兌換的結果未知',
  partPending: ({ since }) => `部分完成，其餘部分自 ${startText(since)} 起待處理`,
  pending: ({ since }) => `自 ${startText(since)} 起待處理`,
  pendingLong: ({ since }) => `自 ${startText(since)} 起待處理，比平常更久`,
  unseenLong: ({ minutes }) => `網路上未見到它已超過 ${minutes} 分鐘`,
  atWallet: ({ since }) => `自 ${startText(since)} 起等待你的錢包；如果你已簽署，它會顯示在這裡`,
  atSafe: ({ signers, since }) => `${signersText(signers)}，請求於 ${startText(since)}`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}，請求於 ${startText(since)}；必須在 ${startText(until)} 之前執行，否則只會失敗`,
}

const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}，與請求不符`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}，你${changedText(changed)}`,
  sentFrom: ({ sender }) => `從 ${sender} 送出，與請求不符`,
  failedFrom: ({ sender }) => `失敗，從 ${sender} 送出，與請求不符`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

const CHANGES: Record<StatusChange, string> = {
  confirmed: '已確認',
  spedUp: '已確認，已加速',
  failed: '失敗',
  pendingAgain: '再次待處理，因為其區塊被網路回退',
  cancelled: '已取消',
  replaced: '已被另一筆交易取代',
  nonceUsed: '已被另一筆詳情未知的交易取代',
  expired: '已過期：已無法再執行',
  networkGone: '結果未知，因為此網站不再支援其網路',
}

export const statusChangeText = (title: string, change: StatusChange) => `${title}：${CHANGES[change]}`

const DEPARTURES: Sentences<DepartureFacts> = {
  altered: '你的錢包送出的交易與所請求的不同。請在錢包中查看。',
  sentFrom: ({ sender }) => `你的錢包從 ${sender} 送出了這筆交易。請在錢包中查看。`,
  amountChanged: ({ changed }) => `你${changedText(changed)}。`,
}

export const departureText = (title: string, departure: DepartureFacts) => `${title}：${say(DEPARTURES, departure)}`

export const settledText = (title: string, status: string) => `${title}：${status}`
