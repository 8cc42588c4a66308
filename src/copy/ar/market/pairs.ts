import { grouped, leftToRight } from '#domain/browser/locale'
import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'

export const TOP_PAIRS = 'أبرز الأزواج'
export const POOL_PRICES = 'أسعار المجمعات'

export const noDollars = (coin: string, dollar: string) =>
  `لا يوجد مجمع مع ${leftToRight(coin)} أو ${leftToRight(dollar)} عميق بما يكفي لسعر بالدولار.`
export const NO_LIQUIDITY = 'أحد التوكنين ليس له سعر بالدولار.'
export const TOO_FEW_PRICES = 'الأسعار المعروفة من آخر 24 ساعة أقل من اللازم.'

const NO_PAST = 'تعذّر تحميل أسعار آخر 24 ساعة.'
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: 'لا تحتفظ العقدة بسجل لهذا المجمع.',
  unanswered: NO_PAST,
  limited: 'تحدّ العقدة من عدد الطلبات: ستُحمَّل آخر 24 ساعة لاحقًا.',
  young: 'عمر المجمع أقل من يوم.',
}
/** `since` begins with "منذ". */
export const knownOnly = (since: string) => `الأسعار معروفة فقط ${since}.`

const LOOKALIKES = { similarSymbol: 'مشابه مضلِّل', sameSymbol: 'الرمز نفسه' } as const
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}، ${leftToRight(`${addressA} / ${addressB}`)}`

export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `${POOL_PRICES} عند الكتلة ${grouped(String(blockNumber))}`

export const ALL_LIQUIDITY = 'السيولة، كل المجمعات'
export const POOL_FEE = 'رسوم المجمع'
export const DAY_HIGH = 'أعلى 24 ساعة'
export const DAY_LOW = 'أدنى 24 ساعة'

export const ROUTE = { liquidity: 'السيولة على المسار', depth: `لتحرك بنسبة ${leftToRight('1%')}` }
export const UNKNOWN_DEPTH = {
  unread: 'يُعرف بعد إدخال مبلغ',
  unused: 'لا تستخدم أي صفقة لهذا الزوج المجمعات التي تسعّره',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: 'العقدة تحدّ من عدد الطلبات',
    unread: noAnswer,
    reading: 'جارٍ التحميل',
    partial: `الأسعار معروفة فقط ${covered}`,
    noHistory: 'لا يوجد سجل أسعار',
  })[why]

export const FIND_TOKEN = 'ابحث عن توكن'
export const REFRESH = 'تحديث الأسعار'

export const HEADS = {
  number: '#',
  pair: 'الزوج',
  price: 'السعر',
  change: '24 ساعة',
  chart: 'الأعلى والأدنى، 24 ساعة',
  liquidity: 'السيولة',
} as const

export const TRADE = 'تداول'

export const NO_HISTORY = 'لا سجل'
export const NO_PRICE_A_DAY_AGO = 'لا يوجد سعر من قبل 24 ساعة.'

export const withoutPool = (pairs: number) =>
  counted(pairs, {
    zero: 'لا أزواج دون مجمع خاص بها',
    one: 'زوج واحد دون مجمع خاص به',
    two: 'زوجان دون مجمع خاص بهما',
    few: `${pairs} أزواج دون مجمع خاص بها`,
    many: `${pairs} زوجًا دون مجمع خاص بها`,
    other: `${pairs} زوج دون مجمع خاص بها`,
  })

export const PRICES_FAILED = 'تعذّر تحميل أسعار المجمعات'
export const TRADING_PAUSED = 'التداول متوقف مؤقتًا إلى أن تصبح الأسعار مباشرة مرة أخرى.'
export const NO_PRICES = 'لا أسعار'
export const LIST_FAILED = 'تعذّر تحميل قائمة الأزواج'
export const NO_PAIRS = 'لا أزواج للعرض'
export const SEARCH_INSTEAD = 'ابحث عن توكن أو الصق عنوانه بدلًا من ذلك.'
