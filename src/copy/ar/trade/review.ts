import { leftToRight } from '#domain/browser/locale'
import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, counted, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

const REVIEW: Readonly<Record<Wrap, string>> = { wrap: 'مراجعة التغليف', unwrap: 'مراجعة فك التغليف' }
export const reviewTitle = (wrap: Wrap | null) => (wrap === null ? REVIEW_SWAP : REVIEW[wrap])

export const YOU_SELL = 'تبيع'
export const YOU_RECEIVE = 'تستلم'

export const PRICE_CHANGED = 'تغيّر السعر'
export const PRICE_OLD = 'هذا السعر قديم'
export const acceptPriceLabel = (amount: string) => `قبول السعر الجديد: ${leftToRight(amount)}`

export const EXACT_AMOUNT = 'المبلغ الدقيق'
export const MORE_BELOW = 'المزيد أدناه'
const BOUND = { least: 'على الأقل', most: 'على الأكثر' } as const
export const boundLabel = (kind: 'least' | 'most', slippage: string) => `${BOUND[kind]}، مع انزلاق سعري ${slippage}`

export const CHANGES = 'ما يتغير في محفظتك'
export const MEANINGS = 'ما تعنيه هذه المصطلحات'
export const CALLS = 'ما يُطلب من محفظتك تنفيذه'

export const RATE = 'سعر الصرف'
export const DEADLINE = 'المهلة'
export const SANDWICH_GUARD = 'حماية من الساندويتش'
export const RECIPIENT = 'المستلم'
export const CONTRACT = 'العقد'
export const inContract = (symbol: string) => `${leftToRight(symbol)} في العقد`
export const NOT_KNOWN = 'غير معروف'

export const deadlineText = (minutes: number) => `بعد ${durationText(minutes)} من تأكيدك`
export const SIGNATURES = 'التوقيعات'
export const signaturesText = (signers: number) =>
  counted(signers, {
    zero: `يجب أن يوقّع ${signers} من مالكي حساب Safe قبل انقضاء المهلة. السعر المعروض هو السعر الحالي: إذا تجاوز حدّك عندما يوقّع آخرهم، فلا يمكن تنفيذ المبادلة.`,
    one: `يجب أن يوقّع أحد مالكي حساب Safe قبل انقضاء المهلة. السعر المعروض هو السعر الحالي: إذا تجاوز حدّك عندما يوقّع، فلا يمكن تنفيذ المبادلة.`,
    two: `يجب أن يوقّع اثنان من مالكي حساب Safe قبل انقضاء المهلة. السعر المعروض هو السعر الحالي: إذا تجاوز حدّك عندما يوقّع الثاني منهما، فلا يمكن تنفيذ المبادلة.`,
    few: `يجب أن يوقّع ${signers} من مالكي حساب Safe قبل انقضاء المهلة. السعر المعروض هو السعر الحالي: إذا تجاوز حدّك عندما يوقّع آخرهم، فلا يمكن تنفيذ المبادلة.`,
    many: `يجب أن يوقّع ${signers} من مالكي حساب Safe قبل انقضاء المهلة. السعر المعروض هو السعر الحالي: إذا تجاوز حدّك عندما يوقّع آخرهم، فلا يمكن تنفيذ المبادلة.`,
    other: `يجب أن يوقّع ${signers} من مالكي حساب Safe قبل انقضاء المهلة. السعر المعروض هو السعر الحالي: إذا تجاوز حدّك عندما يوقّع آخرهم، فلا يمكن تنفيذ المبادلة.`,
  })
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `متوقفة: لا تعمل لبيع ${leftToRight(coin)}`,
    v4: 'متوقفة: لا يحتفظ V4 بسجل أسعار',
    router: 'متوقفة: لا يملك موجّه هذا المسار هذا الفحص',
    v2: 'متوقفة: لا يحتفظ V2 بسجل أسعار',
    record: 'متوقفة: أحد المجمعات لا يحتفظ بسجل أسعار',
    setting: 'متوقفة في إعدادات التداول',
  })[why]
export const guardText = (percent: string) => `مفعّلة، ${percent}`

export const CHECKING = 'جارٍ التحقق…'
export const GO_ON_UNTRIED = 'المتابعة دون محاكاة'
export const ASK_AGAIN = 'الطلب مجددًا رغم ذلك'
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: 'تأكيد المبادلة',
  risky: 'تأكيد المبادلة رغم ذلك',
  wrap: 'تأكيد التغليف',
  unwrap: 'تأكيد فك التغليف',
}

