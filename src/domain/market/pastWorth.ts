import type { PriceChange } from './history'
import { usdValue } from './money'

/** An asset that an account holds now, and what is known of a past block. */
export interface PastAsset {
  decimals: number
  /** The reading of the price at the past block, and the balance in base units after it. */
  since: PriceChange['since'] | undefined
  units: bigint | null
}

/** The block of all readings; null if one of them is missing or belongs to another block. */
export function commonBlock(readings: readonly (PriceChange['since'] | undefined)[]): number | null {
  const [first] = readings
  const blockNumber = first?.blockNumber ?? null
  return readings.every((reading) => reading?.blockNumber === blockNumber) ? blockNumber : null
}

/**
 * The value of assets at a past block, in dollars with 18 decimals: the balances of that time at the prices of that
 * time. Null if a balance or a price is unknown, because a part would look like a loss or a gain.
 */
export function pastWorth(assets: readonly PastAsset[]): bigint | null {
  let total = 0n
  for (const { decimals, since, units } of assets) {
    if (units === null || !since) return null
    total += usdValue(units, decimals, BigInt(since.price))
  }
  return total
}
