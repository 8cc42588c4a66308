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
 * The step in which an amount ends, reaching its end or not; undefined when it exceeds all steps. The pool reaches a
 * step's end exactly when the remaining amount covers what the step moves: rounding the fee on the input up and
 * rounding the remainder after the fee down agree on that.
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

/** The end of a swap, within a step or at its end. Amounts are base units. */
export interface SwapEnd {
  amountIn: bigint
  amountOut: bigint
  price: bigint
  /** Initialised ticks that were crossed. */
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
 * Where a swap of an amount ends, exactly as UniswapV3Pool.swap without a price limit. The amount is the input or the
 * output, by kind, in base units. An exact input that the pool could only take in part is `unfillable`: no trade is
 * made in part.
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
  // Rounding can move an exact output to the very end of its step, where the pool crosses the tick too.
  if (end.price !== step.toPrice) return end
  if (isCutHere) return 'cut'
  return { ...end, crossed: step.crossedAfter }
}

/**
 * No swap that continues beyond the known ticks could give more, or take less, than this: from the edge on, everything
 * counts at the edge's price. Base units; null when the pool cannot be used at all.
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
 * The input, fee included, and the output until the price reaches a target, exactly as UniswapV3Pool.swap with the
 * target as its limit. If the ladder ends before, `end` is not `open` and the amounts are those up to there.
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
