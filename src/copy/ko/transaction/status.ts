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
  unlimited: ({ symbol }) => `${symbol} 무제한`,
}

/** "100 USDC 대신 50 USDC": 50 was approved. */
const changedText = ({ approved, requested }: ChangedApproval) =>
  `${say(AMOUNTS, requested)} 대신 ${say(AMOUNTS, approved)}`

export const approvedInsteadText = (changed: ChangedApproval) => `승인한 금액: ${changedText(changed)}.`

export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: '네트워크에서 보이지 않음',
  unwatched: '네트워크에서 보이지 않음, 더 이상 추적하지 않음',
  nonceUsed: '대체됨, 세부 정보 알 수 없음',
  expired: '만료됨, 더 이상 실행될 수 없음',
  unclear: '결과를 알 수 없음: 네트워크에서 찾을 수 없음',
  networkGone: '결과를 알 수 없음: 이 사이트가 해당 네트워크를 더 이상 지원하지 않음',
  cancelled: '취소됨',
  replaced: '다른 트랜잭션으로 대체됨',
}

export const EXPIRED_IN_SAFE = '만료됨, 더 이상 실행될 수 없음. Safe에서 거부하세요. 그 뒤에 서명된 것을 막고 있습니다'

const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: '결과를 알 수 없음: 결과가 서로 다른 요청들과 함께 실행됨',
  confirmed: '확정됨',
  confirmedSpedUp: '확정됨, 속도 높임',
  failed: '실패',
  failedSpedUp: '실패, 속도 높임',
  replacedInSafe: 'Safe의 다른 트랜잭션으로 대체됨',
  noLongerWatched: '더 이상 추적하지 않음',
  partFailed: '일부만 완료: 스왑은 실패',
  partExpired: '일부만 완료: 스왑은 만료됨, 더 이상 실행될 수 없음',
  partUnknown: '일부만 완료: 스왑의 결과를 알 수 없음',
  partPending: ({ since }) => `일부만 완료, 나머지는 ${startText(since)}부터 대기 중`,
  pending: ({ since }) => `${startText(since)}부터 대기 중`,
  pendingLong: ({ since }) => `${startText(since)}부터 대기 중, 평소보다 오래 걸림`,
  unseenLong: ({ minutes }) => `${minutes}분 넘게 네트워크에서 보이지 않음`,
  atWallet: ({ since }) => `${startText(since)}부터 지갑을 기다리는 중. 서명했다면 나중에 여기에 표시됩니다`,
  atSafe: ({ signers, since }) => `${signersText(signers)}, ${startText(since)}부터`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}, ${startText(since)}부터. ${startText(until)} 전에 실행해야 하며, 그러지 않으면 실패할 수밖에 없습니다`,
}

const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}, 요청과 다름`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}, ${changedText(changed)}`,
  sentFrom: ({ sender }) => `${sender}에서 전송됨, 요청과 다름`,
  failedFrom: ({ sender }) => `실패, ${sender}에서 전송됨, 요청과 다름`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

const CHANGES: Record<StatusChange, string> = {
  confirmed: '확정됨',
  spedUp: '확정됨, 속도 높임',
  failed: '실패',
  pendingAgain: '네트워크가 그 블록을 되돌려 다시 대기 중',
  cancelled: '취소됨',
  replaced: '다른 트랜잭션으로 대체됨',
  nonceUsed: '세부 정보를 알 수 없는 다른 트랜잭션으로 대체됨',
  expired: '만료됨: 더 이상 실행될 수 없음',
  networkGone: '이 사이트가 해당 네트워크를 더 이상 지원하지 않아 결과를 알 수 없음',
}

export const statusChangeText = (title: string, change: StatusChange) => `${title}: ${CHANGES[change]}`

const DEPARTURES: Sentences<DepartureFacts> = {
  altered: '지갑이 요청과 다른 트랜잭션을 전송했습니다. 지갑에서 확인하세요.',
  sentFrom: ({ sender }) => `지갑이 이 트랜잭션을 ${sender}에서 전송했습니다. 지갑에서 확인하세요.`,
  amountChanged: ({ changed }) => `승인한 금액은 다음과 같습니다: ${changedText(changed)}.`,
}

export const departureText = (title: string, departure: DepartureFacts) => `${title}: ${say(DEPARTURES, departure)}`

export const settledText = (title: string, status: string) => `${title}: ${status}`
