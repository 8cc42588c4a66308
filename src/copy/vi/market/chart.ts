import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = 'Biểu đồ giá'
export const RANGE = 'Khoảng thời gian của biểu đồ'
export const NO_HISTORY = 'Không có lịch sử giá'
export const READER = 'Đọc biểu đồ'
export const READINGS = 'Số liệu'
export const TIME = 'Thời gian'
export const PRICE = 'Giá'
export const NOW = 'Bây giờ'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `${change} từ điểm đầu`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1 giờ',
  '24h': '24 giờ',
  '7d': '7 ngày',
  '30d': '30 ngày',
  '1y': '1 năm',
}

export const RANGE_MISSING = 'Nút không lưu giá từ lâu đến vậy.'

export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: 'Nút không lưu các khối trước. Giá hiện tại là giá trực tiếp.',
  young: 'Pool này chưa tồn tại lâu đến vậy. Giá hiện tại là giá trực tiếp.',
  unanswered: 'Nút không phản hồi yêu cầu về các khối trước. Giá hiện tại là giá trực tiếp.',
  limited: 'Nút giới hạn số yêu cầu, nên giá trước đây được tải sau. Giá hiện tại là giá trực tiếp.',
  gap: 'Thiếu giá của vài giờ gần nhất. Giá hiện tại là giá trực tiếp.',
}

export const KIND = 'Kiểu biểu đồ'
export const KIND_LABELS = { line: 'Đường', candles: 'Nến' } as const
export const NO_CANDLES = 'Nút không trả về các lượt mua bán trong giờ qua.'
export const CANDLE_HEADS = {
  open: 'Mở cửa',
  high: 'Cao',
  low: 'Thấp',
  close: 'Đóng cửa',
  volume: 'Khối lượng',
} as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `Mở cửa ${open}, cao ${high}, thấp ${low}, đóng cửa ${close}, khối lượng ${volume}`

export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    other: `${count} lượt mua bán trong nến ${length}, đến ${until}`,
  })
}

export const NO_PAIR_CHART = {
  failed: 'Không thể tải giá.',
  noPool: 'Không có pool nào giữ trực tiếp cả hai token, và một trong hai không có giá bằng đô la.',
  oneToOne: 'Coin và token bọc của nó luôn được đổi một đổi một.',
} as const

export const crossedPair = (base: string, unit: string) => `Không có pool trực tiếp: ${base} ÷ ${unit} bằng đô la`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: 'từ các khối trước',
  logs: 'từ các lượt mua bán trước',
  rounds: 'từ nguồn cấp giá',
}

export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, { other: `${grouped(String(known))} số liệu ${SOURCES[source]}` })
  return since === null ? readings : `${readings}, ${since}`
}

export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `Giá ${line.since ?? `trong ${range} qua`}. Cao ${line.high}, thấp ${line.low}, bây giờ ${line.now}.`
}

export const highText = (since: string | null) => (since === null ? 'Cao' : `Cao ${since}`)
export const lowText = (since: string | null) => (since === null ? 'Thấp' : `Thấp ${since}`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

export const OWN_TRADES = 'Các lượt mua bán của bạn'
export const boughtText = (amount: string, paid: string) => `Đã mua ${amount} bằng ${paid}`
export const soldText = (amount: string, received: string) => `Đã bán ${amount} lấy ${received}`

export function atBlock(blockNumber: number, age: string | null): string {
  const block = `Khối ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}, ${age}`
}

export const LOADING = 'Đang tải lịch sử giá'
