import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = '價格圖表'
export const RANGE = '圖表範圍'
export const NO_HISTORY = '沒有價格歷史'
export const READER = '讀取圖表'
export const READINGS = '資料點'
export const TIME = '時間'
export const PRICE = '價格'
export const NOW = '現在'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `自起點以來 ${change}`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1 小時',
  '24h': '24 小時',
  '7d': '7 天',
  '30d': '30 天',
  '1y': '1 年',
}

export const RANGE_MISSING = '節點不保留那麼久以前的價格。'

export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: '節點不保留過去的區塊。目前的價格是即時的。',
  young: '此資金池建立的時間沒有那麼久。目前的價格是即時的。',
  unanswered: '節點沒有回應對過去區塊的請求。目前的價格是即時的。',
  limited: '節點限制了請求次數，因此過去的價格稍後載入。目前的價格是即時的。',
  gap: '缺少最近幾小時的價格。目前的價格是即時的。',
}

export const KIND = '圖表類型'
export const KIND_LABELS = { line: '折線', candles: 'K 線' } as const
export const NO_CANDLES = '節點未傳回最近一小時的兌換。'
export const CANDLE_HEADS = { open: '開盤', high: '最高', low: '最低', close: '收盤', volume: '成交量' } as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `開盤 ${open}，最高 ${high}，最低 ${low}，收盤 ${close}，成交量 ${volume}`

export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    other: `${length} K 線，截至 ${until} 共 ${count} 筆兌換`,
  })
}

export const NO_PAIR_CHART = {
  failed: '無法載入價格。',
  noPool: '沒有資金池直接持有這兩種代幣，且其中一種沒有美元價格。',
  oneToOne: '該幣與其封裝代幣永遠以一比一兌換。',
} as const

export const crossedPair = (base: string, unit: string) => `沒有直接的資金池：${base} ÷ ${unit}，以美元計`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: '來自過去的區塊',
  logs: '來自過去的兌換',
  rounds: '來自餵價',
}

export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, { other: `${grouped(String(known))} 個資料點，${SOURCES[source]}` })
  return since === null ? readings : `${readings}，${since}`
}

export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `${line.since ?? `最近 ${range}`}的價格。最高 ${line.high}，最低 ${line.low}，現在 ${line.now}。`
}

export const highText = (since: string | null) => (since === null ? '最高' : `${since}最高`)
export const lowText = (since: string | null) => (since === null ? '最低' : `${since}最低`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

export const OWN_TRADES = '你的兌換'
export const boughtText = (amount: string, paid: string) => `用 ${paid} 買入 ${amount}`
export const soldText = (amount: string, received: string) => `賣出 ${amount}，得到 ${received}`

export function atBlock(blockNumber: number, age: string | null): string {
  const block = `區塊 ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}，${age}`
}

export const LOADING = '正在載入價格歷史'
