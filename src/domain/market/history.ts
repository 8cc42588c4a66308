import type { Address } from '../chain/address'

/** Prices of the past, as they were read from the chain. */

/** The ranges of a chart: their length, and into how many equal parts it is divided by readings. */
export const HISTORY_RANGES = {
  '24h': { seconds: 86_400, parts: 48 },
  '7d': { seconds: 7 * 86_400, parts: 56 },
  '30d': { seconds: 30 * 86_400, parts: 60 },
} as const

export type HistoryRange = keyof typeof HISTORY_RANGES

/**
 * Which series is wanted: the price of a token in one pool, in the pool's other token or in dollars. Without a pool it is
 * the wrapped coin in dollars, by the price feed.
 */
export interface SeriesRequest {
  token: Address
  pool: { address: Address; protocol: 'v2' | 'v3'; fee: number; quote: Address } | null
  unit: 'quote' | 'usd'
}

/** The price after a block, or of a price feed at a moment. */
export interface PriceReading {
  /** Null where the moment's block is not known, as a price feed is read without one. */
  blockNumber: number | null
  /** The block's time in seconds, by the chain, or the moment's. */
  timestamp: number
  /** In the series' unit for one whole token, with 18 decimals, as a decimal string. */
  price: string
}

/** Where readings come from: the state of past blocks, the pool's events, or the rounds of a price feed. */
export type HistorySource = 'archive' | 'logs' | 'rounds'

/**
 * In order of time, without the live price. None where there is a reason for it: the node keeps nothing of the past, it
 * did not answer, it limits requests, or there was no price yet.
 */
export type PriceSeries =
  | { readings: readonly PriceReading[]; source: HistorySource; reason: null }
  | { readings: readonly []; source: null; reason: 'noArchive' | 'unanswered' | 'limited' | 'young' }

/** Whether a series is missing because there was no answer, so that it is worth reading again. */
export const isUnread = (reason: PriceSeries['reason']) => reason === 'unanswered' || reason === 'limited'

/** The price now, which every series ends with. */
export interface LivePrice {
  blockNumber: number
  timestamp: number
  price: bigint
}

/** A change in hundredths of a percent of the older price, towards zero, and the block that it is measured from. */
export interface PriceChange {
  hundredths: bigint
  since: PriceReading
}

/** A reading as far from the wanted moment as this part of the range still counts as being at its start. */
const START_TOLERANCE = 8

/**
 * How the price changed since the reading closest to so many seconds ago. Null where none is near that moment, as a
 * pool that opened an hour ago has no change over a day.
 */
export function changeOver(readings: readonly PriceReading[], now: LivePrice, seconds: number): PriceChange | null {
  const wanted = now.timestamp - seconds
  const off = ({ timestamp }: PriceReading) => Math.abs(timestamp - wanted)
  let since = readings[0]
  for (const reading of readings) if (since && off(reading) < off(since)) since = reading
  if (!since || off(since) > seconds / START_TOLERANCE) return null
  const before = BigInt(since.price)
  return before === 0n ? null : { hundredths: ((now.price - before) * 10_000n) / before, since }
}

/** Two readings of a range may lie so far apart, as a part of it: what was between them is not known. */
const GAP_MAX = 4

/** From when on a range is known, in seconds, and whether that is all of it. */
export interface Coverage {
  since: number
  isWhole: boolean
}

/**
 * What readings cover of the last so many seconds: from the first of those that follow one another up to now without a
 * gap. Null where there is none. Only what covers all of a range may be called its high, its low or its line.
 */
export function coverageOf(
  readings: readonly Pick<PriceReading, 'timestamp'>[],
  now: Pick<LivePrice, 'timestamp'>,
  seconds: number,
): Coverage | null {
  let since = now.timestamp
  for (const { timestamp } of [...readings].reverse()) {
    if (since - timestamp > seconds / GAP_MAX) break
    since = Math.min(since, timestamp)
  }
  if (since === now.timestamp) return null
  return { since, isWhole: since - (now.timestamp - seconds) <= seconds / START_TOLERANCE }
}

/** Where a reading stands in a picture: from 0 to 1, left to right and low to high. Only for drawing, never for calculation. */
export interface PicturePoint {
  x: number
  y: number
}

const FINE = 10_000n

/** The readings and the live price as points between the first and the last moment, the low and the high. */
export function picturePoints(prices: readonly { timestamp: number; price: bigint }[]): PicturePoint[] {
  const first = prices[0]
  const last = prices.at(-1)
  if (!first || !last) return []
  let [low, high] = [first.price, first.price]
  for (const { price } of prices) {
    if (price < low) low = price
    if (price > high) high = price
  }
  const span = high - low
  const length = Math.max(1, last.timestamp - first.timestamp)
  return prices.map(({ timestamp, price }) => ({
    x: (timestamp - first.timestamp) / length,
    y: span === 0n ? 0.5 : Number(((price - low) * FINE) / span) / Number(FINE),
  }))
}
