import { leftToRight } from '#domain/browser/locale'
import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

export const TITLE = 'مبادلة'
export const TRANSACTION = 'المعاملة'

export const EXPLORER = 'عرض على مستكشف الكتل'
export const CLOSE = 'إغلاق'
export const TRY_AGAIN = 'أعد المحاولة'
export const CHANGE_SLIPPAGE = 'تغيير الانزلاق'
export const CHANGE_DEADLINE = 'تغيير المهلة'
export const NEW_SWAP = 'مبادلة جديدة'
export const SWAP_AGAIN = 'مبادلة أخرى'
export const OPEN_APPROVAL = 'موافقة لا تزال مفتوحة'
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${leftToRight(amount)} للجهة ${spender}${isPermit2 ? '، عبر Permit2' : ''}`
export const TAKE_BACK = 'سحب الموافقة'
export const TAKING_BACK = { asking: 'أكّد في محفظتك', revoking: 'جارٍ سحب الموافقة' } as const
export const addSymbolToWallet = (symbol: string) => `إضافة ${leftToRight(symbol)} إلى المحفظة`

type Kind = Wrap | 'swap'

const SENT: Record<Kind, string> = {
  swap: 'أُرسلت المبادلة',
  wrap: 'أُرسل التغليف',
  unwrap: 'أُرسل فك التغليف',
}

export const AT_SAFE_TITLE = 'في قائمة انتظار حساب Safe'

/** What the visitor may do after the trade was given to the owners of a Safe. */
const AT_SAFE: Record<Kind, string> = {
  swap: 'يمكنك إغلاق هذه الصفحة: تستمر المبادلة، وهي في معاملاتك الأخيرة.',
  wrap: 'يمكنك إغلاق هذه الصفحة: يستمر التغليف، وهو في معاملاتك الأخيرة.',
  unwrap: 'يمكنك إغلاق هذه الصفحة: يستمر فك التغليف، وهو في معاملاتك الأخيرة.',
}
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `${leftToRight(sold)} مقابل نحو ${leftToRight(received)}. ${AT_SAFE[kind]}`
export const sentTitle = (kind: Kind) => SENT[kind]

const GOES_ON: Record<Kind, string> = {
  swap: 'يمكنك إغلاق هذه النافذة؛ تستمر المبادلة.',
  wrap: 'يمكنك إغلاق هذه النافذة؛ يستمر التغليف.',
  unwrap: 'يمكنك إغلاق هذه النافذة؛ يستمر فك التغليف.',
}
export const sentText = (kind: Kind, sold: string, received: string) =>
  `${leftToRight(sold)} مقابل نحو ${leftToRight(received)}. ${GOES_ON[kind]}`
export const STEP_CONFIRMED = 'أُكّدت في محفظتك'
export const STEP_WAITING = 'بانتظار الشبكة'
export const blockWaitText = (usual: number, passed: number) => `عادةً ${usual}\u00a0ث، وحتى الآن ${passed}\u00a0ث`

export const STEP_SLOW_TEXT = 'يستغرق إدراجها في كتلة وقتًا أطول من المعتاد'

const UNSEEN_TEXT =
  'لم ترصدها أي من العُقَد المستخدمة هنا. قد تكون لا تزال في محفظتك، أو في طريقها عبر قناة أخرى. تحقق من محفظتك، وسرّعها أو ألغها هناك قبل أن تجري مبادلة أخرى.'
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: 'ربما نفّذته محفظتك في معاملة أخرى. تحقق من أرصدتك قبل أن تجري مبادلة أخرى.',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: 'حلّت محلها معاملة أخرى من حسابك. تحقق في محفظتك مما فعلته قبل أن تجري مبادلة أخرى.',
  },
}

export const ALTERED_TITLE = 'ليس ما طلبته'

const SWAP_ENDS: Record<TradeEnd, string> = {
  failed: 'فشلت المبادلة',
  expired: 'انتهت مهلة المبادلة',
  cancelled: 'أُلغيت المبادلة',
  replaced: 'استُبدلت المبادلة',
}
const WRAP_ENDS: Record<TradeEnd, string> = {
  failed: 'فشل التغليف',
  expired: 'انتهت مهلة التغليف',
  cancelled: 'أُلغي التغليف',
  replaced: 'استُبدل التغليف',
}
const UNWRAP_ENDS: Record<TradeEnd, string> = {
  failed: 'فشل فك التغليف',
  expired: 'انتهت مهلة فك التغليف',
  cancelled: 'أُلغي فك التغليف',
  replaced: 'استُبدل فك التغليف',
}
const ENDS: Record<Kind, Record<TradeEnd, string>> = { swap: SWAP_ENDS, wrap: WRAP_ENDS, unwrap: UNWRAP_ENDS }

export const failedTitle = (kind: Kind, end: TradeEnd) => ENDS[kind][end]
export const unsoldLabel = (amount: string) => `مبلغك ${leftToRight(amount)}`
export const UNSOLD = 'لم يُبع، ولا يزال في محفظتك'
export const UNSOLD_BY_SWAP = 'لم تبعه هذه المبادلة'
export const COST_UNKNOWN = 'غير معروفة؛ تحقق من محفظتك'

export const EXPIRED_TEXT =
  'لم تؤكدها الشبكة في الوقت المحدد. لم يعد بإمكانها بيع أي شيء. يمكنك الآن إجراء المبادلة مرة أخرى، أو إلغاء هذه أولًا في محفظتك.'
export const COSTS_SO_FAR = 'لا شيء حتى الآن؛ وإذا أُكّدت متأخرة فستفشل وتُحتسب تكلفة الشبكة'

export const NETWORK_COST_PAID = 'تكلفة الشبكة المدفوعة'
export const paidByOther = (payer: string) => `من ${leftToRight(payer)}، لا من حسابك`
export const PAID_BY_OTHER = 'من حساب آخر'
export const EARLIER_COST = 'تكلفة الشبكة للخطوات السابقة'
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount} (${usd})`)

