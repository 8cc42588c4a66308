import type { V3PoolState } from './pool'
import { MILLION } from '../impact'
import type { TradeKind } from '../quote'
import {
  amount0Between,
  amount1Between,
  priceAfter0In,
  priceAfter0Out,
  priceAfter1In,
  priceAfter1Out,
} from './sqrtPriceMath'
import { MAX_SQRT_RATIO, MAX_TICK, MIN_SQRT_RATIO, MIN_TICK, sqrtRatioAtTick, tickAtSqrtRatio } from './tickMath'

/** What a swap takes, gives and leaves behind. Amounts are base units. */
export interface V3Swap {
  amountIn: bigint
  amountOut: bigint
  sqrtPriceX96After: bigint
  tickAfter: number
  liquidityAfter: bigint
  /** Initialised ticks that were crossed. */
  crossed: number
}

/**
 * Why there is no swap: the price would leave the ticks that are known (`cut`), or the pool cannot take or give the
 * whole amount at any price (`unfillable`).
 */
export type V3Failure = 'cut' | 'unfillable'

/** Ticks of one fee tier stand so far apart (UniswapV3Factory.feeAmountTickSpacing). */
const TICK_SPACING: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3000: 60, 10000: 200 }

/** A walk of more steps is not followed to its end. */
const STEPS_MAX = 400
const INT256_MAX = (1n << 255n) - 1n
const UINT128_MAX = (1n << 128n) - 1n

/** One turn of the pool's loop, to the next tick or the end of a word of the bitmap. `before` and `after` add up from the start. */
interface Step {
  fromPrice: bigint
  toPrice: bigint
  liquidity: bigint
  inBefore: bigint
  outBefore: bigint
  inAfter: bigint
  outAfter: bigint
  crossedBefore: number
  crossedAfter: number
  liquidityAfter: bigint
  tickBefore: number
  tickAfter: number
}

/** What comes after the steps so far: more of them, nothing known, or no price at all. */
type Way = 'open' | V3Failure

/**
 * The turns of the loop of UniswapV3Pool.swap in one direction. Only the last turn of a swap depends on its amount: the
 * turns before it always end at the same prices and move the same amounts. So they are reckoned once for a pool's state,
 * as far as any amount needed them, and a swap is looked up among them.
 */
export interface Ladder {
  pool: V3PoolState
  /** Whether token0 comes in and the price falls. */
  isDown: boolean
  steps: Step[]
  way: Way
  spacing: number
  fee: bigint
  afterFee: bigint
  /** The index of the next initialised tick in the pool's list. */
  nextTick: number
  /** Where the steps so far have led to. The price is also where knowledge ends, when the way is cut there. */
  price: bigint
  tick: number
  liquidity: bigint
  amountIn: bigint
  amountOut: bigint
  crossed: number
}

/** Position of the first tick above an index. */
function firstAbove(ticks: V3PoolState['ticks'], index: number): number {
  let low = 0
  let high = ticks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ticks[middle]?.index ?? Infinity) > index) high = middle
    else low = middle + 1
  }
  return low
}

/** The ladder of a pool's state in one direction, without any step yet. */
export function createLadder(pool: V3PoolState, isDown: boolean): Ladder {
  const spacing = TICK_SPACING[pool.fee] ?? 0
  const above = firstAbove(pool.ticks, pool.tick)
  const isKnown = spacing > 0 && pool.tick >= pool.fromTick && pool.tick <= pool.toTick
  const hasPrice = pool.sqrtPriceX96 >= MIN_SQRT_RATIO && pool.sqrtPriceX96 < MAX_SQRT_RATIO
  return {
    pool,
    isDown,
    steps: [],
    way: hasPrice ? (isKnown ? 'open' : 'cut') : 'unfillable',
    spacing,
    fee: BigInt(pool.fee),
    afterFee: MILLION - BigInt(pool.fee),
    nextTick: isDown ? above - 1 : above,
    price: pool.sqrtPriceX96,
    tick: pool.tick,
    liquidity: pool.liquidity,
    amountIn: 0n,
    amountOut: 0n,
    crossed: 0,
  }
}

/** Where the search for the next tick ends: the last one of the 256 in the bitmap's word, whether initialised or not. */
function endOfWord({ tick, spacing, isDown }: Ladder): number {
  const compressed = Math.floor(tick / spacing)
  return isDown ? ((compressed >> 8) << 8) * spacing : ((((compressed + 1) >> 8) << 8) + 255) * spacing
}

