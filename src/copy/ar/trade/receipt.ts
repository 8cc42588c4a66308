import { grouped, leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

export const TITLE = 'الإيصال'
export const COPY_TEXT = 'نسخ كنص'
export const SHARE = 'مشاركة'
export const SAVE_PICTURE = 'حفظ كصورة'
export const READING = 'جارٍ تحميل الإيصال'
export const READ_FAILED = 'تعذّر تحميل الإيصال'
export const NO_SWAP = {
  title: 'لا إيصال لمبادلة',
  text: 'لا تُظهر أحداث هذه المعاملة واستدعاؤها مبادلة لهذا الحساب.',
} as const

export const PAID = 'دفعتَ'
export const RECEIVED = 'استلمتَ'
export const PRICE = 'سعرك'
export const QUOTED = 'عرض السعر'
export const LEAST = 'على الأقل، وفق الاستدعاء'
export const MOST = 'على الأكثر، وفق الاستدعاء'
export const MARKET = 'سعر مجمعاتها قبلها'
export const AGAINST_MARKET = 'مقارنةً بذلك السعر'
export const POOL_FEES = 'رسوم المجمعات ضمن سعرك'
export const SITE_FEE = 'رسوم الموقع ضمن سعرك'
export const NETWORK_COST = 'تكلفة الشبكة'
export const APPROVAL_COST = 'الموافقات قبلها'
export const TIME = 'الوقت'
export const TAKEN = 'من الطلب إلى الكتلة'
export const secondsText = (count: number) => `${count}\u00a0ث`
export const BLOCK = 'الكتلة'
export const ACCOUNT = 'الحساب'
export const NETWORK = 'الشبكة'
export const TRANSACTION = 'المعاملة'
export const NOT_KNOWN = 'غير معروف'
export const NO_STATE = 'غير معروف: لم تعد لدى العقدة تلك الكتلة'
export const PAID_BY_OTHER = 'دفعها حساب آخر'
export const ONLY_CLAIMED = '(وفق أحداث التوكن نفسه)'
export const NO_FEES = 'لا رسوم، واحد مقابل واحد'

const CHANGES: Sentences<MarketChange> = {
  same: 'مطابق',
  worse: ({ percent }) => `أسوأ بنسبة ${percent}، مع الرسوم وتأثير السعر`,
  better: ({ percent }) => `أفضل بنسبة ${percent}، مع الرسوم وتأثير السعر`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => leftToRight(fees.join(' + '))))].join(' أو ')

export const blockNumberText = (block: number) => grouped(String(block))

export const bothSides = (paid: string, received: string) => `${leftToRight(paid)} مقابل ${leftToRight(received)}`

export const unlistedSymbol = (symbol: string) => `${symbol} (غير مدرج)`

export const STOP = 'إيقاف'

const SEARCHED: Sentences<SearchedFacts> = {
  none: 'توقف البحث قبل تفتيش أي كتلة.',
  whole: 'شمل البحث كل الكتل.',
  wholeCut: 'شمل البحث كل الكتل؛ ولا تُسرد إلا أحدث المبادلات.',
  stopped: ({ from, to }) => `شمل البحث الكتل من ${from} إلى ${to}؛ وقد توجد مبادلات أقدم. أنت أوقفتَ البحث.`,
  many: ({ from, to }) => `شمل البحث الكتل من ${from} إلى ${to}؛ وقد توجد مبادلات أقدم.`,
  limit: ({ from, to }) =>
    `شمل البحث الكتل من ${from} إلى ${to}؛ وقد توجد مبادلات أقدم. سيتطلب البحث أبعد من ذلك عددًا مفرطًا من الطلبات.`,
}

const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      'يفتّش هذا البحث السلسلة عن معاملات نقلت توكنات هذا الحساب، ويطلب من العقدة تحويلات الحساب نفسه. يعثر البحث على المبادلات التي أرسلها الحساب بنفسه، لا على التي أرسلتها عنه خدمة bundler أو مالكو حساب Safe.',
    label: 'البحث عن مبادلات سابقة',
  },
  failed: {
    words: 'فشل البحث: لم تستجب العقدة، أو لا تسمح بذلك.',
    label: 'أعد المحاولة',
  },
  searching: ({ percent }) => ({ words: `جارٍ البحث: ${percent} من كل الكتل.`, label: STOP }),
  reading: { words: 'جارٍ تحميل ما عُثر عليه.', label: 'ابحث مرة أخرى' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(say(SEARCHED, searched), isNothingFound && 'لم يُعثر على أي مبادلة غير المذكورة أعلاه.'),
    label: canGoFurther ? 'البحث أبعد في الماضي' : 'ابحث مرة أخرى',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
