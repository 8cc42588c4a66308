import { MILLION } from './millionths'

/**
 * Tokens that store balances as shares round amounts by up to this many base units. So many units are tolerated only if
 * they are less than a ten-thousandth of the amount: of a token without decimals, two units can be the whole amount.
 */
const SHARE_ROUNDING = 2n
const SHARE_ROUNDING_PART = 10_000n

/** The base units by which an amount may differ from `expected`: the rounding of shares, or a millionth of the amount. */
export function toleratedOf(expected: bigint): bigint {
  const part = expected / MILLION
  const isSmall = SHARE_ROUNDING * SHARE_ROUNDING_PART < expected
  return isSmall && part < SHARE_ROUNDING ? SHARE_ROUNDING : part
}