/** Reckons one more step, or finds that there is none. */
function climb(ladder: Ladder): void {
  const { pool, isDown, price, liquidity } = ladder
  if (ladder.steps.length >= STEPS_MAX) {
    ladder.way = 'cut'
    return
  }
  const word = endOfWord(ladder)
  const known = pool.ticks[ladder.nextTick]
  const isTick = known !== undefined && (isDown ? known.index >= word : known.index <= word)
  const next = isTick ? known.index : Math.min(Math.max(word, MIN_TICK), MAX_TICK)
  // Up to the window's edge the swap is the same wherever the step really ends: only reaching the edge is not known.
  const isCut = isDown ? next < pool.fromTick : next > pool.toTick
  const nextPrice = sqrtRatioAtTick(isCut ? (isDown ? pool.fromTick : pool.toTick) : next)
  const limit = isDown ? MIN_SQRT_RATIO + 1n : MAX_SQRT_RATIO - 1n
  const isLimit = isDown ? nextPrice < limit : nextPrice > limit
  const target = isLimit ? limit : nextPrice
  // A cut window whose edge already lies behind the price: nothing can be told of this direction.
  if (isDown ? target > price : target < price) {
    ladder.way = 'cut'
    return
  }
  const taken = isDown ? amount0Between(target, price, liquidity, true) : amount1Between(price, target, liquidity, true)
  const given = isDown
    ? amount1Between(target, price, liquidity, false)
    : amount0Between(price, target, liquidity, false)
  const { afterFee } = ladder
  const fee = (taken * ladder.fee + afterFee - 1n) / afterFee
  const isCrossing = isTick && !isCut && !isLimit
  const net = isCrossing ? known.liquidityNet : 0n
  const liquidityAfter = isDown ? liquidity - net : liquidity + net
  const step: Step = {
    fromPrice: price,
    toPrice: target,
    liquidity,
    inBefore: ladder.amountIn,
    outBefore: ladder.amountOut,
    inAfter: ladder.amountIn + taken + fee,
    outAfter: ladder.amountOut + given,
    crossedBefore: ladder.crossed,
    crossedAfter: ladder.crossed + (isCrossing ? 1 : 0),
    liquidityAfter,
    tickBefore: ladder.tick,
    tickAfter: isLimit ? tickAtSqrtRatio(target) : isDown ? next - 1 : next,
  }
  ladder.steps.push(step)
  if (isLimit) ladder.way = 'unfillable'
  // The pool would revert; its ticks here do not belong to its liquidity.
  else if (isCut || liquidityAfter < 0n || liquidityAfter > UINT128_MAX) ladder.way = 'cut'
  if (isCrossing) ladder.nextTick += isDown ? -1 : 1
  ladder.price = target
  ladder.tick = step.tickAfter
  ladder.liquidity = liquidityAfter
  ladder.amountIn = step.inAfter
  ladder.amountOut = step.outAfter
  ladder.crossed = step.crossedAfter
}

/**
 * The step that an amount ends in, reaching its end or not; undefined when it goes beyond all steps there are. The pool
 * reaches a step's end exactly when the amount left covers what the step moves: of the input, rounding the fee up and
 * rounding what is left after the fee down agree about that.
 */
