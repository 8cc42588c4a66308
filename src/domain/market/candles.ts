import { larger, smaller } from '../integers'

export const CANDLE_S = 120

/** A price of a pool, in the unit of a series, and what was traded. Prices and volumes have 18 decimals. */
export interface PricedTrade {
  /** In Unix seconds. */
  timestamp: number
  /** The price after the event; null if the event has no price. */
  price: bigint | null
  volume: bigint
  /** False for a reading, and for an event that changed the price without a swap. */
  isSwap: boolean
}

/** The prices and the volume of an interval, as decimal strings with 18 decimals in the unit of a series. */
export interface Candle {
  /** The interval without its end, in Unix seconds. */
  start: number
  end: number
  /** The last price before the interval. */
  open: string
  high: string
  low: string
  close: string
  volume: string
}

export interface Candles {
  swaps: number
  /** The end of the last candle, in Unix seconds. Later trades are unknown. */
  until: number
  /** Candles in order of time, without gaps. */
  all: readonly Candle[]
}

interface Interval {
  start: number
  end: number
}

/** The full intervals from `since` on, and the one that `until` ends. */
function intervals({ since, until }: { since: number; until: number }): Interval[] {
  const first = Math.ceil(since / CANDLE_S) * CANDLE_S
  const count = Math.max(0, Math.ceil((until - first) / CANDLE_S))
  return Array.from({ length: count }, (_, at) => {
    const start = first + at * CANDLE_S
    return { start, end: Math.min(start + CANDLE_S, until) }
  })
}

/** The candle of an interval in which the price had these values, in order. */
function candleOf({ start, end }: Interval, prices: readonly bigint[], volume: bigint): Candle | null {
  const [open, close] = [prices[0], prices.at(-1)]
  if (open === undefined || close === undefined) return null
  return {
    start,
    end,
    open: open.toString(),
    high: prices.reduce(larger).toString(),
    low: prices.reduce(smaller).toString(),
    close: close.toString(),
    volume: volume.toString(),
  }
}

/**
 * The candles of a pool from all of its known prices in a period, in order of time. An interval opens at the last price
 * before it. Null if there is no price at all. The intervals before the first price are left out.
 */
export function candlesOf(
  trades: readonly PricedTrade[],
  { since, until }: { since: number; until: number },
): Candles | null {
  const all: Candle[] = []
  let last: bigint | null = null
  let swaps = 0
  let at = 0
  /** The events before a time that were not taken before. */
  function take(before: number): readonly PricedTrade[] {
    const from = at
    while ((trades[at]?.timestamp ?? Infinity) < before) at++
    return trades.slice(from, at)
  }
  for (const interval of intervals({ since, until })) {
    for (const { price } of take(interval.start)) last = price ?? last
    const taken = take(interval.end)
    const prices: bigint[] = [last, ...taken.map(({ price }) => price)].filter((price) => price !== null)
    swaps += taken.filter(({ isSwap }) => isSwap).length
    const candle = candleOf(
      interval,
      prices,
      taken.reduce((sum, { volume }) => sum + volume, 0n),
    )
    last = prices.at(-1) ?? last
    if (candle) all.push(candle)
  }
  return all.length === 0 ? null : { swaps, until, all }
}
