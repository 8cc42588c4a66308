import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const TOP_PAIRS = 'Pares principales'
export const POOL_PRICES = 'Precios de pools'

export const noDollars = (coin: string, dollar: string) =>
  `Ningún pool con ${coinWord(coin)} o ${dollar} es lo bastante profundo para un precio en dólares.`
export const NO_LIQUIDITY = 'Uno de los tokens no tiene precio en dólares.'
export const TOO_FEW_PRICES = 'Se conocen demasiado pocos precios de las últimas 24 horas.'

const NO_PAST = 'No se pudieron cargar los precios de las últimas 24 horas.'
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: 'El nodo no conserva el historial de este pool.',
  unanswered: NO_PAST,
  limited: 'El nodo limita las solicitudes: las últimas 24 horas se cargarán más tarde.',
  young: 'El pool tiene menos de un día.',
}
export const knownOnly = (since: string) => `Solo se conocen precios ${since}.`

const LOOKALIKES = { similarSymbol: 'parecido engañoso', sameSymbol: 'mismo símbolo' } as const
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}, ${addressA} / ${addressB}`

export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `${POOL_PRICES} en el bloque ${grouped(String(blockNumber))}`

export const ALL_LIQUIDITY = 'Liquidez, todos los pools'
export const POOL_FEE = 'Comisión del pool'
export const DAY_HIGH = 'Máximo 24\u00a0h'
export const DAY_LOW = 'Mínimo 24\u00a0h'

export const ROUTE = { liquidity: 'Liquidez en la ruta', depth: 'Para mover 1\u00a0%' }
export const UNKNOWN_DEPTH = {
  unread: 'se conoce al ingresar un monto',
  unused: 'ninguna operación de este par usa los pools que le dan precio',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: 'el nodo limita las solicitudes',
    unread: noAnswer,
    reading: 'cargando',
    partial: `solo se conocen precios ${covered}`,
    noHistory: 'no hay historial de precios',
  })[why]

export const FIND_TOKEN = 'Buscar un token'
export const REFRESH = 'Actualizar precios'

export const HEADS = {
  number: '#',
  pair: 'Par',
  price: 'Precio',
  change: '24\u00a0h',
  chart: 'Máximo y mínimo, 24\u00a0h',
  liquidity: 'Liquidez',
} as const

export const TRADE = 'Operar'

export const NO_HISTORY = 'Sin historial'
export const NO_PRICE_A_DAY_AGO = 'No hay precio de hace 24 horas.'

export const withoutPool = (pairs: number) =>
  counted(pairs, {
    one: '1 par sin pool propio',
    many: `${pairs} de pares sin pool propio`,
    other: `${pairs} pares sin pool propio`,
  })

export const PRICES_FAILED = 'No se pudieron cargar los precios de pools'
export const TRADING_PAUSED = 'No se puede operar hasta que los precios vuelvan a estar al día.'
export const NO_PRICES = 'Sin precios'
export const LIST_FAILED = 'No se pudo cargar la lista de pares'
export const NO_PAIRS = 'No hay pares para mostrar'
export const SEARCH_INSTEAD = 'En su lugar, busca un token o pega su dirección.'
