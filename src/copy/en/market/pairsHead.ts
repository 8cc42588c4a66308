/** The heading of the pairs, which stands before they can be read. */
export const TOP_PAIRS = 'Top pairs'
/** Under the heading, while no block is known. */
export const POOL_PRICES = 'Pool prices'
