import type { GasEstimate } from './cost'

/** The last estimate, and the `tradeKey` of its trade. */
export interface HeldEstimate {
  key: string
  /** Null where the chain returned none. */
  gas: readonly string[] | null
}

/**
 * The gas of a trade's steps. The last estimate of the same trade remains while the next block's is being read, or
 * cannot be read.
 * @param answer - `none` where the chain returns no estimate
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

/** The estimate to hold from now on; the same object while nothing changes. */
export function heldEstimate(
  estimate: GasEstimate,
  held: HeldEstimate | null,
  key: string | null,
): HeldEstimate | null {
  if (key === null || estimate === 'reading') return held
  const gas = estimate === 'none' ? null : estimate
  return held?.key === key && held.gas === gas ? held : { key, gas }
}
