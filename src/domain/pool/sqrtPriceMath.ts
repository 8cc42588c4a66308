import { UINT256_MAX } from '../chain/limits'
import { divideUp } from '../divideUp'

/** SqrtPriceMath of Uniswap V3: prices are square roots times 2^96, amounts base units. */

/**
 * token0 between two prices at a liquidity, rounded up (what a pool takes) or down (what it gives). `lower` ≤ `upper`.
 */
export function amount0Between(lower: bigint, upper: bigint, liquidity: bigint, isUp: boolean): bigint {
  const numerator = (liquidity << 96n) * (upper - lower)
  return isUp ? divideUp(divideUp(numerator, upper), lower) : numerator / upper / lower
}

/**
 * token1 between two prices at a liquidity, rounded up (what a pool takes) or down (what it gives). `lower` ≤ `upper`.
 */
export function amount1Between(lower: bigint, upper: bigint, liquidity: bigint, isUp: boolean): bigint {
  const product = liquidity * (upper - lower)
  const amount = product >> 96n
  return isUp && amount << 96n !== product ? amount + 1n : amount
}

/** The price after token0 came in (the price falls), rounded up. The liquidity is above zero. */
export function priceAfter0In(price: bigint, liquidity: bigint, amount: bigint): bigint {
  if (amount === 0n) return price
  const numerator = liquidity << 96n
  const product = amount * price
  const denominator = numerator + product
  // Where the contract's 256 bits would overflow, it uses a less precise formula.
  if (product > UINT256_MAX || denominator > UINT256_MAX) return divideUp(numerator, numerator / price + amount)
  return divideUp(numerator * price, denominator)
}

/** The price after token1 came in (the price rises), rounded down. The liquidity is above zero. */
export function priceAfter1In(price: bigint, liquidity: bigint, amount: bigint): bigint {
  return price + (amount << 96n) / liquidity
}

/** The price after token0 went out (the price rises), rounded up. The liquidity covers the amount. */
export function priceAfter0Out(price: bigint, liquidity: bigint, amount: bigint): bigint {
  if (amount === 0n) return price
  const numerator = liquidity << 96n
  return divideUp(numerator * price, numerator - amount * price)
}

/** The price after token1 went out (the price falls), rounded down. The liquidity covers the amount. */
export function priceAfter1Out(price: bigint, liquidity: bigint, amount: bigint): bigint {
  return price - divideUp(amount << 96n, liquidity)
}
