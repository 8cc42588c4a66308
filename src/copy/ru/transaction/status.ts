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
  unlimited: ({ symbol }) => `${symbol} без ограничений`,
}

/** "50 USDC instead of 100 USDC": what was approved in the wallet, and what this site had asked for. */
const changedText = ({ approved, requested }: ChangedApproval) =>
  `${say(AMOUNTS, approved)} вместо ${say(AMOUNTS, requested)}`

/** As a sentence. */
export const approvedInsteadText = (changed: ChangedApproval) => `Вы разрешили ${changedText(changed)}.`

/** The states of a transaction in a list, beside its title, that say how it ended or why that is not known. */
export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: 'Сеть её не видела',
  unwatched: 'Сеть её не видела, больше не отслеживается',
  nonceUsed: 'Заменена, подробности неизвестны',
  expired: 'Срок истёк, уже не может быть выполнена',
  unclear: 'Исход неизвестен: не найдена в сети',
  networkGone: 'Исход неизвестен: этот сайт больше не поддерживает её сеть',
  cancelled: 'Отменена',
  replaced: 'Заменена другой транзакцией',
}

/** What to do about one that stays in the queue of its Safe. */
export const EXPIRED_IN_SAFE =
  'Срок истёк, уже не может быть выполнена. Отклоните её в своём Safe: она блокирует то, что подписано после неё'

/** All states. "Failed" is said only of one that is on the chain without success. */
const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: 'Исход неизвестен: исполнена вместе с другими, которые завершились по-разному',
  confirmed: 'Подтверждена',
  /** The same transaction was sent again with a higher fee, and that one was confirmed. */
  confirmedSpedUp: 'Подтверждена, ускорена',
  failed: 'Не выполнена',
  failedSpedUp: 'Не выполнена, ускорена',
  replacedInSafe: 'Заменена другой транзакцией Safe',
  noLongerWatched: 'Больше не отслеживается',
  /** Of an approval and a swap that were sent together. */
  partFailed: 'Выполнена частично: обмен не выполнен',
  partExpired: 'Выполнена частично: срок обмена истёк, он уже не может быть выполнен',
  partUnknown: 'Выполнена частично: исход обмена неизвестен',
  partPending: ({ since }) => `Выполнена частично, остальное в ожидании с ${startText(since)}`,
  pending: ({ since }) => `В ожидании с ${startText(since)}`,
  pendingLong: ({ since }) => `В ожидании с ${startText(since)}, дольше обычного`,
  unseenLong: ({ minutes }) => `Сеть не видела её уже более ${minutes}\u00a0мин`,
  atWallet: ({ since }) => `Ожидание вашего кошелька с ${startText(since)}. Если вы её подписали, она появится здесь`,
  /** For example "Waiting for the owners of the Safe (1 of 2 have signed), since 14:02". */
  atSafe: ({ signers, since }) => `${signersText(signers)}, с ${startText(since)}`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}, с ${startText(since)}. Должна быть исполнена до ${startText(until)}, иначе при исполнении она не выполнится`,
}

/** A state, and how the transaction differs from what was requested. */
const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}, не так, как запрошено`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}, ${changedText(changed)}`,
  /** Another account of the visitor's has sent it. `sender`: its short address. */
  sentFrom: ({ sender }) => `Отправлена с ${sender}, не так, как запрошено`,
  failedFrom: ({ sender }) => `Не выполнена, отправлена с ${sender}, не так, как запрошено`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

/** News of a transaction, after its title. */
const CHANGES: Record<StatusChange, string> = {
  confirmed: 'подтверждена',
  spedUp: 'подтверждена, ускорена',
  failed: 'не выполнена',
  pendingAgain: 'снова в ожидании, потому что сеть отменила её блок',
  cancelled: 'отменена',
  replaced: 'заменена другой транзакцией',
  nonceUsed: 'заменена другой транзакцией, подробности которой неизвестны',
  expired: 'срок истёк: она уже не может быть выполнена',
  networkGone: 'исход неизвестен, так как этот сайт больше не поддерживает её сеть',
}

/** "Swap 1 ETH for UNI: confirmed" */
export const statusChangeText = (title: string, change: StatusChange) => `${title}: ${CHANGES[change]}`

/** What a wallet did differently from what it was asked for, after the title. */
const DEPARTURES: Sentences<DepartureFacts> = {
  altered: 'ваш кошелёк отправил не ту транзакцию, что была запрошена. Проверьте её в кошельке.',
  sentFrom: ({ sender }) => `ваш кошелёк отправил её с аккаунта ${sender}. Проверьте её в кошельке.`,
  amountChanged: ({ changed }) => `вы разрешили ${changedText(changed)}.`,
}

/** "Approve 100 USDC: you approved 50 USDC instead of 100 USDC." */
export const departureText = (title: string, departure: DepartureFacts) => `${title}: ${say(DEPARTURES, departure)}`

/** What the tab's title says of what settled while nobody looked, for example "Swap 1 ETH for UNI: Confirmed". */
export const settledText = (title: string, status: string) => `${title}: ${status}`
