import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = {
  pair: 'Пара',
  price: 'Цена',
  depth: 'Для сдвига на 1\u00a0%',
  liquidity: 'Ликвидность',
} as const

export const sellFor = (amount: string) => `продать ${amount}`
export const buyFor = (amount: string) => `купить ${amount}`
/** Both in one line, where there is no column for them. */
export const depthInShort = (sell: string, buy: string) => `1\u00a0%: ${sellFor(sell)}, ${buyFor(buy)}`

/** Below a price: what must be sold for it to fall by 1 %, and bought for it to rise by as much. */
export const depthBelowPrice = (sell: string, buy: string) => `1\u00a0%: ${sell} / ${buy}`

export const NO_LIQUIDITY = 'у одного из двух токенов нет цены в долларах'

export const POOLS_FAILED = 'Не удалось загрузить пулы'
/** After the sentence with the reason. */
export const RETRY_WITH_BLOCK = 'Новая попытка — со следующим блоком.'

/** Why the depth of a pool is not known. */
export const NO_DEPTH = {
  loading: 'загрузка',
  unused: 'ни одна сделка не использует этот пул, или его не удалось загрузить',
  unpriced: 'у другого токена нет цены в долларах',
} as const

export const UP_TO_HOOK = 'это решает хук пула'

export const moreThan = (amount: string) => `больше ${amount}`
/** The amounts that must be sold or bought in a pool for its price to move by 1 %, for example "2 LINK". */
export const depthTitle = (sell: string, buy: string) =>
  `Продажа ${sell} снижает цену в пуле на 1\u00a0%, покупка ${buy} повышает её на 1\u00a0%`

const worth = ({ usd, isMore }: Worth) => `${isMore ? 'более чем' : 'примерно'} на ${usd}`

/** `known` is the number of pools whose depth is known. */
const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `Покупка или продажа ${worth(either)} сдвигает цену на 1\u00a0%.`,
  all: ({ sold, bought }) => `Продажа ${worth(sold)} или покупка ${worth(bought)} сдвигает цену на 1\u00a0%.`,
  oneAlike: ({ pools, either }) =>
    `В 1 из ${pools} пулов покупка или продажа ${worth(either)} сдвигает цену на 1\u00a0%.`,
  one: ({ pools, sold, bought }) =>
    `В 1 из ${pools} пулов продажа ${worth(sold)} или покупка ${worth(bought)} сдвигает цену на 1\u00a0%.`,
  someAlike: ({ known, pools, either }) =>
    `В ${known} из ${pools} пулов вместе покупка или продажа ${worth(either)} сдвигает цену на 1\u00a0%.`,
  some: ({ known, pools, sold, bought }) =>
    `В ${known} из ${pools} пулов вместе продажа ${worth(sold)} или покупка ${worth(bought)} сдвигает цену на 1\u00a0%.`,
}
/** The trade size that moves the price in all pools together. */
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) =>
    counted(pools, { one: `${pools} пул`, few: `${pools} пула`, many: `${pools} пулов`, other: `${pools} пула` }),
  some: ({ known, pools }) => `${known} из ${pools} пулов`,
}
/** The number of pools, and of how many of them the liquidity is known. */
export const pooledText = (count: PoolCount) => say(POOLS, count)
