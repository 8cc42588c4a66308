import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = {
  pair: 'Paire',
  price: 'Prix',
  depth: 'Pour bouger de 1\u00a0%',
  liquidity: 'Liquidité',
} as const

export const sellFor = (amount: string) => `vendre ${amount}`
export const buyFor = (amount: string) => `acheter ${amount}`
export const depthInShort = (sell: string, buy: string) => `1\u00a0%\u00a0: ${sellFor(sell)}, ${buyFor(buy)}`

export const depthBelowPrice = (sell: string, buy: string) => `1\u00a0%\u00a0: ${sell} / ${buy}`

export const NO_LIQUIDITY = 'l’un des deux tokens n’a pas de prix en dollars'

export const POOLS_FAILED = 'Les pools n’ont pas pu être chargés'
export const RETRY_WITH_BLOCK = 'Nouvelle tentative au prochain bloc.'

export const NO_DEPTH = {
  loading: 'chargement',
  unused: 'aucune opération n’utilise ce pool, ou il n’a pas pu être chargé',
  unpriced: 'l’autre token n’a pas de prix en dollars',
} as const

export const UP_TO_HOOK = 'le hook du pool en décide'

export const moreThan = (amount: string) => `plus de ${amount}`
export const depthTitle = (sell: string, buy: string) =>
  `Vendre ${sell} abaisse son prix dans le pool de 1\u00a0%, acheter ${buy} l’élève de 1\u00a0%`

const worth = ({ usd, isMore }: Worth) => `${isMore ? 'plus de' : 'environ'} ${usd}`

/** `known` is the number of pools whose depth is known. */
const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `Acheter ou vendre ${worth(either)} déplace le prix de 1\u00a0%.`,
  all: ({ sold, bought }) => `Vendre ${worth(sold)} ou acheter ${worth(bought)} déplace le prix de 1\u00a0%.`,
  oneAlike: ({ pools, either }) =>
    `Dans 1 des ${pools} pools, acheter ou vendre ${worth(either)} déplace le prix de 1\u00a0%.`,
  one: ({ pools, sold, bought }) =>
    `Dans 1 des ${pools} pools, vendre ${worth(sold)} ou acheter ${worth(bought)} déplace le prix de 1\u00a0%.`,
  someAlike: ({ known, pools, either }) =>
    `Dans ${known} des ${pools} pools, pris ensemble, acheter ou vendre ${worth(either)} déplace le prix de 1\u00a0%.`,
  some: ({ known, pools, sold, bought }) =>
    `Dans ${known} des ${pools} pools, pris ensemble, vendre ${worth(sold)} ou acheter ${worth(bought)} déplace le prix de 1\u00a0%.`,
}
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) => counted(pools, { one: `${pools} pool`, many: `${pools} de pools`, other: `${pools} pools` }),
  some: ({ known, pools }) => `${known} des ${pools} pools`,
}
export const pooledText = (count: PoolCount) => say(POOLS, count)
