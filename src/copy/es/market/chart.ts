import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = 'Gráfico de precio'
export const RANGE = 'Período del gráfico'
export const NO_HISTORY = 'Sin historial de precios'
export const READER = 'Leer el gráfico'
export const READINGS = 'Lecturas'
export const TIME = 'Hora'
export const PRICE = 'Precio'
export const NOW = 'Ahora'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `${change} desde el inicio`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1\u00a0h',
  '24h': '24\u00a0h',
  '7d': '7\u00a0d',
  '30d': '30\u00a0d',
  '1y': '1\u00a0a',
}

export const RANGE_MISSING = 'El nodo no conserva precios de hace tanto tiempo.'

export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: 'El nodo no conserva bloques pasados. El precio actual está al día.',
  young: 'Este pool es más reciente que eso. El precio actual está al día.',
  unanswered: 'El nodo no respondió a solicitudes de bloques pasados. El precio actual está al día.',
  limited:
    'El nodo limita las solicitudes, así que los precios pasados se cargan más tarde. El precio actual está al día.',
  gap: 'Faltan los precios de las últimas horas. El precio actual está al día.',
}

export const KIND = 'Tipo de gráfico'
export const KIND_LABELS = { line: 'Línea', candles: 'Velas' } as const
export const NO_CANDLES = 'El nodo no devolvió las operaciones de la última hora.'
export const CANDLE_HEADS = {
  open: 'Apertura',
  high: 'Máximo',
  low: 'Mínimo',
  close: 'Cierre',
  volume: 'Volumen',
} as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `Apertura ${open}, máximo ${high}, mínimo ${low}, cierre ${close}, volumen ${volume}`

export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    one: `1 operación en velas de ${length}, hasta ${until}`,
    many: `${count} de operaciones en velas de ${length}, hasta ${until}`,
    other: `${count} operaciones en velas de ${length}, hasta ${until}`,
  })
}

export const NO_PAIR_CHART = {
  failed: 'No se pudieron cargar los precios.',
  noPool: 'Ningún pool tiene ambos tokens directamente, y uno de ellos no tiene precio en dólares.',
  oneToOne: 'La moneda y su token envuelto siempre se cambian uno a uno.',
} as const

export const crossedPair = (base: string, unit: string) => `Sin pool directo: ${base} ÷ ${unit} en dólares`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: 'de bloques pasados',
  logs: 'de operaciones pasadas',
  rounds: 'de un feed de precios',
}

export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, {
    one: `1 lectura ${SOURCES[source]}`,
    many: `${grouped(String(known))} de lecturas ${SOURCES[source]}`,
    other: `${grouped(String(known))} lecturas ${SOURCES[source]}`,
  })
  return since === null ? readings : `${readings}, ${since}`
}

export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `Precio ${line.since ?? `en el último período de ${range}`}. Máximo ${line.high}, mínimo ${line.low}, ahora ${line.now}.`
}

export const highText = (since: string | null) => (since === null ? 'Máximo' : `Máximo ${since}`)
export const lowText = (since: string | null) => (since === null ? 'Mínimo' : `Mínimo ${since}`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

export const OWN_TRADES = 'Tus intercambios'
export const boughtText = (amount: string, paid: string) => `Compra de ${amount} por ${paid}`
export const soldText = (amount: string, received: string) => `Venta de ${amount} por ${received}`

export function atBlock(blockNumber: number, age: string | null): string {
  const block = `Bloque ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}, ${age}`
}

export const LOADING = 'Cargando el historial de precios'
