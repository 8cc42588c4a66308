import { MILLION } from '../token/millionths'
import {
  addStep,
  feeOn,
  amountOutBetween,
  type Ladder,
  type LadderEnd,
  type Step,
  amountInBetween,
  type V3Failure,
} from './ladder'
import { priceAfter0In, priceAfter0Out, priceAfter1In, priceAfter1Out } from './sqrtPriceMath'
import type { TradeKind } from './route'

export const INT256_MAX = (1n << 255n) - 1n

/**
 * The step in which a swap of an amount ends; undefined if the amount exceeds all steps. The pool reaches the end of a
 * step if and only if the remaining amount is at least the step's amount. The pool compares amounts after the fee
 * (rounded down). The ladder compares amounts before the fee (rounded up), which gives the same result.
 */
function lastStep(ladder: Ladder, kind: TradeKind, amount: bigint): Step | undefined {
  const isIn = kind === 'exactIn'
  while ((isIn ? ladder.amountIn : ladder.amountOut) < amount && ladder.end === 'open') addStep(ladder)
  const { steps } = ladder
  let low = 0
  let high = steps.length
  while (low < high) {
    const middle = (low + high) >> 1
    const step = steps[middle]
    if (step === undefined || (isIn ? step.inAfter : step.outAfter) >= amount) high = middle
    else low = middle + 1
  }
  return steps[low]
}

/** The result of a swap. Amounts are base units. */
interface SwapEnd {
  amountIn: bigint
  amountOut: bigint
  price: bigint
  crossed: number
}

function endWithinStep(ladder: Ladder, step: Step, kind: TradeKind, amount: bigint): SwapEnd {
  const { isDown, afterFee } = ladder
  const { fromPrice, liquidity } = step
  const crossed = step.crossedBefore
  if (kind === 'exactIn') {
    const left = ((amount - step.inBefore) * afterFee) / MILLION
    const price = isDown ? priceAfter0In(fromPrice, liquidity, left) : priceAfter1In(fromPrice, liquidity, left)
    const given = amountOutBetween(ladder, fromPrice, price, liquidity)
    return { amountIn: amount, amountOut: step.outBefore + given, price, crossed }
  }
  const left = amount - step.outBefore
  const price = isDown ? priceAfter1Out(fromPrice, liquidity, left) : priceAfter0Out(fromPrice, liquidity, left)
  const taken = amountInBetween(ladder, fromPrice, price, liquidity)
  return { amountIn: step.inBefore + taken + feeOn(ladder, taken), amountOut: amount, price, crossed }
}

/**
 * Computes a swap exactly like UniswapV3Pool.swap without a price limit. The amount is the input or the output,
 * depending on `kind`, in base units. If the pool can take only a part of an exact input, the result is `unfillable`,
 * because partial trades are not offered.
 */
export function swapEnd(ladder: Ladder, kind: TradeKind, amount: bigint): SwapEnd | V3Failure {
  if (amount <= 0n || amount > INT256_MAX) return 'unfillable'
  const step = lastStep(ladder, kind, amount)
  if (!step) return ladder.end === 'cut' ? 'cut' : 'unfillable'
  const isCutHere = ladder.end === 'cut' && step === ladder.steps.at(-1)
  const isReached = (kind === 'exactIn' ? step.inAfter : step.outAfter) === amount
  if (isReached) {
    if (isCutHere) return 'cut'
    const { inAfter: amountIn, outAfter: amountOut, toPrice: price, crossedAfter: crossed } = step
    return { amountIn, amountOut, price, crossed }
  }
  const end = endWithinStep(ladder, step, kind, amount)
  // Rounding can move the price of a swap with an exact output to the end of the step. In that case the pool crosses
  // the tick.
  if (end.price !== step.toPrice) return end
  if (isCutHere) return 'cut'
  return { ...end, crossed: step.crossedAfter }
}

/**
 * The best possible result of a swap that continues beyond the known ticks, in base units: the rest of the amount is
 * converted at the price at which the known ticks end. Null if the pool cannot be used at all.
 */
export function beyondEdge(ladder: Ladder, kind: TradeKind, amount: bigint): bigint | null {
  const { price, isDown, amountIn, amountOut, afterFee } = ladder
  if (price <= 0n) return null
  const square = price * price
  if (kind === 'exactIn') {
    const left = ((amount - amountIn) * afterFee) / MILLION + 1n
    return amountOut + (isDown ? (left * square) >> 192n : (left << 192n) / square) + 1n
  }
  const left = amount - amountOut
  const taken = isDown ? (left << 192n) / square : (left * square) >> 192n
  return amountIn + (taken * MILLION) / afterFee
}

/**
 * The input (including the fee) and the output that move the price to a target, exactly like UniswapV3Pool.swap with
 * the target as its price limit. If the ladder ends before the target, `end` is not `open`, and the amounts are those
 * up to the end of the ladder.
 */
export function moveTo(ladder: Ladder, target: bigint): { amountIn: bigint; amountOut: bigint; end: LadderEnd } {
  const { isDown } = ladder
  const isThere = (price: bigint) => (isDown ? price <= target : price >= target)
  while (!isThere(ladder.price) && ladder.end === 'open') addStep(ladder)
  const step = ladder.steps.find(({ toPrice }) => isThere(toPrice))
  if (!step) return { amountIn: ladder.amountIn, amountOut: ladder.amountOut, end: ladder.end }
  const { fromPrice, liquidity, inBefore, outBefore } = step
  const taken = amountInBetween(ladder, fromPrice, target, liquidity)
  const given = amountOutBetween(ladder, fromPrice, target, liquidity)
  return { amountIn: inBefore + taken + feeOn(ladder, taken), amountOut: outBefore + given, end: 'open' }
}
