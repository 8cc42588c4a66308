import { UINT128_MAX } from '../chain/limits'
import { divideUp } from '../integers'
import { MILLION } from '../token/millionths'
import { type RangedPoolState, swapFee, type Tick } from './pool'
import { amount0Between, amount1Between } from './sqrtPriceMath'
import { MAX_SQRT_RATIO, MAX_TICK, MIN_SQRT_RATIO, MIN_TICK, sqrtRatioAtTick, tickAtSqrtRatio } from './tickMath'

/**
 * Why a swap cannot be computed: its price would leave the known ticks (`cut`), or the pool cannot fill the whole
 * amount at any price (`unfillable`).
 */
export type V3Failure = 'cut' | 'unfillable'

/** A swap with more steps than this is not computed, but reported as `cut`. */
const STEPS_MAX = 400

/**
 * One iteration of the pool's swap loop, to the next tick or the end of a bitmap word. The amounts and the numbers of
 * crossed ticks are totals since the start of the swap, before and after this step.
 */
export interface Step {
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
  tickAfter: number
}

/** What follows the steps computed so far: more steps (`open`), unknown ticks (`cut`), or nothing (`unfillable`). */
export type LadderEnd = 'open' | V3Failure

/**
 * The iterations of the loop of UniswapV3Pool.swap in one direction. Only the last iteration of a swap depends on the
 * swap's amount; all earlier iterations always end at the same prices and move the same amounts. Therefore the steps of
 * a pool's state are computed only once, when a swap first needs them, and the last step of a swap is found by binary
 * search.
 */
export interface Ladder {
  pool: RangedPoolState
  isDown: boolean
  steps: Step[]
  end: LadderEnd
  spacing: number
  fee: bigint
  afterFee: bigint
  /** The index, in the pool's list of ticks, of the next initialised tick. */
  nextTick: number
  /** The price after the steps so far. If `end` is `cut`, this is the price at which the known ticks end. */
  price: bigint
  tick: number
  liquidity: bigint
  amountIn: bigint
  amountOut: bigint
  crossed: number
}

function firstAbove(ticks: RangedPoolState['ticks'], index: number): number {
  let low = 0
  let high = ticks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ticks[middle]?.index ?? Infinity) > index) high = middle
    else low = middle + 1
  }
  return low
}

function createLadder(pool: RangedPoolState, isDown: boolean): Ladder {
  const { tickSpacing: spacing } = pool
  const fee = BigInt(swapFee(pool, isDown))
  const above = firstAbove(pool.ticks, pool.tick)
  const isKnown = spacing > 0 && pool.tick >= pool.fromTick && pool.tick <= pool.toTick
  const hasPrice = pool.sqrtPriceX96 >= MIN_SQRT_RATIO && pool.sqrtPriceX96 < MAX_SQRT_RATIO
  return {
    pool,
    isDown,
    steps: [],
    end: hasPrice ? (isKnown ? 'open' : 'cut') : 'unfillable',
    spacing,
    fee,
    afterFee: MILLION - fee,
    nextTick: isDown ? above - 1 : above,
    price: pool.sqrtPriceX96,
    tick: pool.tick,
    liquidity: pool.liquidity,
    amountIn: 0n,
    amountOut: 0n,
    crossed: 0,
  }
}

/** Where the search for the next tick ends: the last of the 256 ticks in the bitmap word, initialised or not. */
function endOfWord({ tick, spacing, isDown }: Ladder): number {
  const compressed = Math.floor(tick / spacing)
  return isDown ? ((compressed >> 8) << 8) * spacing : ((((compressed + 1) >> 8) << 8) + 255) * spacing
}

/** The input that moves the price from `from` to `to`, without the fee, rounded up as in the pool. */
export function amountInBetween({ isDown }: Ladder, from: bigint, to: bigint, liquidity: bigint): bigint {
  return isDown ? amount0Between(to, from, liquidity, true) : amount1Between(from, to, liquidity, true)
}

