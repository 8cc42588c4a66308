import type { DataSize } from '../chain/dataFees'
import { usdValueAtMost } from './money'

export const USUAL_SWAP_GAS = 150_000n

/** The data size assumed for a swap whose route is unknown: the size measured for a route with three V3 pools. */
export const USUAL_SWAP_SIZE: DataSize = { compressed: 373, calldataGas: 9_050 }

/**
 * The network cost of a typical swap in dollars with 18 decimals, rounded up; null if a price is unknown.
 * @param charged - the wei that the network charges in addition to gas
 */
export function usualSwapCost(
  gasPrice: bigint | null,
  coinDecimals: number,
  coinUsd: bigint | null,
  charged = 0n,
): bigint | null {
  return gasPrice === null || coinUsd === null
    ? null
    : usdValueAtMost(gasPrice * USUAL_SWAP_GAS + charged, coinDecimals, coinUsd)
}
