import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const TOP_PAIRS = 'Principais pares'
export const POOL_PRICES = 'Preços dos pools'

export const noDollars = (coin: string, dollar: string) =>
  `Nenhum pool com ${coinWord(coin)} ou ${dollar} é profundo o bastante para um preço em dólares.`
export const NO_LIQUIDITY = 'Um dos tokens não tem preço em dólares.'
export const TOO_FEW_PRICES = 'Não se conhecem preços suficientes das últimas 24 horas.'

const NO_PAST = 'Não foi possível carregar os preços das últimas 24 horas.'
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: 'O nó não guarda o histórico deste pool.',
  unanswered: NO_PAST,
  limited: 'O nó limita as solicitações: as últimas 24 horas serão carregadas mais tarde.',
  young: 'O pool tem menos de um dia.',
}
/** `since`: "desde as 14:02". */
export const knownOnly = (since: string) => `Só se conhecem preços ${since}.`

const LOOKALIKES = { similarSymbol: 'símbolo similar', sameSymbol: 'mesmo símbolo' } as const
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}, ${addressA} / ${addressB}`

export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `${POOL_PRICES} no bloco ${grouped(String(blockNumber))}`

export const ALL_LIQUIDITY = 'Liquidez, todos os pools'
export const POOL_FEE = 'Taxa do pool'
export const DAY_HIGH = 'Máxima, 24\u00a0h'
export const DAY_LOW = 'Mínima, 24\u00a0h'

export const ROUTE = { liquidity: 'Liquidez na rota', depth: 'Para mover 1%' }
export const UNKNOWN_DEPTH = {
  unread: 'será conhecido quando um valor for inserido',
  unused: 'nenhuma negociação deste par usa os pools que dão o preço dele',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: 'o nó limita as solicitações',
    unread: noAnswer,
    reading: 'carregando',
    partial: `só se conhecem preços ${covered}`,
    noHistory: 'não há histórico de preços',
  })[why]

export const FIND_TOKEN = 'Encontrar um token'
export const REFRESH = 'Atualizar preços'

export const HEADS = {
  number: '#',
  pair: 'Par',
  price: 'Preço',
  change: '24\u00a0h',
  chart: 'Máxima e mínima, 24\u00a0h',
  liquidity: 'Liquidez',
} as const

export const TRADE = 'Negociar'

export const NO_HISTORY = 'Sem histórico'
export const NO_PRICE_A_DAY_AGO = 'Nenhum preço de 24 horas atrás.'

export const withoutPool = (pairs: number) =>
  counted(pairs, {
    one: `${pairs} par sem pool próprio`,
    many: `${pairs} de pares sem pool próprio`,
    other: `${pairs} pares sem pool próprio`,
  })

export const PRICES_FAILED = 'Não foi possível carregar os preços dos pools'
export const TRADING_PAUSED = 'A negociação fica pausada até que os preços voltem a ser em tempo real.'
export const NO_PRICES = 'Sem preços'
export const LIST_FAILED = 'Não foi possível carregar a lista de pares'
export const NO_PAIRS = 'Nenhum par para mostrar'
export const SEARCH_INSTEAD = 'Em vez disso, busque um token ou cole o endereço dele.'
