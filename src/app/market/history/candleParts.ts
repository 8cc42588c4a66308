import { candlesText, NOW } from '#copy/market/chart'
import { clockText, dateText } from '#domain/browser/time'
import { CANDLE_S, type Candle, type Candles } from '#domain/market/candles'
import {
  CANDLE_RANGE,
  coverageOf,
  directionOf,
  HISTORY_RANGES,
  type LivePrice,
  type PriceSeries,
} from '#domain/market/history'
import { priceDecimals } from '#domain/market/money'
import { heightOf } from '#domain/market/priceAxis'
import type { ChartCandle, ChartLine } from '../../../views/market/chartLine'
import { axisOf, changeSince, labelsBetween, type PastTexts, tradeMarks } from './priceHistory'

const MINUTE_S = 60

interface CandleTexts extends PastTexts {
  volumeText: (volume: bigint) => string
  /** The start of the known prices in words, for example "since 14:02"; null if they cover the whole range. */
  since: string | null
}

const most = (values: readonly bigint[]) => values.reduce((a, b) => (a > b ? a : b))
const least = (values: readonly bigint[]) => values.reduce((a, b) => (a < b ? a : b))

/** The figures of a candle in the order in which they are written. */
const valuesOf = ({ open, high, low, close, volume, ...rest }: Candle) => ({
  ...rest,
  open: BigInt(open),
  high: BigInt(high),
  low: BigInt(low),
  close: BigInt(close),
  volume: BigInt(volume),
})

/**
 * The candles of a chart since the last gap in its readings, and the current price, which is later than they are.
 * Heights and changes are those of the prices as given, see `pastParts`.
 */
export function candleParts(
  { readings: read, candles: { all, swaps, until } }: Pick<PriceSeries, 'readings'> & { candles: Candles },
  live: LivePrice,
  { format: onAxis, perShownUnit, trades, volumeText, since }: CandleTexts,
): { line: ChartLine; summary: string } {
  const coverage = coverageOf(read, live, HISTORY_RANGES[CANDLE_RANGE].seconds)
  const candles = all.map(valuesOf).filter(({ end }) => !coverage || end > coverage.since)
  const high = most([live.price, ...candles.map((candle) => candle.high)])
  const low = least([live.price, ...candles.map((candle) => candle.low)])
  const busiest = most([1n, ...candles.map(({ volume }) => volume)])
  const [first] = candles
  const start = first?.start ?? live.timestamp
  const length = Math.max(1, live.timestamp - start)
  const placeOf = (timestamp: number) => Math.min(1, (timestamp - start) / length)
  const [lowest, highest, now] = [low, high, live.price].map(perShownUnit) as [bigint, bigint, bigint]
  const decimals = priceDecimals([lowest, highest, now])
  const format = (price: bigint) => onAxis(price, decimals)
  const written = (price: bigint) => format(perShownUnit(price))
  const height = (price: bigint) => heightOf(price, low, high)
  const readings = [
    ...candles.map(({ start: from, end, close }, index) => ({
      x: placeOf((from + end) / 2),
      y: height(close),
      value: written(close),
      time: dateText(from * 1_000),
      ...(index > 0 && first && changeSince(first.open, close)),
    })),
    { x: 1, y: height(live.price), value: format(now), time: NOW, ...(first && changeSince(first.open, live.price)) },
  ]
  const line: ChartLine = {
    readings,
    candles: candles.map((candle): ChartCandle => ({
      from: placeOf(candle.start),
      to: placeOf(candle.end),
      open: height(candle.open),
      high: height(candle.high),
      low: height(candle.low),
      close: height(candle.close),
      volume: heightOf(candle.volume, 0n, busiest),
      direction: directionOf(candle.close - candle.open),
      texts: {
        open: written(candle.open),
        high: written(candle.high),
        low: written(candle.low),
        close: written(candle.close),
        volume: volumeText(candle.volume),
      },
    })),
    trades: tradeMarks(trades, readings, start, live.timestamp),
    high: format(highest),
    low: format(lowest),
    now: format(now),
    axis: axisOf(lowest, highest, now, format),
    since,
    times: labelsBetween(start, live.timestamp),
  }
  return { line, summary: candlesText(swaps, CANDLE_S / MINUTE_S, clockText(until * 1_000)) }
}
