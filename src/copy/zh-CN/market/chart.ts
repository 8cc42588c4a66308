import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = '价格图表'
export const RANGE = '图表范围'
export const NO_HISTORY = '没有价格历史'
export const READER = '读取图表'
export const READINGS = '数据点'
export const TIME = '时间'
export const PRICE = '价格'
export const NOW = '现在'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `自起点以来 ${change}`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1 小时',
  '24h': '24 小时',
  '7d': '7 天',
  '30d': '30 天',
  '1y': '1 年',
}

export const RANGE_MISSING = '节点不保留那么久以前的价格。'

export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: '节点不保留过去的区块。当前价格是实时的。',
  young: '此资金池创建的时间没有那么久。当前价格是实时的。',
  unanswered: '节点没有响应对过去区块的请求。当前价格是实时的。',
  limited: '节点限制了请求次数，因此过去的价格稍后加载。当前价格是实时的。',
  gap: '缺少最近几小时的价格。当前价格是实时的。',
}

export const KIND = '图表类型'
export const KIND_LABELS = { line: '折线', candles: 'K 线' } as const
export const NO_CANDLES = '节点未返回最近一小时的兑换。'
export const CANDLE_HEADS = { open: '开盘', high: '最高', low: '最低', close: '收盘', volume: '成交量' } as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `开盘 ${open}，最高 ${high}，最低 ${low}，收盘 ${close}，成交量 ${volume}`

export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    other: `${length} K 线，截至 ${until} 共 ${count} 笔兑换`,
  })
}

export const NO_PAIR_CHART = {
  failed: '无法加载价格。',
  noPool: '没有资金池直接持有这两种代币，且其中一种没有美元价格。',
  oneToOne: '该币与其封装代币始终按一比一兑换。',
} as const

export const crossedPair = (base: string, unit: string) => `没有直接的资金池：${base} ÷ ${unit}，按美元计`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: '来自过去的区块',
  logs: '来自过去的兑换',
  rounds: '来自喂价',
}

export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, { other: `${grouped(String(known))} 个数据点，${SOURCES[source]}` })
  return since === null ? readings : `${readings}，${since}`
}

export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `${line.since ?? `最近 ${range}`}的价格。最高 ${line.high}，最低 ${line.low}，现在 ${line.now}。`
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

export const OWN_TRADES = '你的兑换'
export const boughtText = (amount: string, paid: string) => `用 ${paid} 买入 ${amount}`
export const soldText = (amount: string, received: string) => `卖出 ${amount}，得到 ${received}`

export function atBlock(blockNumber: number, age: string | null): string {
  const block = `区块 ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}，${age}`
}

export const LOADING = '正在加载价格历史'
