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
  unlimited: ({ symbol }) => `无限额度的 ${symbol}`,
}

const changedText = ({ approved, requested }: ChangedApproval) =>
  `授权了${say(AMOUNTS, approved)}，而不是${say(AMOUNTS, requested)}`

export const approvedInsteadText = (changed: ChangedApproval) => `你${changedText(changed)}。`

export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: '网络未见到',
  unwatched: '网络未见到，不再跟踪',
  nonceUsed: '已被替换，详情未知',
  expired: '已过期，已无法再执行',
  unclear: '结果未知：在网络上未找到',
  networkGone: '结果未知：此网站不再支持其网络',
  cancelled: '已取消',
  replaced: '已被另一笔交易替换',
}

export const EXPIRED_IN_SAFE = '已过期，已无法再执行。请在你的 Safe 中拒绝它：它会阻塞在它之后签名的交易'

const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: '结果未知：与其他请求一起执行，而那些请求的结果各不相同',
  confirmed: '已确认',
  confirmedSpedUp: '已确认，已加速',
  failed: '失败',
  failedSpedUp: '失败，已加速',
  replacedInSafe: '已被该 Safe 的另一笔交易替换',
  noLongerWatched: '不再跟踪',
  partFailed: '部分完成：其中的兑换失败',
  partExpired: '部分完成：其中的兑换已过期，已无法再执行',
  partUnknown: '部分完成：其中兑换的结果未知',
  partPending: ({ since }) => `部分完成，其余部分自 ${startText(since)} 起待处理`,
  pending: ({ since }) => `自 ${startText(since)} 起待处理`,
  pendingLong: ({ since }) => `自 ${startText(since)} 起待处理，比平时更久`,
  unseenLong: ({ minutes }) => `网络未见到它已超过 ${minutes} 分钟`,
  atWallet: ({ since }) => `自 ${startText(since)} 起等待你的钱包。如果你已签名，它会显示在这里`,
  atSafe: ({ signers, since }) => `${signersText(signers)}，请求于 ${startText(since)}`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}，请求于 ${startText(since)}。必须在 ${startText(until)} 之前执行，否则只会失败`,
}

const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}，与请求不符`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}，你${changedText(changed)}`,
  sentFrom: ({ sender }) => `从 ${sender} 发送，与请求不符`,
  failedFrom: ({ sender }) => `失败，从 ${sender} 发送，与请求不符`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

const CHANGES: Record<StatusChange, string> = {
  confirmed: '已确认',
  spedUp: '已确认，已加速',
  failed: '失败',
  pendingAgain: '重新变为待处理，因为其区块被网络回退',
  cancelled: '已取消',
  replaced: '已被另一笔交易替换',
  nonceUsed: '已被另一笔详情未知的交易替换',
  expired: '已过期：已无法再执行',
  networkGone: '结果未知，因为此网站不再支持其网络',
}

export const statusChangeText = (title: string, change: StatusChange) => `${title}：${CHANGES[change]}`

const DEPARTURES: Sentences<DepartureFacts> = {
  altered: '你的钱包发送的交易与所请求的不同。请在钱包中查看。',
  sentFrom: ({ sender }) => `你的钱包从 ${sender} 发送了这笔交易。请在钱包中查看。`,
  amountChanged: ({ changed }) => `你${changedText(changed)}。`,
}

export const departureText = (title: string, departure: DepartureFacts) => `${title}：${say(DEPARTURES, departure)}`

export const settledText = (title: string, status: string) => `${title}：${status}`
