import { counted } from '../browser/grammar'
import { usdAboutText } from '../../../domain/market/money'
import type { DepthUsd } from '../../../domain/market/poolLiquidity'

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

export const moreThan = (amount: string) => `más de ${amount}`
export const depthTitle = (sell: string, buy: string) =>
  `Vender ${sell} baja su precio en el pool un 1\u00a0%, comprar ${buy} lo sube un 1\u00a0%`

export function depthTotal(pools: number, known: number, { sell, buy, isSellMore, isBuyMore }: DepthUsd): string {
  const worth = (usd: bigint, isMore: boolean) => `${isMore ? 'más de' : 'unos'} ${usdAboutText(usd)}`
  const [sold, bought] = [worth(sell, isSellMore), worth(buy, isBuyMore)]
  const trade = sold === bought ? `comprar o vender ${sold}` : `vender ${sold} o comprar ${bought}`
  if (known === pools) return `${trade.charAt(0).toUpperCase()}${trade.slice(1)} mueve el precio un 1\u00a0%.`
  const together = `En ${known} de ${pools} pools en conjunto, ${trade} mueve el precio un 1\u00a0%.`
  return counted(known, {
    one: `En 1 de ${pools} pools, ${trade} mueve el precio un 1\u00a0%.`,
    many: together,
    other: together,
  })
}

export function pooledText(pools: number, known: number): string {
  return known === 0 || known === pools
    ? counted(pools, { one: '1 pool', many: `${pools} de pools`, other: `${pools} pools` })
    : `${known} de ${pools} pools`
}