function lastStep(ladder: Ladder, kind: TradeKind, amount: bigint): Step | undefined {
  const isIn = kind === 'exactIn'
  while ((isIn ? ladder.amountIn : ladder.amountOut) < amount && ladder.way === 'open') climb(ladder)
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

/** A swap that ends at a price, in a step or at its end. */
export interface Landing {
  amountIn: bigint
  amountOut: bigint
  price: bigint
  crossed: number
  step: Step
  isAtEnd: boolean
}

function landInside(ladder: Ladder, step: Step, kind: TradeKind, amount: bigint): Landing {
  const { isDown, afterFee } = ladder
  const { fromPrice, liquidity } = step
  const base = { crossed: step.crossedBefore, step, isAtEnd: false }
  if (kind === 'exactIn') {
    const left = ((amount - step.inBefore) * afterFee) / MILLION
    const price = isDown ? priceAfter0In(fromPrice, liquidity, left) : priceAfter1In(fromPrice, liquidity, left)
    const given = isDown
      ? amount1Between(price, fromPrice, liquidity, false)
      : amount0Between(fromPrice, price, liquidity, false)
    return { amountIn: amount, amountOut: step.outBefore + given, price, ...base }
  }
  const left = amount - step.outBefore
  const price = isDown ? priceAfter1Out(fromPrice, liquidity, left) : priceAfter0Out(fromPrice, liquidity, left)
  const taken = isDown
    ? amount0Between(price, fromPrice, liquidity, true)
    : amount1Between(fromPrice, price, liquidity, true)
  const fee = (taken * ladder.fee + afterFee - 1n) / afterFee
  return { amountIn: step.inBefore + taken + fee, amountOut: amount, price, ...base }
}

/** Where a swap of an amount lands. The amount is of the input or of the output, by kind, in base units. */
export function land(ladder: Ladder, kind: TradeKind, amount: bigint): Landing | V3Failure {
  if (amount <= 0n || amount > INT256_MAX) return 'unfillable'
  const step = lastStep(ladder, kind, amount)
  if (!step) return ladder.way === 'cut' ? 'cut' : 'unfillable'
  const isCutHere = ladder.way === 'cut' && step === ladder.steps.at(-1)
  const isReached = (kind === 'exactIn' ? step.inAfter : step.outAfter) === amount
  if (isReached) {
    if (isCutHere) return 'cut'
    const { inAfter: amountIn, outAfter: amountOut, toPrice: price, crossedAfter: crossed } = step
    return { amountIn, amountOut, price, crossed, step, isAtEnd: true }
  }
  const landing = landInside(ladder, step, kind, amount)
  // Rounding can move an exact output to the very end of its step, where the pool crosses the tick too.
  if (landing.price !== step.toPrice) return landing
  if (isCutHere) return 'cut'
  return { ...landing, crossed: step.crossedAfter, isAtEnd: true }
}

/**
 * No swap that went on beyond the known ticks could give more, or take less, than this: from the edge on, it counts
 * everything at the edge's price. Base units; null when the pool could not be used at all.
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
 * What goes in, fee included, and what comes out until the price is a target, to the wei as UniswapV3Pool.swap takes it
 * with the target as its limit. `way` is not `open` when it ends before: the amounts are those up to there.
 */
export function moveTo(ladder: Ladder, target: bigint): { amountIn: bigint; amountOut: bigint; way: Way } {
  const { isDown, afterFee } = ladder
  const isThere = (price: bigint) => (isDown ? price <= target : price >= target)
  while (!isThere(ladder.price) && ladder.way === 'open') climb(ladder)
  const step = ladder.steps.find(({ toPrice }) => isThere(toPrice))
  if (!step) return { amountIn: ladder.amountIn, amountOut: ladder.amountOut, way: ladder.way }
  const { fromPrice, liquidity, inBefore, outBefore } = step
  const [lower, upper] = isDown ? [target, fromPrice] : [fromPrice, target]
  const taken = isDown ? amount0Between(lower, upper, liquidity, true) : amount1Between(lower, upper, liquidity, true)
  const given = isDown ? amount1Between(lower, upper, liquidity, false) : amount0Between(lower, upper, liquidity, false)
  const fee = (taken * ladder.fee + afterFee - 1n) / afterFee
  return { amountIn: inBefore + taken + fee, amountOut: outBefore + given, way: 'open' }
}

const ladders = new WeakMap<V3PoolState, [down: Ladder, up: Ladder]>()

/** The ladder of a pool's state, made once for it. */
export function ladderOf(pool: V3PoolState, isDown: boolean): Ladder {
  let both = ladders.get(pool)
  if (!both) {
    both = [createLadder(pool, true), createLadder(pool, false)]
    ladders.set(pool, both)
  }
  return both[isDown ? 0 : 1]
}

/**
 * A swap through a V3 pool, to the wei what UniswapV3Pool.swap does without a price limit of its own. `isDown`: token0
 * comes in. An exact input that the pool could only take in part is `unfillable`: no trade is made in part.
 */
export function swapV3(pool: V3PoolState, isDown: boolean, kind: TradeKind, amount: bigint): V3Swap | V3Failure {
  const landing = land(ladderOf(pool, isDown), kind, amount)
  if (typeof landing === 'string') return landing
  const { amountIn, amountOut, price, crossed, step, isAtEnd } = landing
  // A step that did not move the price leaves the tick alone: after a fall to a tick, it stands one below.
  const tickInside = price === step.fromPrice ? step.tickBefore : tickAtSqrtRatio(price)
  return {
    amountIn,
    amountOut,
    sqrtPriceX96After: price,
    tickAfter: isAtEnd ? step.tickAfter : tickInside,
    liquidityAfter: isAtEnd ? step.liquidityAfter : step.liquidity,
    crossed,
  }
}
