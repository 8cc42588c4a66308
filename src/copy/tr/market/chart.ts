import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = 'Fiyat grafiği'
export const RANGE = 'Grafik aralığı'
export const NO_HISTORY = 'Fiyat geçmişi yok'
export const READER = 'Grafiği oku'
export const READINGS = 'Okumalar'
export const TIME = 'Zaman'
export const PRICE = 'Fiyat'
export const NOW = 'Şimdi'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `Başlangıçtan beri ${change}`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1 sa',
  '24h': '24 sa',
  '7d': '7 gün',
  '30d': '30 gün',
  '1y': '1 yıl',
}

export const RANGE_MISSING = 'Düğüm o kadar eski fiyatları saklamıyor.'

export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: 'Düğüm geçmiş blokları saklamıyor. Şu anki fiyat canlıdır.',
  young: 'Bu havuz o kadar eski değil. Şu anki fiyat canlıdır.',
  unanswered: 'Düğüm geçmiş bloklarla ilgili isteklere yanıt vermedi. Şu anki fiyat canlıdır.',
  limited: 'Düğüm istekleri sınırlıyor, bu yüzden geçmiş fiyatlar daha sonra yüklenir. Şu anki fiyat canlıdır.',
  gap: 'Son birkaç saatin fiyatları eksik. Şu anki fiyat canlıdır.',
}

export const KIND = 'Grafik türü'
export const KIND_LABELS = { line: 'Çizgi', candles: 'Mum' } as const
export const NO_CANDLES = 'Düğüm son bir saatin alım satımlarını döndürmedi.'
export const CANDLE_HEADS = {
  open: 'Açılış',
  high: 'En yüksek',
  low: 'En düşük',
  close: 'Kapanış',
  volume: 'Hacim',
} as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `Açılış ${open}, en yüksek ${high}, en düşük ${low}, kapanış ${close}, hacim ${volume}`

export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    one: `${length}’lık mumlarda 1 alım satım, bitiş ${until}`,
    other: `${length}’lık mumlarda ${count} alım satım, bitiş ${until}`,
  })
}

export const NO_PAIR_CHART = {
  failed: 'Fiyatlar yüklenemedi.',
  noPool: 'Hiçbir havuzda iki token doğrudan bir arada değil ve birinin dolar fiyatı yok.',
  oneToOne: 'Coin ile sarılmış tokenı her zaman bire bir değiştirilir.',
} as const

export const crossedPair = (base: string, unit: string) => `Doğrudan havuz yok: ${base} ÷ ${unit}, dolar olarak`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: 'geçmiş bloklardan',
  logs: 'geçmiş alım satımlardan',
  rounds: 'bir fiyat akışından',
}

export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, {
    one: `${SOURCES[source]} 1 okuma`,
    other: `${SOURCES[source]} ${grouped(String(known))} okuma`,
  })
  return since === null ? readings : `${readings}, ${since}`
}

export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `Fiyat, ${line.since ?? `son ${range}`}. En yüksek ${line.high}, en düşük ${line.low}, şimdi ${line.now}.`
}

export const highText = (since: string | null) => (since === null ? 'En yüksek' : `En yüksek, ${since}`)
export const lowText = (since: string | null) => (since === null ? 'En düşük' : `En düşük, ${since}`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

export const OWN_TRADES = 'Takaslarınız'
export const boughtText = (amount: string, paid: string) => `Alınan: ${amount}, ödenen: ${paid}`
export const soldText = (amount: string, received: string) => `Satılan: ${amount}, alınan: ${received}`

export function atBlock(blockNumber: number, age: string | null): string {
  const block = `Blok ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}, ${age}`
}

/** Part of the first load. */
export const LOADING = 'Fiyat geçmişi yükleniyor'
