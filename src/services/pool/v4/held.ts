import type { PoolId, PoolPlace, RangedTerms } from '#domain/pool/pool'
import { knownReserves } from '#domain/pool/reserves'
import { type Fraction, v3Price } from '#domain/pool/route'
import type { Reading, Source } from '../readPlaces'
import type { TickMemory } from '../tickMemory'
import { withTicks } from '../withTicks'

/** A pool's price, and the amounts of both tokens in positions near the price, in base units. */
export interface HeldInPool extends Pick<RangedTerms, 'feeDown' | 'feeUp'> {
  price: Fraction
  reserves: readonly [token0: bigint, token1: bigint]
  /** The block of the pool's state. */
  blockNumber: number
}

/**
 * The amounts in V4 pools near their prices, by pool id. Excludes pools without liquidity at their price, because their
 * price is meaningless. Reads the pools' ticks if they are not cached. Throws a NodeError.
 * @param first - the states of the pools
 */
export async function readHeld(
  source: Source & { ticks: TickMemory },
  places: readonly PoolPlace[],
  first: Reading,
): Promise<Map<PoolId, HeldInPool>> {
  const wanted = new Set(places.map(({ id }) => id))
  const own = { ...first, pools: first.pools.filter(({ id }) => wanted.has(id)) }
  const { pools, blockNumber } = await withTicks(source, places, own)
  return new Map(
    pools.flatMap((pool) => {
      const state = source.ticks.of(pool.id)?.state
      if (pool.protocol !== 'v4' || state?.protocol !== 'v4' || pool.liquidity === 0n) return []
      const { feeDown, feeUp, sqrtPriceX96 } = pool
      const reserves = knownReserves({ ...state, ...pool })
      return [[pool.id, { price: v3Price(sqrtPriceX96), reserves, feeDown, feeUp, blockNumber }] as const]
    }),
  )
}
