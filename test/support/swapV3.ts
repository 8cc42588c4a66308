import { ladderOf, type V3Failure } from '#domain/pool/ladder'
import type { RangedPoolState } from '#domain/pool/pool'
import { tickAtSqrtRatio } from '#domain/pool/tickMath'
import { swapEnd } from '#domain/pool/v3Swap'
import type { TradeKind } from '#domain/pool/route'

/** The input, the output and the resulting state of a swap. Amounts are in base units. */
interface V3Swap {
  amountIn: bigint
  amountOut: bigint
  sqrtPriceX96After: bigint
  tickAfter: number
  liquidityAfter: bigint
  crossed: number
}

/** The contract must give the same amounts and state. `isDown`: token0 is sold, so that the price falls. */
export function swapV3(pool: RangedPoolState, isDown: boolean, kind: TradeKind, amount: bigint): V3Swap | V3Failure {
  const ladder = ladderOf(pool, isDown)
  const end = swapEnd(ladder, kind, amount)
  if (typeof end === 'string') return end
  const { amountIn, amountOut, price, crossed } = end
  const at = ladder.steps.findIndex(({ inAfter, outAfter }) => (kind === 'exactIn' ? inAfter : outAfter) >= amount)
  const step = ladder.steps[at]
  if (!step) throw new Error('A swap ends in a step.')
  const isAtEnd = price === step.toPrice
  // A step that did not move the price keeps the tick: after a fall to an initialised one, the tick below it.
  const tickInside = price === step.fromPrice ? (ladder.steps[at - 1]?.tickAfter ?? pool.tick) : tickAtSqrtRatio(price)
  return {
    amountIn,
    amountOut,
    sqrtPriceX96After: price,
    tickAfter: isAtEnd ? step.tickAfter : tickInside,
    liquidityAfter: isAtEnd ? step.liquidityAfter : step.liquidity,
    crossed,
  }
}
