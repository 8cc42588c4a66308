import { grouped, written } from '#domain/browser/locale'
import { counted } from '../browser/grammar'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

export const TITLE = 'إعدادات التداول'
export const RESET = 'إعادة ضبط'
export const ALL_SETTINGS = 'كل الإعدادات'

export const SLIPPAGE = 'أقصى انزلاق سعري'
export const SLIPPAGE_FIELD = 'انزلاق سعري مخصص، بالمئة'
export const CUSTOM = 'مخصص'
export const AUTO = 'تلقائي'
export const autoText = (bps: number) => `تلقائي: ${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `أدخل رقمًا من ${written(typedSlippage(SLIPPAGE_MIN_BPS))} إلى ${written(typedSlippage(SLIPPAGE_MAX_BPS))}${hasMoreDecimals ? '، بخانتين عشريتين على الأكثر' : ''}.`
export const SLIPPAGE_LOW = 'من المرجح أن تفشل المبادلة. كثيرًا ما يتحرك السعر أكثر من هذا.'

const mostLost = (bps: number, worst: string | null) =>
  worst === null
    ? `قد تخسر ما يصل إلى ${slippagePercent(bps)}`
    : `في أسوأ الأحوال ${worst}، أي أسوأ من عرض السعر بنسبة ${slippagePercent(bps)}`

export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}.`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}. قد يحرّك آخرون السعر عمدًا ليجعلوك تخسر هذا القدر.`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? 'إذا تحرّك السعر أكثر من هذا، تفشل المبادلة: تحتفظ بتوكناتك ولا تدفع إلا تكلفة الشبكة.'
    : `في أسوأ الأحوال ${worst}، وإلا تفشل المبادلة: تحتفظ بتوكناتك ولا تدفع إلا تكلفة الشبكة.`

export const acceptSlippage = (bps: number) => `أقبل خسارة تصل إلى ${slippagePercent(bps)}.`
export const slippageMeanwhile = (bps: number) => `حتى ذلك الحين يسري ${slippagePercent(bps)}.`

export const APPROVAL = 'مبلغ الموافقة'
export const APPROVAL_EXACT = 'المبلغ الدقيق'
export const APPROVAL_UNLIMITED = 'غير محدود'
export const APPROVAL_HINT = 'المبلغ الدقيق أكثر أمانًا. و«غير محدود» يوفّر خطوة في المرة القادمة.'

export const GUARD = 'حماية من الساندويتش'
export const GUARD_ABOUT = 'تفشل المبادلة إذا حرّك أحدهم السعر في الكتلة نفسها.'
export const GUARD_WORKS = 'تعمل عندما يُباع توكن عبر مجمعات V3 التي تحتفظ بسجل أسعار.'
export const GUARD_ON = 'تراقب المسار الحالي.'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS} لا يمكنها مراقبة الصفقة الحالية.`

export const DEADLINE = 'المهلة'
export const MINUTES = 'بالدقائق'
export const DEADLINE_HINT = 'تفشل المبادلة إذا لم تُؤكَّد في الوقت المحدد.'
export const DEADLINE_LONG = 'كلما طال الوقت الذي يمكن أن تنتظره المبادلة، زاد ما قد يتحركه السعر.'
export const SIGNING = 'مهلة التوقيعات'
export const SIGNING_HINT =
  'لحساب Safe يوقّع مالكوه واحدًا بعد الآخر. كلما طال الوقت المتاح لهم، زاد ما قد يتحركه السعر: وبعد تجاوز حدّ الانزلاق السعري الذي وضعته لا يمكن تنفيذ المبادلة.'
export const daysText = (days: number) =>
  counted(days, {
    zero: '0 يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: `${days} أيام`,
    many: `${days} يومًا`,
    other: `${days} يوم`,
  })

export const deadlineInvalid = (applied: number) =>
  `أدخل دقائق كاملة من ${DEADLINE_MIN_MINUTES} إلى ${grouped(String(DEADLINE_MAX_MINUTES))}. حتى ذلك الحين تسري هذه المهلة بالدقائق: ${grouped(String(applied))}.`