const CONFIRMED: Record<Kind, string> = {
  swap: 'المبادلة مؤكدة',
  wrap: 'التغليف مؤكد',
  unwrap: 'فك التغليف مؤكد',
}
export const confirmedTitle = (kind: Kind) => CONFIRMED[kind]
export const receivedTitle = (received: string) => `استلمتَ ${leftToRight(received)}`
export const paidText = (sold: string, rate: string | null) =>
  `مقابل ${leftToRight(sold)}${rate === null ? '' : `، بسعر ${rate}`}.`
export const PAYMENT_UNKNOWN = 'لا يبيّن إيصالها كم دُفع: تحقق من ذلك في محفظتك.'
export const AMOUNTS_UNKNOWN = 'لا يبيّن إيصالها المبالغ التي انتقلت: تحقق منها في محفظتك.'

export const COMPARED = 'مقارنةً بعرض السعر'
export const AS_QUOTED = 'كما في عرض السعر تمامًا'
export const ABOUT_AS_QUOTED = 'كما في عرض السعر، بفارق لا يتجاوز جزءًا من المليون'

export const claimedReceived = (event: string, balance: string) =>
  `يدّعي حدث التوكن ${leftToRight(event)}؛ وزاد رصيدك بمقدار ${leftToRight(balance)}.`
export const claimedSold = (event: string, balance: string) =>
  `يدّعي حدث التوكن ${leftToRight(event)}؛ ونقص رصيدك بمقدار ${leftToRight(balance)}.`
export const ONLY_CLAIMED_RECEIVED = 'ما استلمته معروف من حدث التوكن نفسه فقط.'
export const ONLY_CLAIMED_SOLD = 'ما دفعته معروف من حدث التوكن نفسه فقط.'

export const tradeConfirmedText = (kind: Kind, received: string, paid: string | null) =>
  `${CONFIRMED[kind]}. استلمتَ ${leftToRight(received)}${paid === null ? '' : ` مقابل ${leftToRight(paid)}`}.`
