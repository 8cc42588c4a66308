import type { CANDLE_HEADS } from '#copy/market/chart'
import type { ChangeDirection, ChartKind } from '#domain/market/history'
import type { TradeSide } from '#domain/market/tradeMarks'

export interface ChartReading {
  /** The position in time, here and below: from 0 (the start of the range) to 1 (now). */
  x: number
  /** The position of the price, here and below: from 0 (the low) to 1 (the high). */
  y: number
  value: string
  time: string
  /** The change since the first reading; absent for that reading, and without a price to compare with. */
  change?: ShownChange
}

/** `from` and `to` are positions in time, and the others those of prices. */
export interface ChartCandle {
  from: number
  to: number
  open: number
  high: number
  low: number
  close: number
  /** The share of the highest volume of all candles. */
  volume: number
  direction: ChangeDirection
  texts: Readonly<Record<keyof typeof CANDLE_HEADS, string>>
}

export interface AxisLabel {
  y: number
  value: string
}

export interface TimeLabel {
  x: number
  text: string
}

export interface TradeMark {
  id: string
  x: number
  y: number
  side: TradeSide
  /** The distance in px by which the mark is moved away from the line, because other marks are close. */
  shift: number
  /** A sentence such as "Bought 2 UNI for 0.01 ETH". */
  text: string
  time: string
}

export interface ChartLine {
  /** Of a chart with candles, these are the closes of the candles and then the current price. */
  readings: readonly ChartReading[]
  /** Drawn in place of the line. The candle at an index belongs to the reading at that index. */
  candles?: readonly ChartCandle[]
  /** The visitor's own trades, oldest first. */
  trades: readonly TradeMark[]
  high: string
  low: string
  now: string
  /** Round values between the low and the high. */
  axis: readonly AxisLabel[]
  /** When the known prices begin, for example "since 14:02"; null if the line covers the whole range. */
  since: string | null
  times: readonly TimeLabel[]
}

export interface ChartPrice {
  value: string | null
  unit?: string
  change: ShownChange | null
}

export interface ShownChange {
  direction: ChangeDirection
  /** The change without a plus or minus sign, for example "1.24%". */
  text: string
  /** What the value is compared with, for example "Since block 19,474,913, Nov 21, 14:02". */
  title?: string
}

export interface ChartRanges {
  label: string
  selected: string
  options: readonly { value: string; label: string; disabledReason?: string | undefined }[]
  onSelect: (value: string) => void
}

/** The choice between a line and candles. */
export interface ChartKinds {
  selected: ChartKind
  /** Why candles cannot be chosen. */
  noCandles: string | undefined
  onSelect: (kind: ChartKind) => void
}
