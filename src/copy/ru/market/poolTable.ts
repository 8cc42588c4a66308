import { counted } from '../browser/grammar'
import { usdAboutText } from '../../../domain/market/money'
import type { DepthUsd } from '../../../domain/market/poolLiquidity'

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

export const moreThan = (amount: string) => `больше ${amount}`
/** The amounts that must be sold or bought in a pool for its price to move by 1 %, for example "2 LINK". */
export const depthTitle = (sell: string, buy: string) =>
  `Продажа ${sell} снижает цену в пуле на 1\u00a0%, покупка ${buy} повышает её на 1\u00a0%`

/**
 * "About $91,000 bought or sold moves the price by 1%."
 * @param known - for how many of the pools the depth is known
 */
export function depthTotal(pools: number, known: number, { sell, buy, isSellMore, isBuyMore }: DepthUsd): string {
  const worth = (usd: bigint, isMore: boolean) => `${isMore ? 'более чем' : 'примерно'} на ${usdAboutText(usd)}`
  const [sold, bought] = [worth(sell, isSellMore), worth(buy, isBuyMore)]
  const moves =
    sold === bought
      ? `покупка или продажа ${sold} сдвигает цену на 1\u00a0%.`
      : `продажа ${sold} или покупка ${bought} сдвигает цену на 1\u00a0%.`
  if (known === pools) return `${moves.charAt(0).toUpperCase()}${moves.slice(1)}`
  return known === 1 ? `В 1 из ${pools} пулов ${moves}` : `В ${known} из ${pools} пулов вместе ${moves}`
}

/** "4 pools", or "3 of 4 pools" where the liquidity of only some is known. */
export function pooledText(pools: number, known: number): string {
  if (known > 0 && known !== pools) return `${known} из ${pools} пулов`
  return counted(pools, { one: `${pools} пул`, few: `${pools} пула`, many: `${pools} пулов`, other: `${pools} пула` })
}
