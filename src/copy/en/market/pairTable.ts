export const FIND_TOKEN = 'Find a token'
export const REFRESH = 'Refresh prices'

export const HEADS = {
  number: '#',
  pair: 'Pair',
  price: 'Price',
  change: '24 h',
  chart: 'High and low, 24 h',
  liquidity: 'Liquidity',
} as const

export const TRADE = 'Trade'
export const tradePair = (pair: string) => `Trade ${pair}`

export const NO_HISTORY = 'No history'
/** The earliest known price is later than that. */
export const NO_PRICE_A_DAY_AGO = 'No price from 24 hours ago.'

/** Under the table: pairs that are traded through other tokens. */
export const withoutPool = (count: number) =>
  count === 1 ? '1 pair without a pool of its own' : `${count} pairs without a pool of their own`

export const PRICES_FAILED = 'Pool prices could not be loaded'
/** After the sentence with the reason. */
export const TRADING_PAUSED = 'Trading is paused until prices are live again.'
export const LIST_FAILED = 'The pair list could not be loaded'
export const NO_PAIRS = 'No pairs to show'
export const SEARCH_INSTEAD = 'Search for a token or paste its address instead.'
