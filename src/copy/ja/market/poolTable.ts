import { counted } from '../browser/grammar'
import { usdAboutText } from '../../../domain/market/money'
import type { DepthUsd } from '../../../domain/market/poolLiquidity'

export const HEADS = { pair: 'ペア', price: '価格', depth: '1%動く数量', liquidity: '流動性' } as const

export const sellFor = (amount: string) => `売却${amount}`
export const buyFor = (amount: string) => `購入${amount}`
/** Both in one line, where there is no column for them. */
export const depthInShort = (sell: string, buy: string) => `1%：${sellFor(sell)}、${buyFor(buy)}`

/** Below a price: what must be sold for it to fall by 1 %, and bought for it to rise by as much. */
export const depthBelowPrice = (sell: string, buy: string) => `1%：${sell} / ${buy}`

export const NO_LIQUIDITY = '2つのトークンの片方にドル建ての価格がありません'

export const POOLS_FAILED = 'プールを読み込めませんでした'
/** After the sentence with the reason. */
export const RETRY_WITH_BLOCK = '次のブロックで再試行します。'

/** Why the depth of a pool is not known. */
export const NO_DEPTH = {
  loading: '読み込み中',
  unused: 'どの取引もこのプールを使わないか、読み込めませんでした',
  unpriced: 'もう一方のトークンにドル建ての価格がありません',
} as const

export const moreThan = (amount: string) => `${amount}超`
/** The amounts that must be sold or bought in a pool for its price to move by 1 %, for example "2 LINK". */
export const depthTitle = (sell: string, buy: string) =>
  `${sell}を売却するとプール内の価格が1%下がり、${buy}を購入すると1%上がります`

/**
 * "About $91,000 bought or sold moves the price by 1%."
 * @param known - for how many of the pools the depth is known
 */
export function depthTotal(pools: number, known: number, { sell, buy, isSellMore, isBuyMore }: DepthUsd): string {
  const worth = (usd: bigint, isMore: boolean) => (isMore ? `${usdAboutText(usd)}超` : `約${usdAboutText(usd)}`)
  const [sold, bought] = [worth(sell, isSellMore), worth(buy, isBuyMore)]
  const amounts = sold === bought ? `${sold}の購入または売却` : `${sold}の売却または${bought}の購入`
  if (known === pools) return `${amounts}で、価格が1%動きます。`
  return counted(known, { other: `${pools}個中${known}個のプール全体では、${amounts}で価格が1%動きます。` })
}

/** "4 pools", or "3 of 4 pools" where the liquidity of only some is known. */
export function pooledText(pools: number, known: number): string {
  return known === 0 || known === pools
    ? counted(pools, { other: `${pools}個のプール` })
    : `${pools}個中${known}個のプール`
}
