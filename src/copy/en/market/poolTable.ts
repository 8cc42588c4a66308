export const HEADS = { pair: 'Pair', price: 'Price', depth: 'For a 1% move', liquidity: 'Liquidity' } as const

export const sellFor = (amount: string) => `sell ${amount}`
export const buyFor = (amount: string) => `buy ${amount}`
/** Both in one line, where there is no column for them. */
export const depthInShort = (sell: string, buy: string) => `1%: ${sellFor(sell)}, ${buyFor(buy)}`

export const NO_LIQUIDITY = 'one of the two tokens has no price in dollars'

export const POOLS_FAILED = 'The pools cannot be read right now'
/** After the sentence that says why. */
export const RETRY_WITH_BLOCK = 'They will be read again with the next block.'
