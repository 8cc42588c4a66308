import type { DataSize } from '../chain/dataFees'
import { usdValueAtMost } from './money'

/** The typical gas of a swap through one V3 pool. */
export const USUAL_SWAP_GAS = 150_000n

/** The data of a swap whose route is not known: the measured size for a route with three V3 pools. */
export const USUAL_SWAP_SIZE: DataSize = { compressed: 373, calldataGas: 9_050 }

/**
 * What such a swap costs at a gas price, in dollars with 18 decimals, rounded up; null while a price is not known.
 * @param charged - wei that the network charges beside the gas
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
