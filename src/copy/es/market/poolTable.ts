import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = { pair: 'Par', price: 'Precio', depth: 'Para mover 1\u00a0%', liquidity: 'Liquidez' } as const

export const sellFor = (amount: string) => `vender ${amount}`
export const buyFor = (amount: string) => `comprar ${amount}`
export const depthInShort = (sell: string, buy: string) => `1\u00a0%: ${sellFor(sell)}, ${buyFor(buy)}`

export const depthBelowPrice = (sell: string, buy: string) => `1\u00a0%: ${sell} / ${buy}`

export const NO_LIQUIDITY = 'uno de los dos tokens no tiene precio en dólares'

export const POOLS_FAILED = 'No se pudieron cargar los pools'
export const RETRY_WITH_BLOCK = 'Se intentará de nuevo con el próximo bloque.'

export const NO_DEPTH = {
  loading: 'cargando',
  unused: 'ninguna operación usa este pool, o no se pudo cargar',
  unpriced: 'el otro token no tiene precio en dólares',
} as const

export const UP_TO_HOOK = 'lo decide el hook del pool'

export const moreThan = (amount: string) => `más de ${amount}`
export const depthTitle = (sell: string, buy: string) =>
  `Vender ${sell} baja su precio en el pool un 1\u00a0%, comprar ${buy} lo sube un 1\u00a0%`

const worth = ({ usd, isMore }: Worth) => `${isMore ? 'más de' : 'unos'} ${usd}`

/** `known` is the number of pools whose depth is known. */
const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `Comprar o vender ${worth(either)} mueve el precio un 1\u00a0%.`,
  all: ({ sold, bought }) => `Vender ${worth(sold)} o comprar ${worth(bought)} mueve el precio un 1\u00a0%.`,
  oneAlike: ({ pools, either }) =>
    `En 1 de ${pools} pools, comprar o vender ${worth(either)} mueve el precio un 1\u00a0%.`,
  one: ({ pools, sold, bought }) =>
    `En 1 de ${pools} pools, vender ${worth(sold)} o comprar ${worth(bought)} mueve el precio un 1\u00a0%.`,
  someAlike: ({ known, pools, either }) =>
    `En ${known} de ${pools} pools en conjunto, comprar o vender ${worth(either)} mueve el precio un 1\u00a0%.`,
  some: ({ known, pools, sold, bought }) =>
    `En ${known} de ${pools} pools en conjunto, vender ${worth(sold)} o comprar ${worth(bought)} mueve el precio un 1\u00a0%.`,
}
/** The trade size that moves the price in all pools together. */
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) => counted(pools, { one: '1 pool', many: `${pools} de pools`, other: `${pools} pools` }),
  some: ({ known, pools }) => `${known} de ${pools} pools`,
}
/** The number of pools, and of how many of them the liquidity is known. */
export const pooledText = (count: PoolCount) => say(POOLS, count)
