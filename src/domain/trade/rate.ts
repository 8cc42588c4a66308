import { leftToRight } from '../browser/locale'
import { divideUp } from '../divideUp'
import { significant, significantAtMost } from '../token/amount'
import type { Currency } from '../token/token'

/** The number of decimals of a rate: enough for six significant digits of a rate of 10^-24. */
const PLACES = 36

const DIGITS = 6
const NO_BREAK = '\u00a0'
const MIN_PLACES = 2

const rateOf = (from: Currency, to: Currency, amountFrom: bigint, amountTo: bigint) => ({
  numerator: amountTo * 10n ** BigInt(PLACES + from.decimals),
  denominator: amountFrom * 10n ** BigInt(to.decimals),
})

/**
 * Formats a rate, such as "1 ETH = 3,411.77 USDC": the proceeds of one unit sold, with six significant digits, rounded
 * down.
 */
export function rateText(sold: Currency, bought: Currency, amountIn: bigint, amountOut: bigint): string {
  if (amountIn === 0n) return ''
  const { numerator, denominator } = rateOf(sold, bought, amountIn, amountOut)
  const rate = numerator / denominator
  return leftToRight(`1 ${sold.symbol} = ${significant(rate, PLACES, DIGITS, MIN_PLACES)}${NO_BREAK}${bought.symbol}`)
}

/**
 * Formats a rate, such as "1 USDC = 0.000293103 ETH": the cost of one unit bought, with six significant digits, rounded
 * up.
 */
export function inverseRateText(sold: Currency, bought: Currency, amountIn: bigint, amountOut: bigint): string {
  if (amountOut === 0n) return ''
  const { numerator, denominator } = rateOf(bought, sold, amountOut, amountIn)
  const rate = divideUp(numerator, denominator)
  return leftToRight(
    `1 ${bought.symbol} = ${significantAtMost(rate, PLACES, DIGITS, MIN_PLACES)}${NO_BREAK}${sold.symbol}`,
  )
}
