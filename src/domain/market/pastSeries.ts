import type { Address } from '../chain/address'
import type { CommonTokens } from '../chain/network'
import type { PoolReference, PriceSeries, SeriesRequest } from './history'
import type { TokenPair } from './pair'

type PricePool = PoolReference & { quoteIsWeth: boolean }

/** From the same source as the token's current price; null if there is none. */
export function usdSeries(
  token: Address,
  source: 'feed' | PricePool | null,
  { weth, usdc }: Pick<CommonTokens, 'weth' | 'usdc'>,
): SeriesRequest | null {
  if (source === 'feed') return { token, pool: null, unit: 'usd' }
  if (!source) return null
  const { quoteIsWeth, ...pool } = source
  return { token, pool: { ...pool, quote: quoteIsWeth ? weth : usdc }, unit: 'usd' }
}

/** The requests for the history of ether in dollars, and of each pair that has a pool. */
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

export function findSeries(
  requests: readonly SeriesRequest[],
  series: readonly PriceSeries[] | null,
  token: Address,
  pool: Address | null,
): PriceSeries | null {
  const at = requests.findIndex((request) => request.token === token && (request.pool?.id ?? null) === pool)
  return series?.[at] ?? null
}
