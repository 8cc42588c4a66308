import { divideUp } from '../divideUp'

/** The values that a chart is labelled with between its low and its high. */

/** The most labels between the low and the high. */
const LABELS_MAX = 3
const STEPS = [1n, 2n, 5n] as const

/** The smallest round step (1, 2 or 5 of a decimal place) that cuts a span into few enough parts. */
function roundStep(span: bigint): bigint {
  const parts = BigInt(LABELS_MAX + 1)
  const least = divideUp(span, parts)
  for (let place = 10n ** BigInt(least.toString().length - 1); ; place *= 10n) {
    const step = STEPS.find((each) => each * place >= least)
    if (step !== undefined) return step * place
  }
}

/** Round values between a low and a high, in order; none where the price did not move. */
export function axisValues(low: bigint, high: bigint): bigint[] {
  if (high <= low) return []
  const step = roundStep(high - low)
  const values: bigint[] = []
  for (let value = (low / step + 1n) * step; value < high; value += step) values.push(value)
  return values
}

/** How high a value stands between the low (0) and the high (1). Only for drawing. */
export const heightOf = (value: bigint, low: bigint, high: bigint): number =>
  high <= low ? 0.5 : Number(((value - low) * 10_000n) / (high - low)) / 10_000
