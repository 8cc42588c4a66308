import { wrappedSymbol } from '../../../domain/chain/chain'
import { grouped } from '../../../domain/browser/locale'

/** The chart of a token's price in dollars. */
export const chartTitle = 'Price'

/**
 * Why there is no price. Prices come from pools with these two tokens, and the first one's own from a feed. `coin`: the
 * network's own symbol; `dollar`: that of the dollars that prices are by.
 */
export const noPrice = {
  ether: (coin: string) =>
    `There is no reliable price of ${coin} in dollars right now, so there is none for this token.`,
  shallow: (coin: string, dollar: string) =>
    `No pool of this token with ${wrappedSymbol(coin)} or ${dollar} is deep enough for a reliable price.`,
}

/** `noAnswer`: the reason, as a sentence. */
export const priceUnread = (noAnswer: string) => `${noAnswer} Trying again with the next block.`

/** Below a chart without a line. */
export const noPriceSource = {
  unread: 'The price could not be loaded',
  reading: 'Loading the price',
  none: 'No reliable price',
}

/** `time`: the block's time, formatted. */
export const blockLine = (blockNumber: number, time: string) => `Block ${grouped(String(blockNumber))}, ${time}`
