import type { GasEstimate } from './cost'

/** The last estimate, and the trade that it is of, as `tradeKey` names it. */
export interface HeldEstimate {
  key: string
  /** Null where the chain gave none. */
  gas: readonly string[] | null
}

/**
 * The gas of a trade's steps. The last estimate of the same trade stays while the next block's is read, or cannot be.
 * @param answer - `none` where the chain gives no estimate
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

/** What is held from now on; the same object while nothing has changed. */
export function heldEstimate(
  estimate: GasEstimate,
  held: HeldEstimate | null,
  key: string | null,
): HeldEstimate | null {
  if (key === null || estimate === 'reading') return held
  const gas = estimate === 'none' ? null : estimate
  return held?.key === key && held.gas === gas ? held : { key, gas }
}
