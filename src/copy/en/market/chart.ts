import { counted } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '../../../domain/market/history'
import { grouped } from '../../../domain/browser/locale'
import { clockText, dateText, dayText } from '../../../domain/browser/time'
import { DIRECTION } from './figures'

export const CHART = 'Price chart'
export const RANGE = 'Chart range'
export const NO_HISTORY = 'No price history'
/** For screen readers: the slider that moves along the line. Read: a verb, an order. */
export const READER = 'Read the chart'
export const READINGS = 'Readings'
export const TIME = 'Time'
export const PRICE = 'Price'
export const NOW = 'Now'
/** After a change of price, where the pointer is: "+1.2% since the start". */
export const SINCE_START = 'since the start'

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1 h',
  '24h': '24 h',
  '7d': '7 d',
  '30d': '30 d',
  '1y': '1 y',
}

/** Why a range cannot be chosen. */
export const RANGE_MISSING = 'The network provider does not keep prices from that long ago.'

/** Why there is no line. `gap`: the readings end long ago. */
export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: 'The network provider does not keep past blocks. The current price is live.',
  young: 'This pool is younger than that. The current price is live.',
  unanswered: 'The network provider did not respond to requests for past blocks. The current price is live.',
  limited: 'The network provider limits requests, so past prices load later. The current price is live.',
  gap: 'Prices from the last few hours are missing. The current price is live.',
}

/** Why a pair has no chart. */
export const NO_PAIR_CHART = {
  failed: 'Prices could not be loaded.',
  noPool: 'No pool holds both tokens directly, and one of them has no price in dollars.',
  oneToOne: 'The coin and its wrapped token are always exchanged one to one.',
} as const

/** The source of a line where no pool holds both tokens. */
export const crossedPair = (base: string, unit: string) => `No direct pool: ${base} ÷ ${unit} in dollars`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: 'from past blocks',
  logs: 'from past trades',
  rounds: 'from a price feed',
}

/** For example "49 readings from past blocks, since 14:02". */
export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, {
    one: `1 reading ${SOURCES[source]}`,
    other: `${grouped(String(known))} readings ${SOURCES[source]}`,
  })
  return since === null ? readings : `${readings}, ${since}`
}

/** The line as a sentence. */
export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `Price ${line.since ?? `over the last ${range}`}. High ${line.high}, low ${line.low}, now ${line.now}.`
}

export const highText = (since: string | null) => (since === null ? 'High' : `High ${since}`)
export const lowText = (since: string | null) => (since === null ? 'Low' : `Low ${since}`)

/** The time of a reading, from seconds: "Nov 18, 21:15". */
export const readingTime = (timestamp: number) => dateText(timestamp * 1000)
interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

/** A reading as it is read out: its price, its time, and the change since the first one. */
export function readingText({ value, time, change }: SpokenReading): string {
  return [value, time, ...(change ? [`${DIRECTION[change.direction]} ${change.text}`] : [])].join(', ')
}

/** A label under the line, in seconds: a time of day, or over a longer time a day. */
export const axisLabel = (timestamp: number, isLong: boolean) => (isLong ? dayText : clockText)(timestamp * 1000)

/** What a chart's price is of: "Block 19,482,113", with its age once no newer one comes. */
export function atBlock(blockNumber: number, age: string | null): string {
  const block = `Block ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}, ${age}`
}

/** While a chart is read. In the first load. */
export const LOADING = 'Loading the price history'
