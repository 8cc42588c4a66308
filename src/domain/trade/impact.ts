import { sameAddress } from '../address'
import type { Pool, Route } from './route'

const MILLION = 1_000_000n

/**
 * How much worse than the pools' price before the trade the trade is, in millionths, fees left out:
 * 1 − out ÷ (in after pool fees × product of the pools' prices). Never negative. Null when a pool is missing.
 */
export function priceImpact(route: Route, pools: readonly Pool[], amountIn: bigint, amountOut: bigint): bigint | null {
  let numerator = amountIn
  let denominator = 1n
  for (const hop of route.hops) {
    const pool = pools.find(({ address }) => sameAddress(address, hop.pool))
    if (!pool) return null
    const { numerator: up, denominator: down } = pool.price
    const isForward = sameAddress(pool.token0, hop.tokenIn)
    numerator *= (isForward ? up : down) * (MILLION - BigInt(hop.fee))
    denominator *= (isForward ? down : up) * MILLION
  }
  if (numerator === 0n || denominator === 0n) return null
  const lost = numerator - amountOut * denominator
  return lost > 0n ? (lost * MILLION) / numerator : 0n
}

/** "0.04%", "<0.01%", "8.91%" from millionths. */
export function percentFromMillionths(millionths: bigint): string {
  if (millionths > 0n && millionths < 100n) return '<0.01%'
  const hundredths = millionths / 100n
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}%`
}
