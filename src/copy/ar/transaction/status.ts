import { leftToRight } from '#domain/browser/locale'
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
import { counted } from '../browser/grammar'
import { startText } from '../browser/time'
import { signersText } from '../wallet/notifications'

const AMOUNTS: Sentences<ApprovedAmount> = {
  amount: ({ amount }) => leftToRight(amount),
  unlimited: ({ symbol }) => `مبلغ غير محدود من ${leftToRight(symbol)}`,
}

const changedText = ({ approved, requested }: ChangedApproval) =>
  `${say(AMOUNTS, approved)} بدلًا من ${say(AMOUNTS, requested)}`

export const approvedInsteadText = (changed: ChangedApproval) => `وافقتَ على ${changedText(changed)}.`

export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: 'لم ترصدها الشبكة',
  unwatched: 'لم ترصدها الشبكة، ولم تعد تُتابَع',
  nonceUsed: 'استُبدلت، والتفاصيل غير معروفة',
  expired: 'انتهت المهلة، ولم يعد بالإمكان تنفيذها',
  unclear: 'النتيجة غير معروفة: لم يُعثر عليها على الشبكة',
  networkGone: 'النتيجة غير معروفة: لم يعد هذا الموقع يدعم شبكتها',
  cancelled: 'أُلغيت',
  replaced: 'استُبدلت بمعاملة أخرى',
}

export const EXPIRED_IN_SAFE =
  'انتهت المهلة، ولم يعد بالإمكان تنفيذها. ارفضها في حساب Safe الخاص بك: فهي تعيق ما وُقِّع بعدها'

const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: 'النتيجة غير معروفة: نُفِّذت مع طلبات أخرى، ونتائجها متفاوتة',
  confirmed: 'مؤكدة',
  confirmedSpedUp: 'مؤكدة، بعد تسريعها',
  failed: 'فشلت',
  failedSpedUp: 'فشلت، بعد تسريعها',
  replacedInSafe: 'استُبدلت بمعاملة أخرى من حساب Safe',
  noLongerWatched: 'لم تعد تُتابَع',
  partFailed: 'تمت جزئيًا: فشلت مبادلتها',
  partExpired: 'تمت جزئيًا: انتهت مهلة مبادلتها، ولم يعد بالإمكان تنفيذها',
  partUnknown: 'تمت جزئيًا: نتيجة مبادلتها غير معروفة',
  partPending: ({ since }) => `تمت جزئيًا، والباقي قيد الانتظار منذ ${startText(since)}`,
  pending: ({ since }) => `قيد الانتظار منذ ${startText(since)}`,
  pendingLong: ({ since }) => `قيد الانتظار منذ ${startText(since)}، أطول من المعتاد`,
  unseenLong: ({ minutes }) =>
    counted(minutes, {
      zero: `لم ترصدها الشبكة منذ أكثر من ${minutes} دقيقة`,
      one: 'لم ترصدها الشبكة منذ أكثر من دقيقة واحدة',
      two: 'لم ترصدها الشبكة منذ أكثر من دقيقتين',
      few: `لم ترصدها الشبكة منذ أكثر من ${minutes} دقائق`,
      many: `لم ترصدها الشبكة منذ أكثر من ${minutes} دقيقة`,
      other: `لم ترصدها الشبكة منذ أكثر من ${minutes} دقيقة`,
    }),
  atWallet: ({ since }) => `بانتظار محفظتك منذ ${startText(since)}. إذا وقّعتها فستظهر هنا`,
  atSafe: ({ signers, since }) => `${signersText(signers)}، منذ ${startText(since)}`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}، منذ ${startText(since)}. يجب تنفيذها قبل ${startText(until)}، وإلا فلا يمكنها إلا أن تفشل`,
}

const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}، ليست كما طُلبت`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}، ${changedText(changed)}`,
  sentFrom: ({ sender }) => `أُرسلت من ${leftToRight(sender)}، ليست كما طُلبت`,
  failedFrom: ({ sender }) => `فشلت، وأُرسلت من ${leftToRight(sender)}، ليست كما طُلبت`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

const CHANGES: Record<StatusChange, string> = {
  confirmed: 'مؤكدة',
  spedUp: 'مؤكدة، بعد تسريعها',
  failed: 'فشلت',
  pendingAgain: 'قيد الانتظار مجددًا، لأن الشبكة تراجعت عن كتلتها',
  cancelled: 'أُلغيت',
  replaced: 'استُبدلت بمعاملة أخرى',
  nonceUsed: 'استُبدلت بمعاملة أخرى تفاصيلها غير معروفة',
  expired: 'انتهت المهلة: لم يعد بالإمكان تنفيذها',
  networkGone: 'النتيجة غير معروفة، لأن هذا الموقع لم يعد يدعم شبكتها',
}

export const statusChangeText = (title: string, change: StatusChange) => `${title}: ${CHANGES[change]}`

const DEPARTURES: Sentences<DepartureFacts> = {
  altered: 'أرسلت محفظتك معاملة مختلفة عن المعاملة المطلوبة. تحقق منها في محفظتك.',
  sentFrom: ({ sender }) => `أرسلت محفظتك هذه المعاملة من ${leftToRight(sender)}. تحقق منها في محفظتك.`,
  amountChanged: ({ changed }) => `وافقتَ على ${changedText(changed)}.`,
}

export const departureText = (title: string, departure: DepartureFacts) => `${title}: ${say(DEPARTURES, departure)}`

export const settledText = (title: string, status: string) => `${title}: ${status}`
