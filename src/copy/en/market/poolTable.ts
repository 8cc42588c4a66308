export const HEADS = { pair: 'Pair', price: 'Price', depth: 'For a 1% move', liquidity: 'Liquidity' } as const

export const sellFor = (amount: string) => `sell ${amount}`
export const buyFor = (amount: string) => `buy ${amount}`
/** Both in one line, where there is no column for them. */
export const depthInShort = (sell: string, buy: string) => `1%: ${sellFor(sell)}, ${buyFor(buy)}`

/** Below a price: what must be sold for it to fall by 1 %, and bought for it to rise by as much. */
export const depthBelowPrice = (sell: string, buy: string) => `1%: ${sell} / ${buy}`

export const NO_LIQUIDITY = 'one of the two tokens has no price in dollars'

export const POOLS_FAILED = 'The pools cannot be read right now'
/** After the sentence with the reason. */
export const RETRY_WITH_BLOCK = 'They will be read again with the next block.'

/** Why the depth of a pool is not known. */
export const NO_DEPTH = {
  loading: 'being read',
  unused: 'trades do not go through this pool, or it was not read',
  unpriced: 'the other token has no price in dollars',
} as const

export const moreThan = (amount: string) => `more than ${amount}`
/** The amounts that must be sold or bought in a pool for its price to move by 1 %, for example "2 LINK". */
export const depthTitle = (sell: string, buy: string) =>
  `Selling ${sell} lowers its price in the pool by 1%, buying ${buy} raises it by 1%`

/** `known`: for how many of the pools the depth is known. */
export function depthTotal(pools: number, known: number, sell: string, buy: string): string {
  const part = known === pools ? 'all' : `${known} of ${pools}`
  const where = pools === 1 ? 'In the pool' : `In ${part} pools${known === 1 ? '' : ' together'}`
  return `${where}, selling ${sell} worth or buying ${buy} worth moves the price by 1%.`
}

/** "4 pools", or "3 of 4 pools" where the liquidity of only some is known. */
export function pooledText(count: number, known: number): string {
  const pooled = count === 1 ? '1 pool' : `${count} pools`
  return known === 0 || known === count ? pooled : `${known} of ${pooled}`
}
