import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = 'Gráfico de preços'
export const RANGE = 'Período do gráfico'
export const NO_HISTORY = 'Sem histórico de preços'
export const READER = 'Ler o gráfico'
export const READINGS = 'Leituras'
export const TIME = 'Hora'
export const PRICE = 'Preço'
export const NOW = 'Agora'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `${change} desde o início`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1\u00a0h',
  '24h': '24\u00a0h',
  '7d': '7\u00a0d',
  '30d': '30\u00a0d',
  '1y': '1\u00a0a',
}

export const RANGE_MISSING = 'O nó não guarda preços de tanto tempo atrás.'

export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: 'O nó não guarda blocos passados. O preço atual é em tempo real.',
  young: 'Este pool é mais novo do que isso. O preço atual é em tempo real.',
  unanswered: 'O nó não respondeu a solicitações de blocos passados. O preço atual é em tempo real.',
  limited:
    'O nó limita as solicitações, então os preços passados são carregados mais tarde. O preço atual é em tempo real.',
  gap: 'Faltam preços das últimas horas. O preço atual é em tempo real.',
}

export const KIND = 'Tipo de gráfico'
export const KIND_LABELS = { line: 'Linha', candles: 'Velas' } as const
export const NO_CANDLES = 'O nó não retornou as negociações da última hora.'
export const CANDLE_HEADS = {
  open: 'Abertura',
  high: 'Máxima',
  low: 'Mínima',
  close: 'Fechamento',
  volume: 'Volume',
} as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `Abertura ${open}, máxima ${high}, mínima ${low}, fechamento ${close}, volume ${volume}`

export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    one: `${count} negociação em velas de ${length}, até as ${until}`,
    many: `${count} de negociações em velas de ${length}, até as ${until}`,
    other: `${count} negociações em velas de ${length}, até as ${until}`,
  })
}

export const NO_PAIR_CHART = {
  failed: 'Não foi possível carregar os preços.',
  noPool: 'Nenhum pool contém os dois tokens diretamente, e um deles não tem preço em dólares.',
  oneToOne: 'A moeda e o token wrapped dela são sempre trocados um para um.',
} as const

export const crossedPair = (base: string, unit: string) => `Sem pool direto: ${base} ÷ ${unit} em dólares`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: 'de blocos passados',
  logs: 'de negociações passadas',
  rounds: 'de um feed de preços',
}

export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, {
    one: `${grouped(String(known))} leitura ${SOURCES[source]}`,
    many: `${grouped(String(known))} de leituras ${SOURCES[source]}`,
    other: `${grouped(String(known))} leituras ${SOURCES[source]}`,
  })
  return since === null ? readings : `${readings}, ${since}`
}

export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `Preço ${line.since ?? `no último período de ${range}`}. Máxima ${line.high}, mínima ${line.low}, agora ${line.now}.`
}

export const highText = (since: string | null) => (since === null ? 'Máxima' : `Máxima ${since}`)
export const lowText = (since: string | null) => (since === null ? 'Mínima' : `Mínima ${since}`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

export const OWN_TRADES = 'Suas trocas'
export const boughtText = (amount: string, paid: string) => `Compra de ${amount} por ${paid}`
export const soldText = (amount: string, received: string) => `Venda de ${amount} por ${received}`

export function atBlock(blockNumber: number, age: string | null): string {
  const block = `Bloco ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}, ${age}`
}

/** Part of the first load. */
export const LOADING = 'Carregando o histórico de preços'
