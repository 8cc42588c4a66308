import { grouped } from '../../../domain/page/grouped'
import {
  changeOver,
  type Coverage,
  coverageOf,
  HISTORY_RANGES,
  type HistoryRange,
  type HistorySource,
  type LivePrice,
  picturePoints,
  type PriceSeries,
} from '../../../domain/market/history'
import { priceRange } from '../../../domain/market/priceRange'
import type { Change, ChartLine } from '../../../views/market/PriceChart'
import { changeWords } from './changeWords'
import { clockText, dateText, dayText, sinceText } from '#copy/page/time'

/** Ranges of a chart that has no line. */
export const NO_RANGES = { label: '', selected: '', options: [], onSelect: () => undefined }

/** Why there is no line. */
export const NO_PAST = {
  noArchive: 'The network provider does not keep past blocks. The current price is live.',
  young: 'The pool had no price yet at that time. The current price is live.',
  unanswered: 'The network provider did not answer about past blocks. The current price is live.',
  limited: 'The network provider limits requests, so past blocks are read later. The current price is live.',
  gap: 'The prices of the last hours are not known. The current price is live.',
}

/** Where the readings come from. */
const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: 'state of past blocks',
  logs: 'events of the pool',
  rounds: 'price feed',
}

/** Labels under a line, from its first to its last moment. */
const LABELS = 6
/** Over a longer time than this, in seconds, the labels are days. */
const CLOCK_MAX = 2 * 86_400

function labelsBetween(first: number, last: number): string[] {
  const text = last - first > CLOCK_MAX ? dayText : clockText
  return Array.from({ length: LABELS }, (_, index) => text((first + ((last - first) * index) / (LABELS - 1)) * 1000))
}

/** Where a line or a range is not that of the whole time: "since 14:02". */
export const coverText = ({ since }: Coverage, now: LivePrice) =>
  `since ${sinceText(since * 1000, now.timestamp * 1000)}`

interface PastParts {
  line: ChartLine | { reason: string }
  change: Change | null
  /** As "49 readings, state of past blocks"; null without a line. */
  told: string | null
}

/** What a chart tells of a series that ends with the price now, each price in the caller's words. */
export function pastParts(
  { readings, source, reason }: PriceSeries,
  live: LivePrice,
  range: HistoryRange,
  format: (price: bigint) => string,
): PastParts {
  if (reason !== null) return { line: { reason: NO_PAST[reason] }, change: null, told: null }
  const { seconds } = HISTORY_RANGES[range]
  const coverage = coverageOf(readings, live, seconds)
  if (!coverage) return { line: { reason: NO_PAST.gap }, change: null, told: null }
  // Nothing is drawn through a gap, as nobody knows how high or low the price was in it.
  const past = readings.filter(({ timestamp }) => timestamp >= coverage.since && timestamp < live.timestamp)
  const since = coverage.isWhole ? null : coverText(coverage, live)
  const prices = [
    ...past.map(({ timestamp, price }) => ({ timestamp, price: BigInt(price), time: dateText(timestamp * 1000) })),
    { timestamp: live.timestamp, price: live.price, time: 'Now' },
  ]
  const points = picturePoints(prices)
  const { high, low } = priceRange(past, live) ?? { high: live.price, low: live.price }
  const change = changeOver(readings, live, seconds)
  return {
    line: {
      readings: prices.map(({ price, time }, index) => {
        const { x, y } = points[index] ?? { x: 0, y: 0 }
        return { x, y, value: format(price), time }
      }),
      high: format(high),
      low: format(low),
      now: format(live.price),
      since,
      times: labelsBetween(prices[0]?.timestamp ?? live.timestamp, live.timestamp),
    },
    change: change && changeWords(change),
    told: `${grouped(String(prices.length))} readings, ${SOURCES[source]}${since === null ? '' : `, ${since}`}`,
  }
}
