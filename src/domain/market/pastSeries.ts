import type { Address } from '../chain/address'
import type { PoolReference, PriceSeries, SeriesRequest } from './history'
import type { TokenPair } from './pair'

/** Which price history belongs to which current price. */

type PricePool = PoolReference & { quoteIsWeth: boolean }

/** The tokens used as quote for dollar prices. */
interface QuoteTokens {
  weth: Address
  usdc: Address
}

/** The history of a token's dollar price: of the pool that the price comes from, or of ether's feed. */
export function usdSeries(
  token: Address,
  source: 'feed' | PricePool | null,
  { weth, usdc }: QuoteTokens,
): SeriesRequest | null {
  if (source === 'feed') return { token, pool: null, unit: 'usd' }
  if (!source) return null
  const { quoteIsWeth, ...pool } = source
  return { token, pool: { ...pool, quote: quoteIsWeth ? weth : usdc }, unit: 'usd' }
}

/** The history of ether in dollars, and of each pair in its pool; pairs without a pool have none. */
export function pairSeries(
  pairs: readonly Pick<TokenPair, 'tokenA' | 'tokenB'>[],
  pools: readonly (PoolReference | null)[],
  weth: Address,
): SeriesRequest[] {
  const ofPairs = pairs.flatMap(({ tokenA, tokenB }, index): SeriesRequest[] => {
    const pool = pools[index]
    return pool ? [{ token: tokenA.address, pool: { ...pool, quote: tokenB.address }, unit: 'quote' }] : []
  })
  return [{ token: weth, pool: null, unit: 'usd' }, ...ofPairs]
}

/** The series of a token in a pool or, without a pool, in dollars; null where it is missing. */
export function findSeries(
  requests: readonly SeriesRequest[],
  series: readonly PriceSeries[] | null,
  token: Address,
  pool: Address | null,
): PriceSeries | null {
  const at = requests.findIndex((request) => request.token === token && (request.pool?.id ?? null) === pool)
  return series?.[at] ?? null
}
