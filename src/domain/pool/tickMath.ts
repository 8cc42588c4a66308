import { UINT256_MAX } from '../chain/limits'

/** The outermost ticks of a V3 pool, and their square root prices (TickMath of Uniswap V3). */
export const MIN_TICK = -887_272
export const MAX_TICK = 887_272
export const MIN_SQRT_RATIO = 4_295_128_739n
export const MAX_SQRT_RATIO = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n

/** 2^128 / sqrt(1.0001)^(2^bit), as in TickMath. */
const FACTORS = [
  0xfffcb933bd6fad37aa2d162d1a594001n,
  0xfff97272373d413259a46990580e213an,
  0xfff2e50f5f656932ef12357cf3c7fdccn,
  0xffe5caca7e10e4e61c3624eaa0941cd0n,
  0xffcb9843d60f6159c9db58835c926644n,
  0xff973b41fa98c081472e6896dfb254c0n,
  0xff2ea16466c96a3843ec78b326b52861n,
  0xfe5dee046a99a2a811c461f1969c3053n,
  0xfcbe86c7900a88aedcffc83b479aa3a4n,
  0xf987a7253ac413176f2b074cf7815e54n,
  0xf3392b0822b70005940c7a398e4b70f3n,
  0xe7159475a2c29b7443b29c7fa6e889d9n,
  0xd097f3bdfd2022b8845ad8f792aa5825n,
  0xa9f746462d870fdf8a65dc1f90e061e5n,
  0x70d869a156d2a1b890bb3df62baf32f7n,
  0x31be135f97d08fd981231505542fcfa6n,
  0x9aa508b5b7a84e1c677de54f3e99bc9n,
  0x5d6af8dedb81196699c329225ee604n,
  0x2216e584f5fa1ea926041bedfe98n,
  0x48a170391f7dc42444e8fa2n,
] as const

const LOW_32 = (1n << 32n) - 1n
const ONE_X128 = 1n << 128n

const KNOWN_MAX = 50_000
const known = new Map<number, bigint>()

function computeRatio(tick: number): bigint {
  const distance = Math.abs(tick)
  let ratio = ONE_X128
  FACTORS.forEach((factor, bit) => {
    if ((distance >> bit) & 1) ratio = (ratio * factor) >> 128n
  })
  if (tick > 0) ratio = UINT256_MAX / ratio
  return (ratio >> 32n) + ((ratio & LOW_32) === 0n ? 0n : 1n)
}

/** TickMath.getSqrtRatioAtTick: sqrt(1.0001^tick) · 2^96, rounded up. Throws a RangeError out of range. */
export function sqrtRatioAtTick(tick: number): bigint {
  const found = known.get(tick)
  if (found !== undefined) return found
  if (!Number.isInteger(tick) || tick < MIN_TICK || tick > MAX_TICK) throw new RangeError(`There is no tick ${tick}.`)
  const ratio = computeRatio(tick)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(tick, ratio)
  return ratio
}

const LOG_SQRT_10001 = Math.log(1.0001) / 2

/** TickMath.getTickAtSqrtRatio: the greatest tick at or below a price. Throws a RangeError if no pool can have it. */
export function tickAtSqrtRatio(sqrtPriceX96: bigint): number {
  if (sqrtPriceX96 < MIN_SQRT_RATIO || sqrtPriceX96 >= MAX_SQRT_RATIO) throw new RangeError('No pool has this price.')
  // The guess from the logarithm is at most one tick off. The exact ratios then determine the tick.
  const guess = Math.floor(Math.log(Number(sqrtPriceX96) / 2 ** 96) / LOG_SQRT_10001)
  let tick = Math.min(Math.max(guess, MIN_TICK), MAX_TICK - 1)
  while (sqrtRatioAtTick(tick) > sqrtPriceX96) tick -= 1
  while (sqrtRatioAtTick(tick + 1) <= sqrtPriceX96) tick += 1
  return tick
}
