import { shortBalance, significant, significantAtMost } from '../token/amount'
import { grouped } from '../page/grouped'

/** Dollar values are bigint with this many decimals. */
export const USD_DECIMALS = 18
const ONE = 10n ** BigInt(USD_DECIMALS)
/** Significant digits under a dollar. */
const SMALL_DIGITS = 4

/** The value of an amount of base units, from the dollar price of one whole token with 18 decimals. */
export function usdValue(units: bigint, decimals: number, usdPrice: bigint): bigint {
  return (units * usdPrice) / 10n ** BigInt(decimals)
}

/** The same for amounts paid or lost: rounded up by less than one unit. */
export function usdValueAtMost(units: bigint, decimals: number, usdPrice: bigint): bigint {
  const one = 10n ** BigInt(decimals)
  return (units * usdPrice + one - 1n) / one
}

/** "$3,411.43"; under a dollar four significant digits, "$0.4776"; under a millionth of a cent "<$0.00000001". */
export function usdText(value: bigint): string {
  if (value === 0n) return '$0.00'
  if (value < ONE / 100_000_000n) return '<$0.00000001'
  if (value < ONE) return `$${significant(value, USD_DECIMALS, SMALL_DIGITS)}`
  const cents = value / (ONE / 100n)
  return `$${grouped((cents / 100n).toString())}.${(cents % 100n).toString().padStart(2, '0')}`
}

/** As `usdText`, but never less than the value: for amounts paid or lost. */
export function usdTextAtMost(value: bigint): string {
  const cent = ONE / 100n
  if (value < ONE / 100_000_000n) return usdText(value)
  const text = value < ONE ? significantAtMost(value, USD_DECIMALS, SMALL_DIGITS) : null
  return text === null || text === '1' ? usdText(((value + cent - 1n) / cent) * cent) : `$${text}`
}

/** As `usdText`, but "$182.4m" from a million on, for tables and tiles. */
export function usdShortText(value: bigint): string {
  return value < 1_000_000n * ONE ? usdText(value) : `$${shortBalance(value, USD_DECIMALS)}`
}
