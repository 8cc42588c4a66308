import { NO_LINE, NOW, readingsText } from '#copy/market/chart'
import { coverText } from '#copy/market/figures'
import { clockText, dateText, dayText } from '#domain/browser/time'
import {
  changeOver,
  coveredSince,
  directedChange,
  coverageOf,
  HISTORY_RANGES,
  type HistoryRange,
  hundredthsBetween,
  type LivePrice,
  picturePoints,
  type PriceSeries,
} from '#domain/market/history'
import { axisValues, heightOf } from '#domain/market/priceAxis'
import { timeAxis } from '#domain/market/timeAxis'
import { priceDecimals } from '#domain/market/money'
import { priceRange } from '#domain/market/priceRange'
import { heightOnLine, stackShifts, type TradeSide } from '#domain/market/tradeMarks'
import type { AxisLabel, ChartLine, ShownChange, TimeLabel, TradeMark } from '../../../views/market/chartLine'
import { changeText } from '../changeText'

/** The props of the range selector when a chart has no line: there is nothing to select. */
export const NO_RANGES = { label: '', selected: '', options: [], onSelect: () => undefined }

export function labelsBetween(first: number, last: number): TimeLabel[] {
  const { moments, isDays } = timeAxis(first, last)
  return moments.map((moment) => ({
    x: (moment - first) / (last - first),
    text: (isDays ? dayText : clockText)(moment * 1_000),
  }))
}

/** The least distance from the labels of the low, the high and the current price, as a fraction of the height. */
const LABEL_ROOM = 0.14

/**
 * Round values between the low and the high that leave room for the labels of the low, the high and the current price.
 * A value whose text another label already has is left out.
 */
export function axisOf(low: bigint, high: bigint, now: bigint, format: (price: bigint) => string): AxisLabel[] {
  const taken = [0, 1, heightOf(now, low, high)]
  const written = new Set([format(low), format(high), format(now)])
  return axisValues(low, high)
    .map((value) => ({ y: heightOf(value, low, high), value: format(value) }))
    .filter(({ value }) => !written.has(value) && written.add(value))
    .filter(({ y }) => taken.every((other) => Math.abs(y - other) >= LABEL_ROOM))
}

/** The change between the first price of a line and a price; empty if the first price was zero. */
export function changeSince(first: bigint, price: bigint): { change?: ShownChange } {
  const hundredths = hundredthsBetween(first, price)
  return hundredths === null ? {} : { change: directedChange(hundredths) }
}

export interface ChartTrade {
  id: string
  /** In Unix seconds. */
  timestamp: number
  side: TradeSide
  /** For example "Bought 2 UNI for 0.01 ETH". */
  text: string
}

/**
 * Marks trades on a line from `first` to `last`, in Unix seconds. A mark is placed on the line at the time of its
 * trade, because the line shows the market's price, which differs from the trade's price. A trade after the last price
 * is marked at the line's end.
 */
export function tradeMarks(
  trades: readonly ChartTrade[],
  readings: ChartLine['readings'],
  first: number,
  last: number,
): TradeMark[] {
  const placed = trades.flatMap(({ id, timestamp, side, text }) => {
    const x = Math.min(1, (timestamp - first) / Math.max(1, last - first))
    const y = heightOnLine(readings, x)
    return y === null ? [] : [{ id, x, y, side, text, time: dateText(timestamp * 1_000) }]
  })
  const shifts = stackShifts(placed)
  return placed.map((mark, index) => ({ ...mark, shift: shifts[index] ?? 0 }))
}

/** Formats a price with 18 decimals and shows this number of them, for example "$3,000.12". */
export type AxisFormat = (price: bigint, decimals: number) => string

interface PastParts {
  line: ChartLine | { reason: string }
  change: ShownChange | null
  /** For example "49 readings from past blocks"; null if there is no line. */
  summary: string | null
}

export interface PastTexts {
  format: AxisFormat
  perShownUnit: (price: bigint) => bigint
  trades: readonly ChartTrade[]
}

/**
 * The line, the price change and the source text of a chart. The series ends with the current price. Heights and changes
 * are those of the prices as given, so that they are exact. `perShownUnit` converts a price to the one that is shown, and
 * all of them have the same number of decimals. `trades` are marked on the line.
 */
export function pastParts(
  { readings, source, reason }: PriceSeries,
  live: LivePrice,
  range: HistoryRange,
  { format: onAxis, perShownUnit, trades }: PastTexts,
): PastParts {
  if (reason !== null) return { line: { reason: NO_LINE[reason] }, change: null, summary: null }
  const { seconds } = HISTORY_RANGES[range]
  const coverage = coverageOf(readings, live, seconds)
  if (!coverage) return { line: { reason: NO_LINE.gap }, change: null, summary: null }
  // The price within a gap is unknown, so only the readings after the last gap are used.
  const past = readings.filter(({ timestamp }) => timestamp >= coverage.since && timestamp < live.timestamp)
  const since = coverage.isWhole ? null : coverText(coveredSince(coverage, live))
  const prices = [
    ...past.map(({ timestamp, price }) => ({ timestamp, price: BigInt(price), time: dateText(timestamp * 1_000) })),
    { timestamp: live.timestamp, price: live.price, time: NOW },
  ]
  const points = picturePoints(prices)
  const extremes = priceRange(past, live) ?? { high: live.price, low: live.price }
  const [low, high, now] = [extremes.low, extremes.high, live.price].map(perShownUnit) as [bigint, bigint, bigint]
  const decimals = priceDecimals([low, high, now])
  const format = (price: bigint) => onAxis(price, decimals)
  const change = changeOver(readings, live, seconds)
  const start = prices[0]?.timestamp ?? live.timestamp
  const drawn = prices.map(({ price, time }, index) => {
    const { x, y } = points[index] ?? { x: 0, y: 0 }
    const [first] = prices
    return {
      x,
      y,
      value: format(perShownUnit(price)),
      time,
      ...(index > 0 && first && changeSince(first.price, price)),
    }
  })
  return {
    line: {
      readings: drawn,
      trades: tradeMarks(trades, drawn, start, live.timestamp),
      high: format(high),
      low: format(low),
      now: format(now),
      axis: axisOf(low, high, now, format),
      since,
      times: labelsBetween(start, live.timestamp),
    },
    change: change && changeText(change),
    summary: readingsText(prices.length, source, since),
  }
}
