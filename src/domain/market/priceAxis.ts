import { divideUp } from '../integers'

const LABELS_MAX = 3
const STEPS = [1n, 2n, 5n] as const

/** The smallest round step (1, 2 or 5 times a power of ten) that divides a span into at most LABELS_MAX + 1 parts. */
function roundStep(span: bigint): bigint {
  const parts = BigInt(LABELS_MAX + 1)
  const least = divideUp(span, parts)
  for (let place = 10n ** BigInt(least.toString().length - 1); ; place *= 10n) {
    const step = STEPS.find((each) => each * place >= least)
    if (step !== undefined) return step * place
  }
}

/** The round values between a low and a high, in order; none if the two are equal. */
export function axisValues(low: bigint, high: bigint): bigint[] {
  if (high <= low) return []
  const step = roundStep(high - low)
  const values: bigint[] = []
  for (let value = (low / step + 1n) * step; value < high; value += step) values.push(value)
  return values
}

/** The position of a value between the low (0) and the high (1). Only for drawing, because the result is not exact. */
export const heightOf = (value: bigint, low: bigint, high: bigint): number =>
  high <= low ? 0.5 : Number(((value - low) * 10_000n) / (high - low)) / 10_000
