import type { RangedPoolState } from './pool'
import { MAX_TICK, MIN_TICK } from './tickMath'

/**
 * Whether the known ticks of a pool agree with the pool's new state: crossing the ticks from the old price to the new
 * price must turn the old liquidity into the new liquidity. Otherwise liquidity was added or removed. Also false if the
 * distance from the price to an edge of the known range is less than a quarter of the range's length, because more
 * ticks are then needed.
 */
export function ticksStillHold(
  old: RangedPoolState,
  now: Pick<RangedPoolState, 'sqrtPriceX96' | 'tick' | 'liquidity'>,
): boolean {
  const { fromTick, toTick } = old
  const margin = (toTick - fromTick) / 4
  // There are no ticks beyond the outermost ones.
  if (fromTick > MIN_TICK && now.tick - fromTick < margin) return false
  if (toTick < MAX_TICK && toTick - now.tick < margin) return false
  let { liquidity } = old
  for (const { index, liquidityNet } of old.ticks) {
    if (index > old.tick && index <= now.tick) liquidity += liquidityNet
    if (index > now.tick && index <= old.tick) liquidity -= liquidityNet
  }
  return liquidity === now.liquidity
}
