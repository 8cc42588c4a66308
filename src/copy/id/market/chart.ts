import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = 'Grafik harga'
export const RANGE = 'Rentang grafik'
export const NO_HISTORY = 'Tidak ada riwayat harga'
export const READER = 'Baca grafik'
export const READINGS = 'Pembacaan'
export const TIME = 'Waktu'
export const PRICE = 'Harga'
export const NOW = 'Kini'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `${change} sejak awal`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1\u00a0jam',
  '24h': '24\u00a0jam',
  '7d': '7\u00a0hr',
  '30d': '30\u00a0hr',
  '1y': '1\u00a0th',
}

export const RANGE_MISSING = 'Node tidak menyimpan harga dari masa sejauh itu.'

export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: 'Node tidak menyimpan blok lampau. Harga saat ini diperbarui langsung.',
  young: 'Pool ini lebih muda dari itu. Harga saat ini diperbarui langsung.',
  unanswered: 'Node tidak merespons permintaan untuk blok lampau. Harga saat ini diperbarui langsung.',
  limited: 'Node membatasi permintaan, jadi harga lampau dimuat nanti. Harga saat ini diperbarui langsung.',
  gap: 'Harga dari beberapa jam terakhir tidak ada. Harga saat ini diperbarui langsung.',
}

export const KIND = 'Jenis grafik'
export const KIND_LABELS = { line: 'Garis', candles: 'Lilin' } as const
export const NO_CANDLES = 'Node tidak memberikan perdagangan dari satu jam terakhir.'
export const CANDLE_HEADS = {
  open: 'Pembukaan',
  high: 'Tertinggi',
  low: 'Terendah',
  close: 'Penutupan',
  volume: 'Volume',
} as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `Pembukaan ${open}, tertinggi ${high}, terendah ${low}, penutupan ${close}, volume ${volume}`

export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    other: `${count} perdagangan dalam lilin ${length}, hingga ${until}`,
  })
}

export const NO_PAIR_CHART = {
  failed: 'Harga tidak dapat dimuat.',
  noPool:
    'Tidak ada pool yang menyimpan kedua token secara langsung, dan salah satunya tidak memiliki harga dalam dolar.',
  oneToOne: 'Koin dan token terbungkusnya selalu ditukar satu banding satu.',
} as const

export const crossedPair = (base: string, unit: string) => `Tidak ada pool langsung: ${base} ÷ ${unit} dalam dolar`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: 'dari blok lampau',
  logs: 'dari perdagangan lampau',
  rounds: 'dari feed harga',
}

export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, { other: `${grouped(String(known))} pembacaan ${SOURCES[source]}` })
  return since === null ? readings : `${readings}, ${since}`
}

export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `Harga ${line.since ?? `selama ${range} terakhir`}. Tertinggi ${line.high}, terendah ${line.low}, kini ${line.now}.`
}

export const highText = (since: string | null) => (since === null ? 'Tertinggi' : `Tertinggi ${since}`)
export const lowText = (since: string | null) => (since === null ? 'Terendah' : `Terendah ${since}`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

export const OWN_TRADES = 'Perdagangan Anda'
export const boughtText = (amount: string, paid: string) => `Membeli ${amount} dengan ${paid}`
export const soldText = (amount: string, received: string) => `Menjual ${amount} dan menerima ${received}`

export function atBlock(blockNumber: number, age: string | null): string {
  const block = `Blok ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}, ${age}`
}

export const LOADING = 'Memuat riwayat harga'
