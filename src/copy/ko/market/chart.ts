import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = '가격 차트'
export const RANGE = '차트 기간'
export const NO_HISTORY = '가격 기록 없음'
export const READER = '차트 읽기'
export const READINGS = '측정값'
export const TIME = '시간'
export const PRICE = '가격'
export const NOW = '현재'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `시작 이후 ${change}`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1시간',
  '24h': '24시간',
  '7d': '7일',
  '30d': '30일',
  '1y': '1년',
}

export const RANGE_MISSING = '노드가 그렇게 오래된 가격은 보관하지 않습니다.'

export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: '노드가 과거 블록을 보관하지 않습니다. 현재 가격은 실시간입니다.',
  young: '이 풀은 그 기간보다 나중에 만들어졌습니다. 현재 가격은 실시간입니다.',
  unanswered: '노드가 과거 블록 요청에 응답하지 않았습니다. 현재 가격은 실시간입니다.',
  limited: '노드가 요청을 제한하므로 과거 가격은 나중에 불러옵니다. 현재 가격은 실시간입니다.',
  gap: '최근 몇 시간의 가격이 없습니다. 현재 가격은 실시간입니다.',
}

export const KIND = '차트 유형'
export const KIND_LABELS = { line: '선', candles: '캔들' } as const
export const NO_CANDLES = '노드가 최근 1시간의 거래를 반환하지 않았습니다.'
export const CANDLE_HEADS = { open: '시가', high: '고가', low: '저가', close: '종가', volume: '거래량' } as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `시가 ${open}, 고가 ${high}, 저가 ${low}, 종가 ${close}, 거래량 ${volume}`

export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    other: `${length} 캔들, ${until}까지 거래 ${count}건`,
  })
}

export const NO_PAIR_CHART = {
  failed: '가격을 불러오지 못했습니다.',
  noPool: '두 토큰을 직접 함께 보유한 풀이 없고, 둘 중 하나는 달러 가격이 없습니다.',
  oneToOne: '코인과 그 래핑된 토큰은 항상 1 대 1로 교환됩니다.',
} as const

export const crossedPair = (base: string, unit: string) => `직접 연결된 풀 없음: 달러 기준 ${base} ÷ ${unit}`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: '과거 블록',
  logs: '과거 거래',
  rounds: '가격 피드',
}

export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, { other: `${SOURCES[source]}의 측정값 ${grouped(String(known))}개` })
  return since === null ? readings : `${readings}, ${since}`
}

export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `가격(${line.since ?? `최근 ${range}`}). 최고 ${line.high}, 최저 ${line.low}, 현재 ${line.now}.`
}

export const highText = (since: string | null) => (since === null ? '최고' : `최고, ${since}`)
export const lowText = (since: string | null) => (since === null ? '최저' : `최저, ${since}`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

export const OWN_TRADES = '내 거래'
export const boughtText = (amount: string, paid: string) => `${amount} 구매, ${paid} 지불`
export const soldText = (amount: string, received: string) => `${amount} 판매, ${received} 수령`

export function atBlock(blockNumber: number, age: string | null): string {
  const block = `블록 ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}, ${age}`
}

export const LOADING = '가격 기록을 불러오는 중'
