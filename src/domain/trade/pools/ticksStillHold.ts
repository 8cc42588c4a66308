import type { V3PoolState } from './pool'
import { MAX_TICK, MIN_TICK } from './tickMath'

/**
 * Whether the ticks read of a pool still explain what it has become: walking over them from the old price to the new one
 * leads to the liquidity that is now in range. If not, somebody added or removed some. Also false when the price has come
 * nearer to an edge of the known ticks than a quarter of their window, for then more of them are wanted.
 */
export function ticksStillHold(
  old: V3PoolState,
  now: Pick<V3PoolState, 'sqrtPriceX96' | 'tick' | 'liquidity'>,
): boolean {
  const { fromTick, toTick } = old
  const margin = (toTick - fromTick) / 4
  // Beyond the outermost ticks there is nothing to be known.
  if (fromTick > MIN_TICK && now.tick - fromTick < margin) return false
  if (toTick < MAX_TICK && toTick - now.tick < margin) return false
  let { liquidity } = old
  for (const { index, liquidityNet } of old.ticks) {
    if (index > old.tick && index <= now.tick) liquidity += liquidityNet
    if (index > now.tick && index <= old.tick) liquidity -= liquidityNet
  }
  return liquidity === now.liquidity
}
