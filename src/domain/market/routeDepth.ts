import type { Address } from '../chain/address'
import { smaller } from '../integers'
import { depthsIn } from '../pool/depth'
import type { PoolSnapshot } from '../pool/snapshot'
import type { PoolReference } from './history'
import { depthUsdOf } from './poolLiquidity'

/** A token of a pair, and the pool of its dollar price; null if the price comes from a feed. */
interface PricedSide {
  token: Address
  pool: (PoolReference & { quoteIsWeth: boolean }) | null
  /** The liquidity of `pool` in dollars, a decimal string with 18 decimals. */
  depthUsd: string | null
}

interface Quotes {
  etherUsd: bigint | null
  usdcDecimals?: number | undefined
}

const least = (values: readonly bigint[]): bigint | null => (values.length === 0 ? null : values.reduce(smaller))

/** The liquidity, in dollars, of the shallowest pool from which the pair's prices come; null without pools. */
export const routeLiquidity = (sides: readonly PricedSide[]): bigint | null =>
  least(sides.flatMap(({ depthUsd }) => (depthUsd === null ? [] : [BigInt(depthUsd)])))

/**
 * The dollar amount that moves the price by 1 % in the shallowest pool from which the pair's prices come; null unless
 * the depth of each pool is known.
 */
export function routeDepth(sides: readonly PricedSide[], snapshot: PoolSnapshot, quotes: Quotes): bigint | null {
  const { etherUsd, usdcDecimals = 6 } = quotes
  const pooled = sides.flatMap(({ token, pool }) => (pool ? [{ token, pool }] : []))
  const depths = pooled.flatMap(({ token, pool }) => {
    const depth = depthsIn(snapshot, token).get(pool.id)
    const [decimals, usd] = pool.quoteIsWeth ? [18, etherUsd] : [usdcDecimals, 10n ** 18n]
    if (!depth || usd === null) return []
    const { sell, buy } = depthUsdOf(depth, decimals, usd.toString())
    return [smaller(sell, buy)]
  })
  return depths.length === pooled.length ? least(depths) : null
}
