/** Fees, taxes and losses are counted in millionths. */
export const MILLION = 1_000_000n

const percentText = (hundredths: bigint) => `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}%`

/** "0.04%", "<0.01%", "8.91%" from millionths, rounded down: for parts of a whole. */
export function percentFromMillionths(millionths: bigint): string {
  return millionths > 0n && millionths < 100n ? '<0.01%' : percentText(millionths / 100n)
}

/** The same for losses, rounded up: 0.9999 % becomes "1.00%". */
export function lossPercent(millionths: bigint): string {
  return millionths > 0n && millionths < 100n ? '<0.01%' : percentText((millionths + 99n) / 100n)
}
