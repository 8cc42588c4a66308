import { divideUp } from '../integers'
import { leftToRight, percentage } from '../browser/locale'

export const MILLION = 1_000_000n

/** `share` is in millionths. The result is rounded up, because it is used for losses and costs. */
export const shareOf = (units: bigint, share: bigint): bigint => divideUp(units * share, MILLION)

/** Formats hundredths of a percent: "1,234.56%". */
export const percentText = (hundredths: bigint): string =>
  percentage(`${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`)

const LEAST = () => leftToRight(`<${percentText(1n)}`)

/** Formats millionths as a percentage, rounded down: "0.04%", "<0.01%" or "8.91%". Used for parts of a whole. */
export function percentFromMillionths(millionths: bigint): string {
  return millionths > 0n && millionths < 100n ? LEAST() : percentText(millionths / 100n)
}

/** Formats millionths as a percentage, rounded up: 0.9999 % becomes "1.00%". Used for losses. */
export function lossPercent(millionths: bigint): string {
  return millionths > 0n && millionths < 100n ? LEAST() : percentText(divideUp(millionths, 100n))
}
