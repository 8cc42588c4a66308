import { grouped, leftToRight } from '#domain/browser/locale'
import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = 'رسم السعر البياني'
export const RANGE = 'مدى الرسم البياني'
export const NO_HISTORY = 'لا سجل أسعار'
export const READER = 'قراءة الرسم البياني'
export const READINGS = 'القراءات'
export const TIME = 'الوقت'
export const PRICE = 'السعر'
export const NOW = 'الآن'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `${change} منذ البداية`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': 'ساعة',
  '24h': '24 س',
  '7d': '7 أيام',
  '30d': '30 يومًا',
  '1y': 'سنة',
}

export const RANGE_MISSING = 'لا تحتفظ العقدة بأسعار تعود إلى ذلك الوقت.'

export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: 'لا تحتفظ العقدة بالكتل السابقة. السعر الحالي مباشر.',
  young: 'هذا المجمع أحدث من ذلك. السعر الحالي مباشر.',
  unanswered: 'لم تستجب العقدة لطلبات الكتل السابقة. السعر الحالي مباشر.',
  limited: 'العقدة تحدّ من عدد الطلبات، لذلك تُحمَّل الأسعار السابقة لاحقًا. السعر الحالي مباشر.',
  gap: 'أسعار الساعات القليلة الأخيرة مفقودة. السعر الحالي مباشر.',
}

export const KIND = 'نوع الرسم البياني'
export const KIND_LABELS = { line: 'خط', candles: 'شموع' } as const
export const NO_CANDLES = 'لم تُعِد العقدة صفقات الساعة الأخيرة.'
export const CANDLE_HEADS = { open: 'الافتتاح', high: 'الأعلى', low: 'الأدنى', close: 'الإغلاق', volume: 'الحجم' } as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `الافتتاح ${open}، الأعلى ${high}، الأدنى ${low}، الإغلاق ${close}، الحجم ${volume}`

export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    zero: `لا صفقات في شموع مدتها ${length} حتى ${until}`,
    one: `صفقة واحدة في شموع مدتها ${length} حتى ${until}`,
    two: `صفقتان في شموع مدتها ${length} حتى ${until}`,
    few: `${count} صفقات في شموع مدتها ${length} حتى ${until}`,
    many: `${count} صفقة في شموع مدتها ${length} حتى ${until}`,
    other: `${count} صفقة في شموع مدتها ${length} حتى ${until}`,
  })
}

export const NO_PAIR_CHART = {
  failed: 'تعذّر تحميل الأسعار.',
  noPool: 'لا يحوز أي مجمع التوكنين معًا مباشرةً، وأحدهما ليس له سعر بالدولار.',
  oneToOne: 'تُبادَل العملة وتوكنها المغلّف دائمًا واحدًا مقابل واحد.',
} as const

export const crossedPair = (base: string, unit: string) => `لا مجمع مباشر: ${leftToRight(`${base} ÷ ${unit}`)} بالدولار`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: 'من كتل سابقة',
  logs: 'من صفقات سابقة',
  rounds: 'من مصدر أسعار',
}

export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, {
    zero: `لا قراءات ${SOURCES[source]}`,
    one: `قراءة واحدة ${SOURCES[source]}`,
    two: `قراءتان ${SOURCES[source]}`,
    few: `${grouped(String(known))} قراءات ${SOURCES[source]}`,
    many: `${grouped(String(known))} قراءة ${SOURCES[source]}`,
    other: `${grouped(String(known))} قراءة ${SOURCES[source]}`,
  })
  return since === null ? readings : `${readings}، ${since}`
}

export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `السعر ${line.since ?? `خلال آخر ${range}`}. الأعلى ${line.high}، الأدنى ${line.low}، الآن ${line.now}.`
}

export const highText = (since: string | null) => (since === null ? 'الأعلى' : `الأعلى ${since}`)
export const lowText = (since: string | null) => (since === null ? 'الأدنى' : `الأدنى ${since}`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

export const OWN_TRADES = 'مبادلاتك'
export const boughtText = (amount: string, paid: string) => `شراء ${amount} مقابل ${paid}`
export const soldText = (amount: string, received: string) => `بيع ${amount} مقابل ${received}`

export function atBlock(blockNumber: number, age: string | null): string {
  const block = `الكتلة ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}، ${age}`
}

export const LOADING = 'جارٍ تحميل سجل الأسعار'
