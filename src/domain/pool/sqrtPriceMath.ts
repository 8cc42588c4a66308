import { UINT256_MAX } from '../chain/limits'
import { divideUp } from '../integers'

/** SqrtPriceMath of Uniswap V3. Prices are square roots times 2^96; amounts are base units. */

/** The amount of token0 between two prices, rounded up (for an input) or down (for an output). `lower` ≤ `upper`. */
export function amount0Between(lower: bigint, upper: bigint, liquidity: bigint, isUp: boolean): bigint {
  const numerator = (liquidity << 96n) * (upper - lower)
  return isUp ? divideUp(divideUp(numerator, upper), lower) : numerator / upper / lower
}

/** The amount of token1 between two prices, rounded up (for an input) or down (for an output). `lower` ≤ `upper`. */
export function amount1Between(lower: bigint, upper: bigint, liquidity: bigint, isUp: boolean): bigint {
  const product = liquidity * (upper - lower)
  const amount = product >> 96n
  return isUp && amount << 96n !== product ? amount + 1n : amount
}

/** The price after an input of token0 (the price falls), rounded up. The liquidity is above zero. */
export function priceAfter0In(price: bigint, liquidity: bigint, amount: bigint): bigint {
  if (amount === 0n) return price
  const numerator = liquidity << 96n
  const product = amount * price
  const denominator = numerator + product
  // The contract uses a less precise formula if 256 bits would overflow.
  if (product > UINT256_MAX || denominator > UINT256_MAX) return divideUp(numerator, numerator / price + amount)
  return divideUp(numerator * price, denominator)
}

/** The price after an input of token1 (the price rises), rounded down. The liquidity is above zero. */
export function priceAfter1In(price: bigint, liquidity: bigint, amount: bigint): bigint {
  return price + (amount << 96n) / liquidity
}

/** The price after an output of token0 (the price rises), rounded up. The liquidity covers the amount. */
export function priceAfter0Out(price: bigint, liquidity: bigint, amount: bigint): bigint {
  if (amount === 0n) return price
  const numerator = liquidity << 96n
  return divideUp(numerator * price, numerator - amount * price)
}

/** The price after an output of token1 (the price falls), rounded down. The liquidity covers the amount. */
export function priceAfter1Out(price: bigint, liquidity: bigint, amount: bigint): bigint {
  return price - divideUp(amount << 96n, liquidity)
}
