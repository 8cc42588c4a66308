import { divideUp, larger, size, smaller } from '../integers'
import { type Start, startOf } from '../browser/time'
import type { Address } from '../chain/address'
import type { Venue } from '../chain/network'
import { percentText } from '../token/millionths'
import type { Candles } from './candles'
import { heightOf } from './priceAxis'

/** A length of time, divided into `parts` equal intervals between readings. */
export interface HistorySpan {
  seconds: number
  parts: number
  /** Replaces `parts` for a node that accepts fewer calls, so that the number of requests stays the same. */
  fewParts?: number
  /** Whether all trades are read as well, if the node returns events. They are readings, too, and give candles. */
  hasTrades?: boolean
}

export const HISTORY_RANGES = {
  '1h': { seconds: 3_600, parts: 30, hasTrades: true },
  '24h': { seconds: 86_400, parts: 120, fewParts: 48 },
  '7d': { seconds: 7 * 86_400, parts: 56 },
  '30d': { seconds: 30 * 86_400, parts: 60 },
  '1y': { seconds: 365 * 86_400, parts: 73 },
} as const satisfies Record<string, HistorySpan>

export const DAY_S = HISTORY_RANGES['24h'].seconds

export type HistoryRange = keyof typeof HISTORY_RANGES

export const USUAL_RANGE: HistoryRange = '24h'

/** The only range of which all trades are read. Samples have no high and low, so they give no candles. */
export const CANDLE_RANGE = '1h' satisfies HistoryRange

export const CHART_KINDS = ['line', 'candles'] as const
export type ChartKind = (typeof CHART_KINDS)[number]

/**
 * A reference to a pool. For V2 and V3 the caller knows the tokens. For V4 the reference contains the whole PoolKey; if
 * the pool trades the native coin, the native coin is its first currency.
 */
export type PoolReference = { id: `0x${string}`; fee: number } & (
  | { protocol: 'v2' | 'v3'; venue?: Venue }
  | { protocol: 'v4'; tickSpacing: number; isNative: boolean; token0: Address; token1: Address; hooks?: Address }
)

/**
 * A request for the price series of a token in one pool, in the pool's other token or in dollars. Without a pool, the
 * request is for the price feed's series of the wrapped native currency in dollars.
 */
export interface SeriesRequest {
  token: Address
  pool: (PoolReference & { quote: Address }) | null
  unit: 'quote' | 'usd'
}

export interface PriceReading {
  /** Null if the block is unknown, for example for a round of a price feed. */
  blockNumber: number | null
  /** The block's timestamp, or the time of the reading, in seconds. */
  timestamp: number
  /** The price of one whole token in the series' unit, with 18 decimals, as a decimal string. */
  price: string
}

/** The source of readings: the state of past blocks, the pool's events, or the rounds of a price feed. */
export type HistorySource = 'archive' | 'logs' | 'rounds'

/**
 * Readings in order of time, without the live price. If there are none, `reason` says why: the node keeps no history,
 * did not respond or limits requests, or there was no price yet. `candles` are present if all trades of the time were
 * read.
 */
export type PriceSeries =
  | { readings: readonly PriceReading[]; source: HistorySource; reason: null; candles?: Candles }
  | { readings: readonly []; source: null; reason: 'noArchive' | 'unanswered' | 'limited' | 'young' }

/** Whether a series is missing because the node gave no response, so that a retry makes sense. */
export const isUnread = (reason: PriceSeries['reason']) => reason === 'unanswered' || reason === 'limited'

export interface LivePrice {
  blockNumber: number
  timestamp: number
  price: bigint
}

/** In hundredths of a percent of the older price, see `hundredthsBetween`, measured from the reading `since`. */
export interface PriceChange {
  hundredths: bigint
  since: PriceReading
}

export type ChangeDirection = 'up' | 'down' | 'none'

/** A change of less than a hundredth of a percent has no direction, because it is shown as 0.00 %. */
export const directionOf = (hundredths: bigint): ChangeDirection =>
  hundredths === 0n ? 'none' : hundredths < 0n ? 'down' : 'up'

export const directedChange = (hundredths: bigint): { direction: ChangeDirection; text: string } => ({
  direction: directionOf(hundredths),
  text: percentText(size(hundredths)),
})

/**
 * A change in hundredths of a percent of the older price; null if the older price is zero. A gain is rounded down, and a
 * loss up: a loss of 99.9999 % is one of 100.00 %. A loss of less than a hundredth of a percent is none.
 */
export function hundredthsBetween(before: bigint, now: bigint): bigint | null {
  if (before === 0n) return null
  const change = (now - before) * 10_000n
  return change > -before ? change / before : -divideUp(-change, before)
}

/** A reading counts as the start of a range if its distance from the start is at most an eighth of the range. */
const START_TOLERANCE = 8

/** The change since the reading closest to `seconds` ago; null if none is close enough, as in a new pool. */
export function changeOver(readings: readonly PriceReading[], now: LivePrice, seconds: number): PriceChange | null {
  const target = now.timestamp - seconds
  const off = ({ timestamp }: PriceReading) => Math.abs(timestamp - target)
  let since = readings[0]
  for (const reading of readings) if (since && off(reading) < off(since)) since = reading
  if (!since || off(since) > seconds / START_TOLERANCE) return null
  const hundredths = hundredthsBetween(BigInt(since.price), now.price)
  return hundredths === null ? null : { hundredths, since }
}

/** Within a gap of more than a quarter of the range, the price counts as unknown. */
const GAP_MAX = 4

/** The start of the known part of a range, in seconds, and whether it covers the whole range. */
interface Coverage {
  since: number
  isWhole: boolean
}

export const coveredSince = ({ since }: Coverage, live: Pick<LivePrice, 'timestamp'>): Start =>
  startOf(since * 1_000, live.timestamp * 1_000)

/**
 * The part of the last `seconds` that readings cover without a long gap up to now. Null if there is none. The high, low
 * and line of a range need full coverage.
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

/** From 0 to 1, left to right and low to high. Only for drawing, never for calculation. */
export interface PicturePoint {
  x: number
  y: number
}

export function picturePoints(prices: readonly { timestamp: number; price: bigint }[]): PicturePoint[] {
  const first = prices[0]
  const last = prices.at(-1)
  if (!first || !last) return []
  const values = prices.map(({ price }) => price)
  const [low, high] = [values.reduce(smaller), values.reduce(larger)]
  const length = Math.max(1, last.timestamp - first.timestamp)
  return prices.map(({ timestamp, price }) => ({
    x: (timestamp - first.timestamp) / length,
    y: heightOf(price, low, high),
  }))
}
