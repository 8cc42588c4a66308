import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = 'Price chart'
export const RANGE = 'Chart range'
export const NO_HISTORY = 'No price history'
/** For screen readers: the name of the slider that moves along the chart's line. "Read" is an imperative. */
export const READER = 'Read the chart'
export const READINGS = 'Readings'
export const TIME = 'Time'
export const PRICE = 'Price'
export const NOW = 'Now'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `${change} since the start`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1 h',
  '24h': '24 h',
  '7d': '7 d',
  '30d': '30 d',
  '1y': '1 y',
}

/** Why a range of the chart cannot be chosen. */
export const RANGE_MISSING = 'The node does not keep prices from that long ago.'

/** Why the chart has no line. `gap`: no known price is recent enough. */
export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: 'The node does not keep past blocks. The current price is live.',
  young: 'This pool is younger than that. The current price is live.',
  unanswered: 'The node did not respond to requests for past blocks. The current price is live.',
  limited: 'The node limits requests, so past prices load later. The current price is live.',
  gap: 'Prices from the last few hours are missing. The current price is live.',
}

/** The choice between a line and candles. */
export const KIND = 'Chart type'
export const KIND_LABELS = { line: 'Line', candles: 'Candles' } as const
/** Why the chart of the last hour cannot show candles. */
export const NO_CANDLES = 'The node did not return the trades of the last hour.'
/** The columns of a table of candles. */
export const CANDLE_HEADS = { open: 'Open', high: 'High', low: 'Low', close: 'Close', volume: 'Volume' } as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

/** The prices and the volume of a candle, in dollars. */
export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `Open ${open}, high ${high}, low ${low}, close ${close}, volume ${volume}`

/** The number of trades that candles of a length in minutes show, and their end: "12 trades in candles of 2 min, to 14:02". */
export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    one: `1 trade in candles of ${length}, to ${until}`,
    other: `${count} trades in candles of ${length}, to ${until}`,
  })
}

/** Why a pair has no chart. */
export const NO_PAIR_CHART = {
  failed: 'Prices could not be loaded.',
  noPool: 'No pool holds both tokens directly, and one of them has no price in dollars.',
  oneToOne: 'The coin and its wrapped token are always exchanged one to one.',
} as const

/** Shown as the source of a chart's line if no pool holds both tokens. */
export const crossedPair = (base: string, unit: string) => `No direct pool: ${base} ÷ ${unit} in dollars`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: 'from past blocks',
  logs: 'from past trades',
  rounds: 'from a price feed',
}

/** The number and the source of a chart's known prices, for example "49 readings from past blocks, since 14:02". */
export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, {
    one: `1 reading ${SOURCES[source]}`,
    other: `${grouped(String(known))} readings ${SOURCES[source]}`,
  })
  return since === null ? readings : `${readings}, ${since}`
}

/** For screen readers: describes a chart's line in sentences. */
export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `Price ${line.since ?? `over the last ${range}`}. High ${line.high}, low ${line.low}, now ${line.now}.`
}

export const highText = (since: string | null) => (since === null ? 'High' : `High ${since}`)
export const lowText = (since: string | null) => (since === null ? 'Low' : `Low ${since}`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

/** For screen readers: one known price of a chart, its time, and the change since the first known price. */
export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

/** For screen readers: the name of the list of the visitor's own swaps on the chart. */
export const OWN_TRADES = 'Your trades'
/** A swap of the visitor that is marked on the chart, with exact amounts: "Bought 2 UNI for 0.01 ETH". */
export const boughtText = (amount: string, paid: string) => `Bought ${amount} for ${paid}`
export const soldText = (amount: string, received: string) => `Sold ${amount} for ${received}`

/** The block of a chart's price: "Block 19,482,113". The block's age is added if no newer block arrives. */
export function atBlock(blockNumber: number, age: string | null): string {
  const block = `Block ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}, ${age}`
}

/** Shown while a chart is loading. It is part of the first load. */
export const LOADING = 'Loading the price history'
