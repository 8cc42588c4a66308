import { counted } from '../browser/grammar'
import { usdAboutText } from '../../../domain/market/money'
import type { DepthUsd } from '../../../domain/market/poolLiquidity'

export const HEADS = { pair: 'Pair', price: 'Price', depth: 'For a 1% move', liquidity: 'Liquidity' } as const

export const sellFor = (amount: string) => `sell ${amount}`
export const buyFor = (amount: string) => `buy ${amount}`
/** The amounts to sell and to buy for a 1 % move in one line, for tables that have no column for them. */
export const depthInShort = (sell: string, buy: string) => `1%: ${sellFor(sell)}, ${buyFor(buy)}`

/**
 * Shown below a price: the amount whose sale lowers the price by 1 %, and the amount whose purchase raises it by 1 %.
 */
export const depthBelowPrice = (sell: string, buy: string) => `1%: ${sell} / ${buy}`

export const NO_LIQUIDITY = 'one of the two tokens has no price in dollars'

export const POOLS_FAILED = 'The pools could not be loaded'
/** Follows the sentence that says why the pools could not be loaded. */
export const RETRY_WITH_BLOCK = 'Trying again with the next block.'

/** Why the depth of a pool is unknown. */
export const NO_DEPTH = {
  loading: 'loading',
  unused: 'no trade uses this pool, or it could not be loaded',
  unpriced: 'the other token has no price in dollars',
} as const

export const moreThan = (amount: string) => `more than ${amount}`
/** The amounts that must be sold or bought in a pool for its price to move by 1 %, for example "2 LINK". */
export const depthTitle = (sell: string, buy: string) =>
  `Selling ${sell} lowers its price in the pool by 1%, buying ${buy} raises it by 1%`

/**
 * The trade size that moves the price in all pools together: "About $91,000 bought or sold moves the price by 1%."
 * @param known - for how many of the pools the depth is known
 */
export function depthTotal(pools: number, known: number, { sell, buy, isSellMore, isBuyMore }: DepthUsd): string {
  const worth = (usd: bigint, isMore: boolean) => `${isMore ? 'more than' : 'about'} ${usdAboutText(usd)}`
  const [sold, bought] = [worth(sell, isSellMore), worth(buy, isBuyMore)]
  const amounts = sold === bought ? `${sold} bought or sold` : `${sold} sold or ${bought} bought`
  if (known === pools) return `${amounts.charAt(0).toUpperCase()}${amounts.slice(1)} moves the price by 1%.`
  return counted(known, {
    one: `In 1 of ${pools} pools, ${amounts} moves the price by 1%.`,
    other: `In ${known} of ${pools} pools together, ${amounts} moves the price by 1%.`,
  })
}

/** The number of pools: "4 pools", or "3 of 4 pools" if the liquidity of only some of them is known. */
export function pooledText(pools: number, known: number): string {
  return known === 0 || known === pools
    ? counted(pools, { one: '1 pool', other: `${pools} pools` })
    : `${known} of ${pools} pools`
}
