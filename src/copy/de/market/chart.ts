import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = 'Preischart'
export const RANGE = 'Chartzeitraum'
export const NO_HISTORY = 'Kein Preisverlauf'
/** The slider that moves between readings. */
export const READER = 'Chart ablesen'
export const READINGS = 'Messwerte'
export const TIME = 'Zeit'
export const PRICE = 'Preis'
export const NOW = 'Jetzt'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `${change} seit Beginn`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1\u00a0h',
  '24h': '24\u00a0h',
  '7d': '7\u00a0T',
  '30d': '30\u00a0T',
  '1y': '1\u00a0J',
}

/** Why a range cannot be chosen. */
export const RANGE_MISSING = 'Der Knoten speichert keine Preise aus so langer Vergangenheit.'

/** Why there is no line. `gap`: the readings end long ago. */
export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: 'Der Knoten speichert keine früheren Blöcke. Der aktuelle Preis ist live.',
  young: 'Dieser Pool ist jünger als das. Der aktuelle Preis ist live.',
  unanswered: 'Der Knoten hat auf Anfragen nach früheren Blöcken nicht geantwortet. Der aktuelle Preis ist live.',
  limited: 'Der Knoten begrenzt Anfragen, deshalb werden frühere Preise später geladen. Der aktuelle Preis ist live.',
  gap: 'Preise der letzten Stunden fehlen. Der aktuelle Preis ist live.',
}

/** The choice between a line and candles. */
export const KIND = 'Charttyp'
export const KIND_LABELS = { line: 'Linie', candles: 'Kerzen' } as const
/** Why the chart of the last hour cannot show candles. */
export const NO_CANDLES = 'Der Knoten hat die Trades der letzten Stunde nicht geliefert.'
/** The columns of a table of candles. */
export const CANDLE_HEADS = {
  open: 'Eröffnung',
  high: 'Hoch',
  low: 'Tief',
  close: 'Schluss',
  volume: 'Volumen',
} as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

/** The prices and the volume of a candle, in dollars. */
export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `Eröffnung ${open}, Hoch ${high}, Tief ${low}, Schluss ${close}, Volumen ${volume}`

/** The number of trades that candles of a length in minutes show, and their end: "12 trades in candles of 2 min, to 14:02". */
export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    one: `1 Trade in Kerzen von ${length}, bis ${until}`,
    other: `${count} Trades in Kerzen von ${length}, bis ${until}`,
  })
}

/** Why a pair has no chart. */
export const NO_PAIR_CHART = {
  failed: 'Die Preise konnten nicht geladen werden.',
  noPool: 'Kein Pool hält beide Token direkt, und einer von ihnen hat keinen Preis in Dollar.',
  oneToOne: 'Der Coin und sein gewrappter Token werden immer eins zu eins getauscht.',
} as const

/** The source of a line where no pool holds both tokens. */
export const crossedPair = (base: string, unit: string) => `Kein direkter Pool: ${base} ÷ ${unit} in Dollar`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: 'aus früheren Blöcken',
  logs: 'aus früheren Trades',
  rounds: 'aus einem Preisfeed',
}

/** For example "49 readings from past blocks, since 14:02". */
export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, {
    one: `1 Messwert ${SOURCES[source]}`,
    other: `${grouped(String(known))} Messwerte ${SOURCES[source]}`,
  })
  return since === null ? readings : `${readings}, ${since}`
}

/** The line as a sentence. */
export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `Preisverlauf ${line.since ?? `der letzten ${range}`}. Hoch ${line.high}, Tief ${line.low}, jetzt ${line.now}.`
}

export const highText = (since: string | null) => (since === null ? 'Hoch' : `Hoch ${since}`)
export const lowText = (since: string | null) => (since === null ? 'Tief' : `Tief ${since}`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

/** A reading as it is read out: its price, its time, and the change since the first one. */
export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

export const OWN_TRADES = 'Ihre Swaps'
export const boughtText = (amount: string, paid: string) => `${amount} für ${paid} gekauft`
export const soldText = (amount: string, received: string) => `${amount} für ${received} verkauft`

/** What a chart's price is of: "Block 19,482,113", with its age once no newer one comes. */
export function atBlock(blockNumber: number, age: string | null): string {
  const block = `Block ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}, ${age}`
}

/** While a chart is read. In the first load. */
export const LOADING = 'Preisverlauf wird geladen'
