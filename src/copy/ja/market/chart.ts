import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = '価格チャート'
export const RANGE = 'チャートの期間'
export const NO_HISTORY = '価格の履歴なし'
/** For screen readers: the slider that moves along the line. Read: a verb, an order. */
export const READER = 'チャートを読む'
export const READINGS = 'データ点'
export const TIME = '時刻'
export const PRICE = '価格'
export const NOW = '現在'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `開始時から ${change}`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1時間',
  '24h': '24時間',
  '7d': '7日',
  '30d': '30日',
  '1y': '1年',
}

/** Why a range cannot be chosen. */
export const RANGE_MISSING = 'ノードは、それほど前の価格を保存していません。'

/** Why there is no line. `gap`: the readings end long ago. */
export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: 'ノードは過去のブロックを保存していません。現在の価格は最新です。',
  young: 'このプールは、その期間より後にできたものです。現在の価格は最新です。',
  unanswered: 'ノードが過去のブロックのリクエストに応答しませんでした。現在の価格は最新です。',
  limited: 'ノードがリクエスト数を制限しているため、過去の価格は後で読み込まれます。現在の価格は最新です。',
  gap: '直近数時間の価格がありません。現在の価格は最新です。',
}

/** The choice between a line and candles. */
export const KIND = 'チャートの種類'
export const KIND_LABELS = { line: 'ライン', candles: 'ローソク足' } as const
/** Why the chart of the last hour cannot show candles. */
export const NO_CANDLES = 'ノードは直近1時間の取引を返しませんでした。'
/** The columns of a table of candles. */
export const CANDLE_HEADS = { open: '始値', high: '高値', low: '安値', close: '終値', volume: '出来高' } as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

/** The prices and the volume of a candle, in dollars. */
export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `始値${open}、高値${high}、安値${low}、終値${close}、出来高${volume}`

/** The number of trades that candles of a length in minutes show, and their end: "12 trades in candles of 2 min, to 14:02". */
export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    other: `${length}足、${until}までの取引${count}件`,
  })
}

/** Why a pair has no chart. */
export const NO_PAIR_CHART = {
  failed: '価格を読み込めませんでした。',
  noPool: '両方のトークンを直接保有するプールがなく、片方にはドル建ての価格がありません。',
  oneToOne: 'コインとそのラップトークンは、常に1対1で交換されます。',
} as const

/** The source of a line where no pool holds both tokens. */
export const crossedPair = (base: string, unit: string) => `直接のプールなし：ドル建ての${base} ÷ ${unit}`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: '過去のブロックから',
  logs: '過去の取引から',
  rounds: '価格フィードから',
}

/** For example "49 readings from past blocks, since 14:02". */
export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, { other: `${SOURCES[source]}${grouped(String(known))}点のデータ` })
  return since === null ? readings : `${readings}、${since}`
}

/** The line as a sentence. */
export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `${line.since ?? `過去${range}`}の価格。高値${line.high}、安値${line.low}、現在${line.now}。`
}

export const highText = (since: string | null) => (since === null ? '高値' : `${since}の高値`)
export const lowText = (since: string | null) => (since === null ? '安値' : `${since}の安値`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

/** A reading as it is read out: its price, its time, and the change since the first one. */
export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

export const OWN_TRADES = 'あなたのスワップ'
export const boughtText = (amount: string, paid: string) => `${paid}で${amount}を購入`
export const soldText = (amount: string, received: string) => `${amount}を${received}で売却`

/** What a chart's price is of: "Block 19,482,113", with its age once no newer one comes. */
export function atBlock(blockNumber: number, age: string | null): string {
  const block = `ブロック${grouped(String(blockNumber))}`
  return age === null ? block : `${block}、${age}`
}

/** While a chart is read. In the first load. */
export const LOADING = '価格の履歴を読み込み中'
