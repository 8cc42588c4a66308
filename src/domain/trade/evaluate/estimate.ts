import type { GasEstimate } from './cost'

/** The last gas estimate, and the `tradeKey` of its trade. */
export interface HeldEstimate {
  key: string
  /** The gas of each step; null if the chain returned no estimate. */
  gas: readonly string[] | null
}

/**
 * The gas estimate to use: the newest, or the last one of the same trade while the newest is being read or cannot be
 * read.
 * @param answer - the state of the newest estimate; `none` if the chain returned none
 */
export function currentEstimate(
  answer: readonly string[] | 'none' | 'awaited' | 'failed',
  held: HeldEstimate | null,
  key: string | null,
): GasEstimate {
  if (answer === 'none' || typeof answer !== 'string') return answer
  const last = held !== null && held.key === key ? (held.gas ?? 'none') : null
  return last ?? (answer === 'failed' ? 'none' : 'reading')
}

/** The estimate to keep for `currentEstimate`. Returns the same object if nothing changes. */
export function heldEstimate(
  estimate: GasEstimate,
  held: HeldEstimate | null,
  key: string | null,
): HeldEstimate | null {
  if (key === null || estimate === 'reading') return held
  const gas = estimate === 'none' ? null : estimate
  return held?.key === key && held.gas === gas ? held : { key, gas }
}
