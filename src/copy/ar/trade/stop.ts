import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type {
  ExcessFacts,
  FailureFacts,
  ReturnFacts,
  RevertFacts,
  StopFacts,
  Unsent,
} from '#domain/trade/confirm/stopFacts'
import type { BatchOutcome } from '#domain/transaction/batch'
import type { ChangedApproval } from '#domain/transaction/status'
import { counted, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { effectText } from '../transaction/effect'
import { nodeText } from '../transaction/node'
import { approvedInsteadText } from '../transaction/status'
import { mayBeSentText, walletErrorText } from '../wallet/errors'
import { CONTRACTS, MULTIPLIER_CHANGED } from './notices'

/** The subject that is not named is the swap or the transaction, which are feminine. */
const REVERTS: Sentences<RevertFacts> = {
  slippage: ({ percent }) => `تجاوز السعر حدّ الانزلاق السعري الذي وضعته، وهو ${percent}.`,
  notInTime: ({ minutes }) =>
    counted(minutes, {
      zero: `لم تُؤكَّد خلال ${minutes} دقيقة.`,
      one: 'لم تُؤكَّد خلال دقيقة واحدة.',
      two: 'لم تُؤكَّد خلال دقيقتين.',
      few: `لم تُؤكَّد خلال ${minutes} دقائق.`,
      many: `لم تُؤكَّد خلال ${minutes} دقيقة.`,
      other: `لم تُؤكَّد خلال ${minutes} دقيقة.`,
    }),
  notInLongTime: ({ minutes }) => `لم تُؤكَّد خلال ${durationText(minutes)}.`,
  deadlinePassed: 'انقضت مهلتها قبل أن يمكن إرسالها.',
  transferRefused: ({ symbol }) =>
    `رفض عقد ${leftToRight(symbol)} التحويل: الرصيد أو الموافقة أقل من اللازم، أو تمنعه قواعده الخاصة.`,
  allowanceExpired: ({ symbol }) =>
    `انتهت صلاحية الموافقة على ${leftToRight(symbol)} عبر Permit2. ابدأ من جديد لتجديدها.`,
  payoutRefused: ({ symbol }) => `تعذّر دفع ${leftToRight(symbol)}: رفض أحد العقود التحويل بموجب قواعده الخاصة.`,
  hookRefused: ({ text }) =>
    `رفض العقد الذي يستدعيه هذا المجمع (الـHook الخاص به) المبادلة${text === null ? '' : `: «${text}»`}.`,
  takesFee: 'يأخذ أحد التوكنات على هذا المسار رسومًا على كل تحويل، وهو ما لا يسمح به مجمعه.',
  noLiquidity: 'لم تعد المجمعات تحوز ما يكفي لهذا المبلغ.',
  guard: 'حرّك أحدهم السعر في الكتلة نفسها، لذلك جعلت الحماية من الساندويتش المبادلة تفشل.',
  noHistory:
    'لا يحتفظ أحد المجمعات على هذا المسار بسجل لسعره، والحماية من الساندويتش تحتاج إليه. أوقف الحماية لهذه المبادلة.',
  zeroAmount: 'المبلغ أصغر من أن يُبادَل.',
  locked: 'أحد المجمعات على هذا المسار مقفل باستدعاء آخر في المعاملة نفسها.',
  panic: ({ code }) => `توقف أحد العقود على هذا المسار بخطأ داخلي${code === null ? '' : ` (${leftToRight(code)})`}.`,
  coded: ({ code }) => `لم يعطِ العقد رسالة، بل رمز الخطأ ${leftToRight(code)} فقط.`,
  noCoin: ({ coin }) => `لا يوجد في الحساب ما يكفي من ${leftToRight(coin)} لتكلفة الشبكة.`,
  returned: ({ text }) => `أعاد العقد الرسالة: «${text}».`,
  noReason: 'لم تذكر الشبكة سببًا.',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

export const SIMULATING = 'جارٍ إجراء محاكاة على الشبكة…'
export const notSimulated = (cause: string) => `لم تُجرَ محاكاة: ${cause}.`
export const CANNOT_SIMULATE = 'لم تُجرَ محاكاة: لا تستطيع العقدة ذلك.'
export const BALANCE_UNREAD = 'جرت الآن محاكاة، لكن تعذّرت بعدها قراءة بعض الأرصدة.'
export const NOT_SIMULATED = 'لم تُجرَ محاكاة'
export const UNTRIED = {
  unsupported: 'لا تستطيع العقدة محاكاة هذا، لذلك فالمبالغ أعلاه غير مؤكدة.',
  unread: 'تعذّرت قراءة بعض الأرصدة في المحاكاة، لذلك فالمبالغ أعلاه غير مؤكدة.',
  hook: 'لا يُظهر ما يفعله الـHook الخاص بالمجمع إلا محاكاة كاملة، ولم تقدّم العقدة واحدة. لا يمكن تأكيد هذه المبادلة.',
}
export const FAILS = 'محاكاة جرت الآن: تفشل المعاملة.'
export const SIMULATED_AS_QUOTED = 'محاكاة جرت الآن: ستنتقل هذه المبالغ بالضبط، إضافةً إلى تكلفة الشبكة.'
export const SIMULATED = 'محاكاة جرت الآن. تُضاف تكلفة الشبكة إلى هذه المبالغ.'
export const simulatedAgo = (age: string) => `جرت المحاكاة ${age}. ولم تستجب العقدة منذ ذلك الحين.`

export const WOULD_FAIL = 'ستفشل الآن'

export const balanceLabel = (symbol: string) => `رصيدك من ${leftToRight(symbol)}`
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

export const notEnoughForCost = (symbol: string) => `لا يكفي ${leftToRight(symbol)} لتكلفة الشبكة`

interface CostShortfall {
  symbol: string
  /** `reserve`: the amount of the coin that the wallet may ask for. `balance`: the amount that the account has. */
  reserve: string
  balance: string
  /** Whether the trade also sells the coin. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `قد تطلب محفظتك حتى ${leftToRight(`${reserve} ${symbol}`)} للشبكة${isSold ? `، إضافةً إلى ${leftToRight(symbol)} الذي تبيعه` : ''}. في حسابك ${leftToRight(`${balance} ${symbol}`)}.`

const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: 'سيصل أقل من المتفق عليه',
    text: `في محاكاة، وصل ${leftToRight(moved)} بدلًا من ${leftToRight(allowed)} على الأقل. قد يحتفظ التوكن بحصة مما يُرسل إليك.`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: 'سيخرج من محفظتك أكثر من المتفق عليه',
    text: `في محاكاة، خرج ${leftToRight(moved)} من محفظتك بدلًا من ${leftToRight(allowed)} على الأكثر.`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: 'سيخرج من محفظتك أكثر من المتفق عليه',
    text: `في محاكاة، خرج من محفظتك أيضًا توكن ليس جزءًا من المبادلة: ${leftToRight(token)}.`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `تعذّرت إعادة بيع ${leftToRight(symbol)}`,
    text: sentences(`في محاكاة، جرى شراء ${leftToRight(symbol)} ثم إعادة بيعه فورًا، وفشل البيع.`, revertText(revert)),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `إعادة بيع ${leftToRight(symbol)} تخسر ${leftToRight(percent)}`,
    text: sentences(
      `في محاكاة، جرى شراء ${leftToRight(symbol)} ثم إعادة بيعه فورًا: لم يعد ${leftToRight(percent)} مما تدفعه.`,
      fees !== null && `تفسّر رسوم المجمعات منه ${leftToRight(fees)}.`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    'تقول محفظتك إنها أسقطت هذا الطلب، ولا توجد أي من معاملاته على الشبكة. يبقى في معاملاتك الأخيرة تحسبًا لظهور إحداها.',
  partial:
    'لم يسرِ إلا جزء من هذا، أما المبادلة فلم تسرِ. قد تكون هناك موافقة مفتوحة: راجع موافقاتك قبل أن تعيد المحاولة.',
  unclear:
    'تقول محفظتك إن هذا اكتمل، لكن لم يُعثر على أي من معاملاته على الشبكة. يبقى في معاملاتك الأخيرة تحسبًا لظهور إحداها.',
  undecided:
    'نُفِّذ هذا في معاملة واحدة مع طلبات أخرى من حسابك، ولا تبيّن الشبكة أيها نجح. تحقق من أرصدتك قبل أن تعيد المحاولة.',
}

export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

export const EARLIER_REQUEST_SENT = 'أرسلت محفظتك الطلب السابق. أُغلقت المراجعة حتى لا يُرسل شيء مرتين خطأً.'

export const sentAfterReview = (request: string) =>
  `أرسلت محفظتك «${request}» بعد إغلاق المراجعة. راجع المعاملات الأخيرة للحساب الذي أرسله.`

const REVIEW_AGAIN = {
  swap: 'راجع المبادلة للمتابعة.',
  wrap: 'راجع التغليف للمتابعة.',
  unwrap: 'راجع فك التغليف للمتابعة.',
} as const

const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: 'لم يُرسل شيء.',
  swap: 'لم تُرسل المبادلة.',
}

const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? 'الموافقة أقل من اللازم.' : approvedInsteadText(changed)

const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('رفضتَ الطلب.', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) =>
    sentences('رفضتَ الطلب.', UNSENT[unsent], `تبقى الموافقة على ${leftToRight(symbol)} سارية.`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(
      `انتهت صلاحية الموافقة في Permit2 على ${leftToRight(symbol)} الذي تملكه، أو ستنتهي أبكر من اللازم. أكّد مرة أخرى لتجديدها.`,
      UNSENT[unsent],
    ),
  oneByOne: 'لا تستطيع محفظتك تنفيذ كل الخطوات دفعة واحدة. أكّد مرة أخرى لتنفيذها واحدة تلو الأخرى.',
  oneByOneLate: ({ unsent }) => sentences('لا تستطيع محفظتك تنفيذ كل الخطوات دفعة واحدة.', UNSENT[unsent]),
  notUpgraded: ({ unsent }) =>
    sentences('أبقيتَ حسابك كما هو.', UNSENT[unsent], 'أكّد مرة أخرى لتنفيذ الخطوات واحدة تلو الأخرى.'),
  notUpgradedLate: ({ unsent }) => sentences('أبقيتَ حسابك كما هو.', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('تغيّرت محفظتك في هذه الأثناء.', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('تغيّر عقد المبادلة منذ المراجعة.', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) =>
    sentences(`لا يمكن قراءة الموافقة على ${leftToRight(symbol)}.`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('ستخسر هذه المبادلة قدرًا مفرطًا من قيمتها.', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) => sentences('يتطلب هذا غازًا أكثر مما يُسمح لمعاملة واحدة باستخدامه.', UNSENT[unsent]),
  headTooOld: ({ unsent }) => sentences('العقدة متأخرة: أحدث كتلة لديها أقدم من اللازم.', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(
      counted(minutes, {
        zero: `تجاوز عمر سعرها ${minutes} دقيقة قبل أن يمكن إرسالها.`,
        one: `تجاوز عمر سعرها دقيقة واحدة قبل أن يمكن إرسالها.`,
        two: `تجاوز عمر سعرها دقيقتين قبل أن يمكن إرسالها.`,
        few: `تجاوز عمر سعرها ${minutes} دقائق قبل أن يمكن إرسالها.`,
        many: `تجاوز عمر سعرها ${minutes} دقيقة قبل أن يمكن إرسالها.`,
        other: `تجاوز عمر سعرها ${minutes} دقيقة قبل أن يمكن إرسالها.`,
      }),
      UNSENT[unsent],
    ),
  untried: ({ unsent }) => sentences('لا تستطيع العقدة محاكاة هذا الآن.', UNSENT[unsent]),
  trialTooOld: ({ unsent }) =>
    sentences('استغرقت العقدة وقتًا أطول من اللازم لمحاكاة هذا: النتيجة من كتلة أقدم.', UNSENT[unsent]),
  walletTooSlow: ({ unsent }) =>
    sentences('استغرقت محفظتك وقتًا أطول من اللازم للاستجابة: المحاكاة من كتلة أقدم.', UNSENT[unsent]),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear: 'أُرسلت المعاملة، لكن تعذّرت قراءة نتيجتها. راجع معاملاتك الأخيرة قبل أن تعيد المحاولة.',
  unexpected: ({ unsent }) => sentences('حدث خطأ ما قبل مرحلة الإرسال.', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(
      changed && approvedInsteadText(changed),
      'يجب أولًا إعادة مبلغ الموافقة القديمة إلى 0: أكّد مرة أخرى واترك القيمة 0 كما هي.',
    ),
  approvalTooLow: ({ changed, needed }) =>
    sentences(
      tooLittle(changed),
      `تحتاج المبادلة إلى ${leftToRight(needed)}: أكّد مرة أخرى واترك المبلغ كما هو، أو بِع أقل.`,
    ),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: 'ألغيتَ المعاملة في محفظتك. لم تحدث المبادلة.',
  replaced: ({ effect, isWhole }) =>
    sentences(
      'حلّت معاملة أخرى محل هذه المعاملة في محفظتك. لم تحدث المبادلة.',
      effect && effectText(effect),
      !isWhole && 'تحقق في محفظتك مما فعلته المعاملة الأخرى قبل أن تجري مبادلة أخرى.',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
