import { significant } from '../amount'
import type { Currency } from '../token'

/** Enough for six digits of a token that is worth a trillionth of a trillionth. */
const PLACES = 36

/** "1 ETH = 3,411.77 USDC", six significant digits, cut. */
export function rateText(from: Currency, to: Currency, amountFrom: bigint, amountTo: bigint): string {
  if (amountFrom === 0n) return ''
  const rate = (amountTo * 10n ** BigInt(PLACES + from.decimals)) / (amountFrom * 10n ** BigInt(to.decimals))
  return `1 ${from.symbol} = ${significant(rate, PLACES, 6, rate >= 1_000n * 10n ** BigInt(PLACES) ? 2 : 0)} ${to.symbol}`
}
