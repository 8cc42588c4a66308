import type { Deployment } from '../../../domain/chain/network'
import { depthUsdOf } from '../../../domain/market/poolLiquidity'
import { depthsIn } from '../../../domain/pool/depth'
import type { PoolSnapshot } from '../../../domain/pool/snapshot'
import type { Cross } from './useCross'

const least = (values: readonly bigint[]): bigint | null =>
  values.reduce<bigint | null>((low, value) => (low === null || value < low ? value : low), null)

/** The dollars in the shallower of the pools that price both tokens of a pair; null where neither has one. */
export const routeLiquidity = ({ sides }: Pick<Cross, 'sides'>): bigint | null =>
  least(sides.flatMap(({ depthUsd }) => (depthUsd === null ? [] : [BigInt(depthUsd)])))

/**
 * The dollars that move the price by 1 % in the one of these pools that takes fewest; null where that is not known of all
 * of them.
 */
export function routeDepth({ sides, etherUsd }: Cross, snapshot: PoolSnapshot, deployment: Deployment): bigint | null {
  const pooled = sides.flatMap(({ token, pool }) => (pool ? [{ token, pool }] : []))
  const depths = pooled.flatMap(({ token, pool }) => {
    const depth = depthsIn(snapshot, token).get(pool.id)
    const [decimals, usd] = pool.quoteIsWeth ? [18, etherUsd] : [deployment.usdcDecimals ?? 6, 10n ** 18n]
    if (!depth || usd === null) return []
    const { sell, buy } = depthUsdOf(depth, decimals, usd.toString())
    return [sell < buy ? sell : buy]
  })
  return depths.length === pooled.length ? least(depths) : null
}
