import { coinWord } from '../../../domain/chain/chain'
import { grouped } from '../../../domain/browser/locale'

/** The tokens of the connected account. */
export const profileTokens = {
  title: 'Tokens',
  retry: 'Try again',
  failed: 'Balances could not be loaded',
  token: 'Token',
  price: 'Price',
  balance: 'Balance',
  value: 'Value',
  action: 'Action',
  trade: 'Trade',
}

export const noReliablePrice = 'No pool or price feed gives a reliable price.'

/** `coin`: the symbol of the network's own, whose price is from a feed where there is one. */
export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `Prices of Uniswap’s deepest pools${hasFeed ? ` and the ${coinWord(coin)} price feed` : ''} at block ${grouped(String(blockNumber))}`

export const withBalance = (count: number) => `${count} with a balance`

/** For the number of tokens whose balance could not be read. */
export const balancesUnread = (count: number) => ({
  title: count === 1 ? '1 balance could not be loaded' : `${count} balances could not be loaded`,
  text: `The total leaves ${count === 1 ? 'it' : 'them'} out.`,
})

export const noTokens = (chainName: string) => ({
  title: `No tokens in this wallet on ${chainName}`,
  text: 'Tokens you receive or buy will be listed here.',
  action: 'Go to trade',
})

export const tradeToken = (symbol: string) => `Trade ${symbol}`

/** The networks, among several, on which an account holds nothing that is known here. */
export const nothingOn = (networks: readonly string[]) => `No tokens on ${networks.join(', ')}`
