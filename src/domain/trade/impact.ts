/** "0.04%", "<0.01%", "8.91%" from millionths. */
export function percentFromMillionths(millionths: bigint): string {
  if (millionths > 0n && millionths < 100n) return '<0.01%'
  const hundredths = millionths / 100n
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}%`
}
