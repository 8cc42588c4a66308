import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = 'График цены'
export const RANGE = 'Период графика'
export const NO_HISTORY = 'Нет истории цен'
/** The slider that moves between readings. */
export const READER = 'Читать график'
export const READINGS = 'Значения'
export const TIME = 'Время'
export const PRICE = 'Цена'
export const NOW = 'Сейчас'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `${change} с начала`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1\u00a0ч',
  '24h': '24\u00a0ч',
  '7d': '7\u00a0д',
  '30d': '30\u00a0д',
  '1y': '1\u00a0г',
}

/** Why a range cannot be chosen. */
export const RANGE_MISSING = 'Нода не хранит цены за столь давнее время.'

/** Why there is no line. `gap`: the readings end long ago. */
export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: 'Нода не хранит прошлые блоки. Текущая цена актуальна.',
  young: 'Этот пул моложе этого периода. Текущая цена актуальна.',
  unanswered: 'Нода не ответила на запросы о прошлых блоках. Текущая цена актуальна.',
  limited: 'Нода ограничивает запросы, поэтому прошлые цены загрузятся позже. Текущая цена актуальна.',
  gap: 'Нет цен за последние несколько часов. Текущая цена актуальна.',
}

/** The choice between a line and candles. */
export const KIND = 'Вид графика'
export const KIND_LABELS = { line: 'Линия', candles: 'Свечи' } as const
/** Why the chart of the last hour cannot show candles. */
export const NO_CANDLES = 'Нода не вернула сделки за последний час.'
/** The columns of a table of candles. */
export const CANDLE_HEADS = {
  open: 'Открытие',
  high: 'Максимум',
  low: 'Минимум',
  close: 'Закрытие',
  volume: 'Объём',
} as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

/** The prices and the volume of a candle, in dollars. */
export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `Открытие ${open}, максимум ${high}, минимум ${low}, закрытие ${close}, объём ${volume}`

/** The number of trades that candles of a length in minutes show, and their end: "12 trades in candles of 2 min, to 14:02". */
export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    one: `${count} сделка, свечи по ${length}, до ${until}`,
    few: `${count} сделки, свечи по ${length}, до ${until}`,
    many: `${count} сделок, свечи по ${length}, до ${until}`,
    other: `${count} сделки, свечи по ${length}, до ${until}`,
  })
}

/** Why a pair has no chart. */
export const NO_PAIR_CHART = {
  failed: 'Не удалось загрузить цены.',
  noPool: 'Ни один пул не содержит оба токена напрямую, и у одного из них нет цены в долларах.',
  oneToOne: 'Монета и её обёрнутый токен всегда обмениваются один к одному.',
} as const

/** The source of a line where no pool holds both tokens. */
export const crossedPair = (base: string, unit: string) => `Нет прямого пула: ${base} ÷ ${unit} в долларах`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: 'из прошлых блоков',
  logs: 'из прошлых сделок',
  rounds: 'из ценового фида',
}

/** For example "49 readings from past blocks, since 14:02". */
export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const count = grouped(String(known))
  const readings = counted(known, {
    one: `${count} значение ${SOURCES[source]}`,
    few: `${count} значения ${SOURCES[source]}`,
    many: `${count} значений ${SOURCES[source]}`,
    other: `${count} значения ${SOURCES[source]}`,
  })
  return since === null ? readings : `${readings}, ${since}`
}

/** The line as a sentence. */
export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `Цена ${line.since ?? `за последний период (${range})`}. Максимум ${line.high}, минимум ${line.low}, сейчас ${line.now}.`
}

export const highText = (since: string | null) => (since === null ? 'Максимум' : `Максимум ${since}`)
export const lowText = (since: string | null) => (since === null ? 'Минимум' : `Минимум ${since}`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

/** A reading as it is read out: its price, its time, and the change since the first one. */
export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

export const OWN_TRADES = 'Ваши обмены'
export const boughtText = (amount: string, paid: string) => `Куплено ${amount} за ${paid}`
export const soldText = (amount: string, received: string) => `Продано ${amount} за ${received}`

/** What a chart's price is of: "Block 19,482,113", with its age once no newer one comes. */
export function atBlock(blockNumber: number, age: string | null): string {
  const block = `Блок ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}, ${age}`
}

/** While a chart is read. In the first load. */
export const LOADING = 'Загрузка истории цен'
