import type { RangedPoolState } from './pool'
import { amount0Between, amount1Between } from './sqrtPriceMath'
import { MAX_TICK, MIN_TICK, sqrtRatioAtTick } from './tickMath'

const ratioAt = (index: number) => sqrtRatioAtTick(Math.min(Math.max(index, MIN_TICK), MAX_TICK))

/** The amount of token0 between the price and the end of the known ticks above the price. */
function token0Above({ sqrtPriceX96, tick, ticks, liquidity, toTick }: RangedPoolState): bigint {
  let [price, inRange, sum] = [sqrtPriceX96, liquidity, 0n]
  for (const { index, liquidityNet } of [
    ...ticks.filter(({ index }) => index > tick),
    { index: toTick, liquidityNet: 0n },
  ]) {
    const next = ratioAt(index)
    if (next > price) sum += amount0Between(price, next, inRange, false)
    price = next
    inRange += liquidityNet
  }
  return sum
}

/** The amount of token1 between the price and the end of the known ticks below the price. */
function token1Below({ sqrtPriceX96, tick, ticks, liquidity, fromTick }: RangedPoolState): bigint {
  let [price, inRange, sum] = [sqrtPriceX96, liquidity, 0n]
  for (const { index, liquidityNet } of [
    ...ticks.filter(({ index }) => index <= tick).reverse(),
    { index: fromTick, liquidityNet: 0n },
  ]) {
    const next = ratioAt(index)
    if (next < price) sum += amount1Between(next, price, inRange, false)
    price = next
    inRange -= liquidityNet
  }
  return sum
}

/**
 * The reserves of a pool within its known ticks, in base units (Uniswap V3 white paper, 6.2). All token0 is above the
 * price and all token1 is below the price. Fees that have not been collected are not included. Used only for pools
 * without their own contract, because the reserves of other pools are the balances of their contracts.
 */
export function knownReserves(pool: RangedPoolState): [token0: bigint, token1: bigint] {
  return [token0Above(pool), token1Below(pool)]
}
