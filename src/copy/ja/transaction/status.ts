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

/** An approved amount: "50 USDC", or "unlimited USDC". */
const AMOUNTS: Sentences<ApprovedAmount> = {
  amount: ({ amount }) => amount,
  unlimited: ({ symbol }) => `無制限の${symbol}`,
}

/** "50 USDC instead of 100 USDC": what was approved in the wallet, and what this site had asked for. */
const changedText = ({ approved, requested }: ChangedApproval) =>
  `${say(AMOUNTS, requested)}ではなく${say(AMOUNTS, approved)}`

/** As a sentence. */
export const approvedInsteadText = (changed: ChangedApproval) => `${changedText(changed)}を承認しました。`

/** The states of a transaction in a list, beside its title, that say how it ended or why that is not known. */
export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: 'ネットワークで見つかっていません',
  unwatched: 'ネットワークで見つかっていません、監視は終了',
  nonceUsed: '置き換え済み、詳細は不明',
  expired: '期限切れ、もう実行されません',
  unclear: '結果不明：ネットワーク上に見つかりません',
  networkGone: '結果不明：このサイトはそのネットワークに対応しなくなりました',
  cancelled: 'キャンセル済み',
  replaced: '別のトランザクションに置き換え済み',
}

/** What to do about one that stays in the queue of its Safe. */
export const EXPIRED_IN_SAFE =
  '期限切れ、もう実行されません。Safeで拒否してください。これがある間、後に署名されたものは実行できません'

/** All states. "Failed" is said only of one that is on the chain without success. */
const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: '結果不明：結果の分かれた他のリクエストと一緒に実行されました',
  confirmed: '確定済み',
  /** The same transaction was sent again with a higher fee, and that one was confirmed. */
  confirmedSpedUp: '確定済み、スピードアップ',
  failed: '失敗',
  failedSpedUp: '失敗、スピードアップ',
  replacedInSafe: 'Safeの別のトランザクションに置き換え済み',
  noLongerWatched: '監視終了',
  /** Of an approval and a swap that were sent together. */
  partFailed: '一部完了：スワップは失敗',
  partExpired: '一部完了：スワップは期限切れ、もう実行されません',
  partUnknown: '一部完了：スワップの結果は不明',
  partPending: ({ since }) => `一部完了、残りは${startText(since)}から処理待ち`,
  pending: ({ since }) => `${startText(since)}から処理待ち`,
  pendingLong: ({ since }) => `${startText(since)}から処理待ち（通常より時間がかかっています）`,
  unseenLong: ({ minutes }) => `${minutes}分を超えてネットワークで見つかっていません`,
  atWallet: ({ since }) => `${startText(since)}からウォレットの応答待ち。署名済みの場合は、ここに表示されます`,
  /** For example "Waiting for the owners of the Safe (1 of 2 have signed), since 14:02". */
  atSafe: ({ signers, since }) => `${signersText(signers)}（${startText(since)}から）`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}（${startText(since)}から）。${startText(until)}より前に実行する必要があり、それ以降は実行しても失敗します`,
}

/** A state, and how the transaction differs from what was requested. */
const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}、リクエストと異なります`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}、${changedText(changed)}`,
  /** Another account of the visitor's has sent it. `sender`: its short address. */
  sentFrom: ({ sender }) => `${sender}から送信、リクエストと異なります`,
  failedFrom: ({ sender }) => `失敗、${sender}から送信、リクエストと異なります`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

/** News of a transaction, after its title. */
const CHANGES: Record<StatusChange, string> = {
  confirmed: '確定済み',
  spedUp: '確定済み、スピードアップ',
  failed: '失敗',
  pendingAgain: 'ブロックがネットワークで巻き戻されたため、再び処理待ち',
  cancelled: 'キャンセル済み',
  replaced: '別のトランザクションに置き換え済み',
  nonceUsed: '詳細不明の別のトランザクションに置き換え済み',
  expired: '期限切れ：もう実行されません',
  networkGone: 'このサイトがそのネットワークに対応しなくなったため、結果不明',
}

/** "Swap 1 ETH for UNI: confirmed" */
export const statusChangeText = (title: string, change: StatusChange) => `${title}：${CHANGES[change]}`

/** What a wallet did differently from what it was asked for, after the title. */
const DEPARTURES: Sentences<DepartureFacts> = {
  altered: 'ウォレットは、リクエストと異なるトランザクションを送信しました。ウォレットで確認してください。',
  sentFrom: ({ sender }) => `ウォレットは、これを${sender}から送信しました。ウォレットで確認してください。`,
  amountChanged: ({ changed }) => `${changedText(changed)}を承認しました。`,
}

/** "Approve 100 USDC: you approved 50 USDC instead of 100 USDC." */
export const departureText = (title: string, departure: DepartureFacts) => `${title}：${say(DEPARTURES, departure)}`

/** What the tab's title says of what settled while nobody looked, for example "Swap 1 ETH for UNI: Confirmed". */
export const settledText = (title: string, status: string) => `${title}：${status}`
