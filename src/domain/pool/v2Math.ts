import { UINT256_MAX } from '../chain/limits'
import { MILLION } from '../token/millionths'

/** The largest reserve of a token in a V2 pair. */
export const UINT112_MAX = (1n << 112n) - 1n

/**
 * The output of a V2 pair for an input, in base units (UniswapV2Library.getAmountOut). `fee` is in millionths; the
 * routers' own thousandths or ten-thousandths give the same result. Null if the router or the pair would revert: no
 * reserves, no output, or a balance that does not fit into uint112.
 */
export function v2AmountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint, fee: number): bigint | null {
  if (amountIn <= 0n || reserveIn <= 0n || reserveOut <= 0n || reserveIn + amountIn > UINT112_MAX) return null
  const afterFee = amountIn * (MILLION - BigInt(fee))
  // The amount and the reserves are below 2^112, so the products cannot exceed 256 bits.
  const amountOut = (afterFee * reserveOut) / (reserveIn * MILLION + afterFee)
  return amountOut > 0n ? amountOut : null
}

/**
 * The input of a V2 pair for an output, in base units (UniswapV2Library.getAmountIn, rounded up). Null if the router or
 * the pair would revert: an output of the whole reserve or more, or an input that does not fit into uint112.
 */
export function v2AmountIn(amountOut: bigint, reserveIn: bigint, reserveOut: bigint, fee: number): bigint | null {
  if (amountOut <= 0n || reserveIn <= 0n || amountOut >= reserveOut) return null
  const numerator = reserveIn * amountOut * MILLION
  if (numerator > UINT256_MAX) return null
  const amountIn = numerator / ((reserveOut - amountOut) * (MILLION - BigInt(fee))) + 1n
  return reserveIn + amountIn > UINT112_MAX ? null : amountIn
}