/** The output when the price moves from `from` to `to`, rounded down as in the pool. */
export function amountOutBetween({ isDown }: Ladder, from: bigint, to: bigint, liquidity: bigint): bigint {
  return isDown ? amount1Between(to, from, liquidity, false) : amount0Between(from, to, liquidity, false)
}

/** The fee that is charged in addition to the input `taken`. */
export const feeOn = ({ fee, afterFee }: Ladder, taken: bigint): bigint => divideUp(taken * fee, afterFee)

interface Target {
  price: bigint
  index: number
  crossed: Tick | null
  isCut: boolean
  isLimit: boolean
}

function nextTarget(ladder: Ladder): Target {
  const { pool, isDown } = ladder
  const word = endOfWord(ladder)
  const known = pool.ticks[ladder.nextTick]
  const isTick = known !== undefined && (isDown ? known.index >= word : known.index <= word)
  const index = isTick ? known.index : Math.min(Math.max(word, MIN_TICK), MAX_TICK)
  // In the pool, the step may end beyond the edge of the known ticks. Swaps that end before the edge are not affected.
  const edge = isDown ? pool.fromTick : pool.toTick
  const isCut = isDown ? index < edge : index > edge
  const price = sqrtRatioAtTick(isCut ? edge : index)
  const limit = isDown ? MIN_SQRT_RATIO + 1n : MAX_SQRT_RATIO - 1n
  const isLimit = isDown ? price < limit : price > limit
  const crossed = isTick && !isCut && !isLimit ? known : null
  return { price: isLimit ? limit : price, index, crossed, isCut, isLimit }
}

function stepTo(ladder: Ladder, { price: toPrice, index, crossed, isLimit }: Target): Step {
  const { isDown, price, liquidity } = ladder
  const taken = amountInBetween(ladder, price, toPrice, liquidity)
  const net = crossed?.liquidityNet ?? 0n
  return {
    fromPrice: price,
    toPrice,
    liquidity,
    inBefore: ladder.amountIn,
    outBefore: ladder.amountOut,
    inAfter: ladder.amountIn + taken + feeOn(ladder, taken),
    outAfter: ladder.amountOut + amountOutBetween(ladder, price, toPrice, liquidity),
    crossedBefore: ladder.crossed,
    crossedAfter: ladder.crossed + (crossed ? 1 : 0),
    liquidityAfter: isDown ? liquidity - net : liquidity + net,
    tickAfter: isLimit ? tickAtSqrtRatio(toPrice) : isDown ? index - 1 : index,
  }
}

export function addStep(ladder: Ladder): void {
  const { isDown, price } = ladder
  if (ladder.steps.length >= STEPS_MAX) {
    ladder.end = 'cut'
    return
  }
  const target = nextTarget(ladder)
  // The price is already beyond the edge of the known ticks.
  if (isDown ? target.price > price : target.price < price) {
    ladder.end = 'cut'
    return
  }
  const step = stepTo(ladder, target)
  const { liquidityAfter } = step
  ladder.steps.push(step)
  if (target.isLimit) ladder.end = 'unfillable'
  // The pool would revert with such a liquidity, so the known ticks do not match the pool's state.
  else if (target.isCut || liquidityAfter < 0n || liquidityAfter > UINT128_MAX) ladder.end = 'cut'
  if (target.crossed) ladder.nextTick += isDown ? -1 : 1
  ladder.price = step.toPrice
  ladder.tick = step.tickAfter
  ladder.liquidity = liquidityAfter
  ladder.amountIn = step.inAfter
  ladder.amountOut = step.outAfter
  ladder.crossed = step.crossedAfter
}

const ladders = new WeakMap<RangedPoolState, [down: Ladder, up: Ladder]>()

/** The ladder of a pool's state and direction. Each ladder is created once per state. */
export function ladderOf(pool: RangedPoolState, isDown: boolean): Ladder {
  let both = ladders.get(pool)
  if (!both) {
    both = [createLadder(pool, true), createLadder(pool, false)]
    ladders.set(pool, both)
  }
  return both[isDown ? 0 : 1]
}
