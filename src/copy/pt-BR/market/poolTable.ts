import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = { pair: 'Par', price: 'Preço', depth: 'Para mover 1%', liquidity: 'Liquidez' } as const

export const sellFor = (amount: string) => `vender ${amount}`
export const buyFor = (amount: string) => `comprar ${amount}`
export const depthInShort = (sell: string, buy: string) => `1%: ${sellFor(sell)}, ${buyFor(buy)}`

export const depthBelowPrice = (sell: string, buy: string) => `1%: ${sell} / ${buy}`

export const NO_LIQUIDITY = 'um dos dois tokens não tem preço em dólares'

export const POOLS_FAILED = 'Não foi possível carregar os pools'
export const RETRY_WITH_BLOCK = 'Nova tentativa no próximo bloco.'

export const NO_DEPTH = {
  loading: 'carregando',
  unused: 'nenhuma negociação usa este pool, ou não foi possível carregá-lo',
  unpriced: 'o outro token não tem preço em dólares',
} as const

export const UP_TO_HOOK = 'quem decide é o hook do pool'

export const moreThan = (amount: string) => `mais de ${amount}`
export const depthTitle = (sell: string, buy: string) =>
  `Vender ${sell} baixa o preço no pool em 1%; comprar ${buy} o eleva em 1%`

const worth = ({ usd, isMore }: Worth) => `${isMore ? 'mais de' : 'cerca de'} ${usd}`

const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `Comprar ou vender ${worth(either)} move o preço em 1%.`,
  all: ({ sold, bought }) => `Vender ${worth(sold)} ou comprar ${worth(bought)} move o preço em 1%.`,
  oneAlike: ({ pools, either }) => `Em 1 de ${pools} pools, comprar ou vender ${worth(either)} move o preço em 1%.`,
  one: ({ pools, sold, bought }) =>
    `Em 1 de ${pools} pools, vender ${worth(sold)} ou comprar ${worth(bought)} move o preço em 1%.`,
  someAlike: ({ known, pools, either }) =>
    `Em ${known} de ${pools} pools juntos, comprar ou vender ${worth(either)} move o preço em 1%.`,
  some: ({ known, pools, sold, bought }) =>
    `Em ${known} de ${pools} pools juntos, vender ${worth(sold)} ou comprar ${worth(bought)} move o preço em 1%.`,
}
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) => counted(pools, { one: `${pools} pool`, many: `${pools} de pools`, other: `${pools} pools` }),
  some: ({ known, pools }) => `${known} de ${pools} pools`,
}
export const pooledText = (count: PoolCount) => say(POOLS, count)
