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
  unlimited: ({ symbol }) => `sınırsız ${symbol}`,
}

const changedText = ({ approved, requested }: ChangedApproval) =>
  `${say(AMOUNTS, requested)} yerine ${say(AMOUNTS, approved)}`

export const approvedInsteadText = (changed: ChangedApproval) => `${changedText(changed)} için izin verdiniz.`

export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: 'Ağ tarafından görülmedi',
  unwatched: 'Ağ tarafından görülmedi, artık izlenmiyor',
  nonceUsed: 'Yerine başkası gönderildi, ayrıntılar bilinmiyor',
  expired: 'Süresi doldu, artık gerçekleşemez',
  unclear: 'Sonuç bilinmiyor: ağda bulunamadı',
  networkGone: 'Sonuç bilinmiyor: bu site işlemin ağını artık desteklemiyor',
  cancelled: 'İptal edildi',
  replaced: 'Yerine başka bir işlem gönderildi',
}

export const EXPIRED_IN_SAFE =
  'Süresi doldu, artık gerçekleşemez. Safe’inizde reddedin: ondan sonra imzalananları engelliyor'

const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: 'Sonuç bilinmiyor: farklı biçimde sonuçlanan başka işlemlerle birlikte yürütüldü',
  confirmed: 'Onaylandı',
  confirmedSpedUp: 'Onaylandı, hızlandırıldı',
  failed: 'Başarısız',
  failedSpedUp: 'Başarısız, hızlandırıldı',
  replacedInSafe: 'Yerine Safe’in başka bir işlemi gönderildi',
  noLongerWatched: 'Artık izlenmiyor',
  partFailed: 'Kısmen yapıldı: takası başarısız oldu',
  partExpired: 'Kısmen yapıldı: takasının süresi doldu, artık gerçekleşemez',
  partUnknown: 'Kısmen yapıldı: takasının sonucu bilinmiyor',
  partPending: ({ since }) => `Kısmen yapıldı, geri kalanı ${startText(since)} beri beklemede`,
  pending: ({ since }) => `${startText(since)} beri beklemede`,
  pendingLong: ({ since }) => `${startText(since)} beri beklemede, her zamankinden uzun`,
  unseenLong: ({ minutes }) => `${minutes} dakikadan uzun süredir ağ tarafından görülmedi`,
  atWallet: ({ since }) => `${startText(since)} beri cüzdanınız bekleniyor. İmzaladıysanız burada görünecek`,
  atSafe: ({ signers, since }) => `${signersText(signers)}, ${startText(since)} beri`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}, ${startText(since)} beri. ${startText(until)} önce yürütülmelidir, yoksa yalnızca başarısız olabilir`,
}

const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}, istendiği gibi değil`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}, ${changedText(changed)}`,
  sentFrom: ({ sender }) => `Gönderen: ${sender}, istendiği gibi değil`,
  failedFrom: ({ sender }) => `Başarısız, gönderen: ${sender}, istendiği gibi değil`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

const CHANGES: Record<StatusChange, string> = {
  confirmed: 'onaylandı',
  spedUp: 'onaylandı, hızlandırıldı',
  failed: 'başarısız',
  pendingAgain: 'yeniden beklemede, çünkü ağ, işlemin bloğunu geri aldı',
  cancelled: 'iptal edildi',
  replaced: 'yerine başka bir işlem gönderildi',
  nonceUsed: 'yerine, ayrıntıları bilinmeyen başka bir işlem gönderildi',
  expired: 'süresi doldu: artık gerçekleşemez',
  networkGone: 'sonuç bilinmiyor, çünkü bu site işlemin ağını artık desteklemiyor',
}

export const statusChangeText = (title: string, change: StatusChange) => `${title}: ${CHANGES[change]}`

const DEPARTURES: Sentences<DepartureFacts> = {
  altered: 'cüzdanınız, istenenden farklı bir işlem gönderdi. Cüzdanınızda kontrol edin.',
  sentFrom: ({ sender }) => `cüzdanınız bunu başka bir hesaptan gönderdi (${sender}). Cüzdanınızda kontrol edin.`,
  amountChanged: ({ changed }) => `${changedText(changed)} için izin verdiniz.`,
}

export const departureText = (title: string, departure: DepartureFacts) => `${title}: ${say(DEPARTURES, departure)}`

export const settledText = (title: string, status: string) => `${title}: ${status}`