const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `ستستلم الآن أقل بمقدار ${leftToRight(amount)}`,
  receiveMore: (amount) => `ستستلم الآن أكثر بمقدار ${leftToRight(amount)}`,
  payLess: (amount) => `ستدفع الآن أقل بمقدار ${leftToRight(amount)}`,
  payMore: (amount) => `ستدفع الآن أكثر بمقدار ${leftToRight(amount)}`,
}
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)} (${percent}).`

const agedText = (minutes: number) =>
  counted(minutes, {
    zero: `عمره أكثر من ${minutes} دقيقة`,
    one: 'عمره أكثر من دقيقة واحدة',
    two: 'عمره أكثر من دقيقتين',
    few: `عمره أكثر من ${minutes} دقائق`,
    many: `عمره أكثر من ${minutes} دقيقة`,
    other: `عمره أكثر من ${minutes} دقيقة`,
  })
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `${agedText(minutes)}. ${MOVED[moved](amount)}.`
export const agedSamePrice = (minutes: number) => `${agedText(minutes)}. أحدث سعر هو نفسه.`
export const rereadingPrice = (minutes: number) => `${agedText(minutes)}، ولا يوجد سعر أحدث بعد.`
export const OTHER_ROUTE = 'يتاح الآن مسار آخر بالسعر نفسه أو بسعر أفضل.'

export const PHASES = {
  preparing: 'جارٍ التحقق مع الشبكة',
  wallet: 'أكّد في محفظتك',
  chain: 'بانتظار الشبكة',
}

export const WAITING_FOR_WALLET = 'بانتظار محفظتك'

export interface StepFacts {
  symbol: string
  /** The maximum amount that is sold, for example "100 USDC". */
  amount: string
  isUnlimited: boolean
  /** Whether less than `amount` may be sold, so that the rest may stay approved. */
  isAtMost: boolean
  /** Whether the router takes the token through Permit2. */
  isThroughPermit2: boolean
  wrap: Wrap | null
}

export interface StepWords {
  title: string
  text?: string
}

const EXACT_APPROVED = 'هذا المبلغ بالضبط، لهذه المبادلة فقط'
const MOST_APPROVED = 'أقصى ما يمكن أن تأخذه هذه المبادلة'
/** The amount follows a verbal noun: "مبادلة 1 ETH على الأكثر". */
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `${leftToRight(amount)} على الأكثر` : leftToRight(amount)
const VERBS = { swap: 'مبادلة', wrap: 'تغليف', unwrap: 'فك تغليف' }

export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `إعادة المبلغ المسموح من ${leftToRight(symbol)} إلى 0`,
    text: `يشترط ${leftToRight(symbol)} سحب موافقتك القديمة عليه أولًا`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const what = isUnlimited ? `مبلغ غير محدود من ${leftToRight(symbol)}` : leftToRight(amount)
    return {
      title: `الموافقة على ${what}${isThroughPermit2 ? ' لصالح Permit2' : ''}`,
      text: isUnlimited ? 'كما اخترت في إعدادات التداول' : isAtMost ? MOST_APPROVED : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `السماح للموجّه بأخذ ${leftToRight(amount)}`,
    text: isAtMost
      ? 'عبر Permit2، أقصى ما يمكن أن تأخذه هذه المبادلة، ولمدة محدودة فقط'
      : 'عبر Permit2، هذا المبلغ بالضبط ولمدة محدودة فقط',
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited
      ? `الموافقة على مبلغ غير محدود من ${leftToRight(symbol)}، ومبادلة ${soldText(sold)}`
      : `الموافقة على ${soldText(sold)} ومبادلته`,
    text: isThroughPermit2 ? 'كلها في تأكيد واحد، كلها أو لا شيء' : 'كلاهما في تأكيد واحد، كلاهما أو لا شيء',
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${VERBS[wrap ?? 'swap']} ${soldText({ isAtMost, amount })}`,
  }),
}

export const pendingDuplicate = (request: string) => ({
  title: 'سبق أن قبلت محفظتك هذا',
  text: `«${request}» قيد الانتظار، ونتيجته غير معروفة بعد. إذا طلبت مجددًا، فقد يُنفَّذ كلاهما.`,
})

export const waitingDuplicate = (request: string) => ({
  title: 'لا يزال طلب لهذا ينتظر في محفظتك',
  text: `لم تُجب محفظتك بعد عن «${request}». إذا طلبت مجددًا، فقد تؤكد كليهما، وعندئذ يُنفَّذ كلاهما.`,
})

export const UPGRADE = {
  title: 'يمكن الاكتفاء بتأكيد واحد',
  text: 'يرقّي هذا حسابك على هذه الشبكة: وعندئذ يستطيع عقد تختاره محفظتك التصرف باسم الحساب في كل ما توقّعه. يبقى عنوانك ومفاتيحك وتوكناتك كما هي. تبقى الترقية إلى أن تتراجع عنها في محفظتك، وتزيد تكلفة الشبكة مرة واحدة.',
  label: (steps: number) =>
    counted(steps, {
      zero: 'ترقية حسابي وتنفيذ كل الخطوات بتأكيد واحد',
      one: 'ترقية حسابي وتنفيذ الخطوة بتأكيد واحد',
      two: 'ترقية حسابي وتنفيذ الخطوتين بتأكيد واحد',
      few: `ترقية حسابي وتنفيذ كل الخطوات (${steps}) بتأكيد واحد`,
      many: `ترقية حسابي وتنفيذ كل الخطوات (${steps}) بتأكيد واحد`,
      other: `ترقية حسابي وتنفيذ كل الخطوات (${steps}) بتأكيد واحد`,
    }),
}

export const BOTH_MINED = 'إذا طلبت مجددًا، فقد يُدرج كلاهما على السلسلة.'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: 'لأحد المجمعات على هذا المسار قواعده الخاصة',
  text: sentences(
    `يشارك عقد (الـHook الخاص به) في كل مبادلة: ${all(hooks.map(leftToRight))}. قد تختلف قواعده بين الشراء والبيع، وبحسب الحساب، ومع الوقت.`,
    isUpgradeable && 'يمكن استبدال شيفرة الـHook.',
    tried !== null && `جرت محاكاة هذه المبادلة عند الكتلة ${tried}.`,
  ),
})
