import { type Address, sameAddress } from '../chain/address'
import { type CurrencyId, NATIVE } from '../token/token'

export interface PriceSource {
  /** Dollars for one whole token, with 18 decimals. */
  usd: bigint
  /** The liquidity, in dollars with 18 decimals, of the pool that the price comes from; null for a price feed. */
  depthUsd: bigint | null
  /** The time of the price, in Unix seconds. */
  timestamp: number
}

/** Dollar prices read from the chain: decimal strings with 18 decimals, each for one whole unit. */
interface UsdPrices {
  timestamp: number
  etherUsd: string | null
  tokens: readonly { token: Address; usd: string | null; depthUsd: string | null }[]
}

/** The dollar price of the native coin, from its feed or else its deepest pool; null without a reliable price. */
export const etherPrice = (prices: Pick<UsdPrices, 'etherUsd'> | undefined) =>
  prices?.etherUsd ? BigInt(prices.etherUsd) : null

/** The dollar price of one whole unit of a currency; null without a reliable price. */
export function usdPriceOf(prices: UsdPrices | undefined, id: CurrencyId): bigint | null {
  if (id === NATIVE) return etherPrice(prices)
  const usd = prices?.tokens.find(({ token }) => token === id)?.usd
  return usd ? BigInt(usd) : null
}

export function usdPriceWithSource(
  prices: UsdPrices,
  id: CurrencyId,
  weth: Address | undefined,
  hasFeed = true,
): PriceSource | null {
  const { timestamp } = prices
  const etherUsd = etherPrice(prices)
  const isCoin = id === NATIVE || (weth !== undefined && sameAddress(id, weth))
  if (isCoin && etherUsd !== null && hasFeed) return { usd: etherUsd, depthUsd: null, timestamp }
  const pooled = isCoin ? weth : id
  const price = prices.tokens.find(({ token }) => token === pooled)
  if (!price?.usd) return null
  return { usd: BigInt(price.usd), depthUsd: price.depthUsd === null ? null : BigInt(price.depthUsd), timestamp }
}
