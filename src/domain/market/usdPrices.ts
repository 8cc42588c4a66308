import { type Address, sameAddress } from '../chain/address'
import { type CurrencyId, NATIVE } from '../token/token'

/** The price of a currency and where it is from. */
export interface PriceSource {
  /** Dollars for one whole token, with 18 decimals. */
  usd: bigint
  /** Dollars in the pool that the price is from, with 18 decimals; null for a price feed. */
  depthUsd: bigint | null
  /** When it was read, in seconds. */
  timestamp: number
}

/** Dollar prices as they were read: decimal strings with 18 decimals for one whole unit. */
interface UsdPrices {
  timestamp: number
  etherUsd: string | null
  tokens: readonly { token: Address; usd: string | null; depthUsd: string | null }[]
}

/** Dollars for one native coin, by its feed or else its deepest pool; null without a reliable price. */
export const etherPrice = (prices: Pick<UsdPrices, 'etherUsd'> | undefined) =>
  prices?.etherUsd ? BigInt(prices.etherUsd) : null

/** Dollars for one whole unit; null without a reliable price. */
export function usdPriceOf(prices: UsdPrices | undefined, id: CurrencyId): bigint | null {
  if (id === NATIVE) return etherPrice(prices)
  const usd = prices?.tokens.find(({ token }) => token === id)?.usd
  return usd ? BigInt(usd) : null
}

/** A price with its source; null without a reliable price. */
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
