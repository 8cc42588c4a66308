import { NO_LINE, NOW, readingsText } from '#copy/market/chart'
import { coverText } from '#copy/market/figures'
import { clockText, dateText, dayText } from '../../../domain/browser/time'
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
} from '../../../domain/market/history'
import { axisValues, heightOf } from '../../../domain/market/priceAxis'
import { timeAxis } from '../../../domain/market/timeAxis'
import { priceRange } from '../../../domain/market/priceRange'
import type { AxisLabel, ShownChange, ChartLine, TimeLabel } from '../../../views/market/chartLine'
import { changeText } from '../changeText'

/** The range selector of a chart that has no line: there is nothing to select. */
export const NO_RANGES = { label: '', selected: '', options: [], onSelect: () => undefined }

/** Labels under a line, at round moments. */
function labelsBetween(first: number, last: number): TimeLabel[] {
  const { moments, isDays } = timeAxis(first, last)
  return moments.map((moment) => ({
    x: (moment - first) / (last - first),
    text: (isDays ? dayText : clockText)(moment * 1_000),
  }))
}

/** The least distance of a label to the low, the high and the current price, as a fraction of the height. */
const LABEL_ROOM = 0.14

/**
 * Round values between the low and the high that leave room for the labels of the low, the high and the current price.
 */
function axisOf(low: bigint, high: bigint, now: bigint, format: (price: bigint) => string): AxisLabel[] {
  const taken = [0, 1, heightOf(now, low, high)]
  return axisValues(low, high)
    .map((value) => ({ y: heightOf(value, low, high), value: format(value) }))
    .filter(({ y }) => taken.every((other) => Math.abs(y - other) >= LABEL_ROOM))
}

/** The change of a price since the first price of its line; empty if the first price was zero. */
function changeSince(first: bigint, price: bigint): { change?: ShownChange } {
  const hundredths = hundredthsBetween(first, price)
  return hundredths === null ? {} : { change: directedChange(hundredths) }
}

interface PastParts {
  line: ChartLine | { reason: string }
  change: ShownChange | null
  /** For example "49 readings from past blocks"; null without a line. */
  summary: string | null
}

/**
 * The line, the change and the source of a chart whose series ends with the current price. `format` formats a price.
 */
export function pastParts(
  { readings, source, reason }: PriceSeries,
  live: LivePrice,
  range: HistoryRange,
  format: (price: bigint) => string,
): PastParts {
  if (reason !== null) return { line: { reason: NO_LINE[reason] }, change: null, summary: null }
  const { seconds } = HISTORY_RANGES[range]
  const coverage = coverageOf(readings, live, seconds)
  if (!coverage) return { line: { reason: NO_LINE.gap }, change: null, summary: null }
  // No line is drawn across a gap: the price within it is unknown.
  const past = readings.filter(({ timestamp }) => timestamp >= coverage.since && timestamp < live.timestamp)
  const since = coverage.isWhole ? null : coverText(coveredSince(coverage, live))
  const prices = [
    ...past.map(({ timestamp, price }) => ({ timestamp, price: BigInt(price), time: dateText(timestamp * 1_000) })),
    { timestamp: live.timestamp, price: live.price, time: NOW },
  ]
  const points = picturePoints(prices)
  const { high, low } = priceRange(past, live) ?? { high: live.price, low: live.price }
  const change = changeOver(readings, live, seconds)
  return {
    line: {
      readings: prices.map(({ price, time }, index) => {
        const { x, y } = points[index] ?? { x: 0, y: 0 }
        const [first] = prices
        return { x, y, value: format(price), time, ...(index > 0 && first && changeSince(first.price, price)) }
      }),
      high: format(high),
      low: format(low),
      now: format(live.price),
      axis: axisOf(low, high, live.price, format),
      since,
      times: labelsBetween(prices[0]?.timestamp ?? live.timestamp, live.timestamp),
    },
    change: change && changeText(change),
    summary: readingsText(prices.length, source, since),
  }
}
