import type { ChangeDirection } from '#domain/market/history'
import type { TradeSide } from '#domain/market/tradeMarks'

export interface ChartReading {
  /** The position in time, from 0 (the start of the range) to 1 (now). */
  x: number
  /** The position of the price, from 0 (the low) to 1 (the high). */
  y: number
  value: string
  time: string
  /**
   * The change since the first reading. It is absent for the first reading, and if there is no price to compare with.
   */
  change?: ShownChange
}

export interface AxisLabel {
  /** The position of the price, from 0 (the low) to 1 (the high). */
  y: number
  value: string
}

export interface TimeLabel {
  /** The position in time, from 0 (the start of the range) to 1 (now). */
  x: number
  text: string
}

export interface TradeMark {
  id: string
  /** The position in time, from 0 (the start of the range) to 1 (now). */
  x: number
  /** The position of the price, from 0 (the low) to 1 (the high). */
  y: number
  side: TradeSide
  /** The distance in px by which the mark is moved away from the line, because other marks are close. */
  shift: number
  /** A sentence such as "Bought 2 UNI for 0.01 ETH". */
  text: string
  time: string
}

export interface ChartLine {
  readings: readonly ChartReading[]
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
