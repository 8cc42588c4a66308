import type { Address } from '../chain/address'
import { depthsIn } from '../pool/depth'
import type { PoolSnapshot } from '../pool/snapshot'
import type { PoolReference } from './history'
import { depthUsdOf } from './poolLiquidity'

/** A token of a pair, and the pool that its dollar price comes from; null where it comes from a feed. */
interface PricedSide {
  token: Address
  pool: (PoolReference & { quoteIsWeth: boolean }) | null
  /** The dollars in that pool, a decimal string with 18 decimals. */
  depthUsd: string | null
}

/** What the pools' other tokens are worth. */
interface Quotes {
  etherUsd: bigint | null
  /** Of the dollars that prices are by. */
  usdcDecimals?: number | undefined
}

const least = (values: readonly bigint[]): bigint | null =>
  values.reduce<bigint | null>((low, value) => (low === null || value < low ? value : low), null)

/** The dollars in the shallower of the pools that price both tokens of a pair; null where neither has one. */
export const routeLiquidity = (sides: readonly PricedSide[]): bigint | null =>
  least(sides.flatMap(({ depthUsd }) => (depthUsd === null ? [] : [BigInt(depthUsd)])))

/**
 * The dollars that move the price by 1 % in the one of these pools that takes fewest; null where that is not known of all
 * of them.
 */
export function routeDepth(sides: readonly PricedSide[], snapshot: PoolSnapshot, quotes: Quotes): bigint | null {
  const { etherUsd, usdcDecimals = 6 } = quotes
  const pooled = sides.flatMap(({ token, pool }) => (pool ? [{ token, pool }] : []))
  const depths = pooled.flatMap(({ token, pool }) => {
    const depth = depthsIn(snapshot, token).get(pool.id)
    const [decimals, usd] = pool.quoteIsWeth ? [18, etherUsd] : [usdcDecimals, 10n ** 18n]
    if (!depth || usd === null) return []
    const { sell, buy } = depthUsdOf(depth, decimals, usd.toString())
    return [sell < buy ? sell : buy]
  })
  return depths.length === pooled.length ? least(depths) : null
}
