/**
 * Exact amounts. Base units are bigint everywhere; in the store they are decimal strings. Nothing here uses floating
 * point. Amounts held or received are rounded down. Amounts paid or lost are rounded up, by the functions whose names
 * end in `AtMost`.
 */

import { UINT256_MAX } from '../chain/limits'
import { divideUp } from '../divideUp'
import { decimalPoint, leftToRight, written } from '../browser/locale'
import { isAmbiguous, typedAmount } from './ambiguousAmount'

export type AmountError = 'empty' | 'malformed' | 'ambiguous' | 'tooManyDecimals' | 'tooLarge'
export type ParsedAmount = { ok: true; units: bigint } | { ok: false; error: AmountError }

const WRITTEN = /^(?=[.,]?\d)(\d*)(?:[.,](\d*))?$/
/**
 * Parses a typed amount: digits with at most one point or comma, no sign, no exponent, no grouping. No number is
 * changed silently: extra decimals are an error unless they are zeros, and "1,234" is an error because it is ambiguous.
 */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, error: 'empty' }
  if (trimmed.length > 200) return { ok: false, error: 'tooLarge' }
  if (isAmbiguous(trimmed)) return { ok: false, error: 'ambiguous' }
  const match = WRITTEN.exec(trimmed)
  if (!match) return { ok: false, error: 'malformed' }
  const [, whole = '', decimalDigits = ''] = match
  const fraction = decimalDigits.replace(/0+$/, '')
  if (fraction.length > decimals) return { ok: false, error: 'tooManyDecimals' }
  const units = BigInt(whole + fraction.padEnd(decimals, '0'))
  return units > UINT256_MAX ? { ok: false, error: 'tooLarge' } : { ok: true, units }
}

export function ambiguousReadings(text: string): readonly [string, string] {
  const trimmed = text.trim()
  return [typedAmount(trimmed.replace(',', '.')), trimmed.replace(/[.,]/, '')]
}

/** An amount for input and storage, in full: no grouping, no rounding, no trailing zeros. */
export function exactAmount(units: bigint, decimals: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return sign + (fraction ? `${whole}.${fraction}` : whole)
}

export const fieldAmount = (units: bigint, decimals: number): string => typedAmount(exactAmount(units, decimals))

export const withSymbol = (figure: string, symbol: string): string => leftToRight(`${figure} ${symbol}`)

export const exactText = (units: bigint, decimals: number): string => written(exactAmount(units, decimals))

/** Removes the grouping of a formatted number, for editing: "1,234.5" becomes "1234.5". */
export function unwritten(text: string): string {
  const parts = text.split(decimalPoint()).map((digits) => digits.replace(/\D/g, ''))
  return typedAmount(parts.join('.'))
}

const stepOf = (decimals: number, places: number) => 10n ** BigInt(Math.max(0, decimals - places))

/** An amount truncated to `places` decimals, without trailing zeros. */
function cut(units: bigint, decimals: number, places: number): string {
  const step = stepOf(decimals, places)
  return exactText((units / step) * step, decimals)
}

const SUFFIXES = [
  { power: 12, suffix: 't' },
  { power: 9, suffix: 'b' },
  { power: 6, suffix: 'm' },
  { power: 3, suffix: 'k' },
]
const NO_SUFFIX = { power: 0, suffix: '' }

const suffixOf = (units: bigint, one: bigint) =>
  SUFFIXES.find(({ power }) => units >= one * 10n ** BigInt(power)) ?? NO_SUFFIX

/**
 * A balance for a button or a row. It has three decimals below 1, two below 100, and one above. From 10,000 on it has a
 * suffix (k, m, b or t). A balance that is too small to show becomes "<0.001", never 0.
 */
export function shortBalance(units: bigint, decimals: number): string {
  const one = 10n ** BigInt(decimals)
  if (units > 0n && units * 1000n < one) return leftToRight('<0.001')
  if (units < one) return cut(units, decimals, 3)
  if (units < 100n * one) return cut(units, decimals, 2)
  if (units < 10_000n * one) return cut(units, decimals, 1)
  const { power, suffix } = suffixOf(units, one)
  return cut(units, decimals + power, 1) + suffix
}

/**
 * The number of decimals that are needed to show `digits` significant digits. The digits before the decimal point are
 * always kept.
 */
function placesOf(units: bigint, decimals: number, digits: number, minPlaces: number): number {
  const whole = units / 10n ** BigInt(decimals)
  // The zeros directly after the decimal point are not significant.
  if (whole === 0n) return decimals - units.toString().length + digits
  return Math.max(digits - whole.toString().length, minPlaces)
}

/**
 * An amount with grouping, truncated to `digits` significant digits. The digits before the decimal point are always
 * kept.
 */
export function significant(units: bigint, decimals: number, digits: number, minPlaces = 0): string {
  return cut(units, decimals, placesOf(units, decimals, digits, minPlaces))
}

function roundedUp(units: bigint, decimals: number, places: number): bigint {
  const step = stepOf(decimals, places)
  return divideUp(units, step) * step
}

export function significantAtMost(units: bigint, decimals: number, digits: number, minPlaces = 0): string {
  const places = placesOf(units, decimals, digits, minPlaces)
  return cut(roundedUp(units, decimals, places), decimals, places)
}

/**
 * A balance for the account dialog and the profile, truncated to three significant digits. From 1,000 on a suffix (k,
 * m, b or t) is used, so that no truncated digit is shown as a zero.
 */
export function profileBalance(units: bigint, decimals: number): string {
  const surplus = Math.max(0, units.toString().length - 3)
  const step = 10n ** BigInt(surplus)
  const { power, suffix } = suffixOf(units, 10n ** BigInt(decimals))
  return significant((units / step) * step, decimals + power, 3) + suffix
}

const TRADE_DIGITS = 6
const TRADE_MIN_PLACES = 2

/** An estimate next to a typed amount: six significant digits, and at least two decimals. */
export function tradeAmount(units: bigint, decimals: number): string {
  return significant(units, decimals, TRADE_DIGITS, TRADE_MIN_PLACES)
}

/** Like `tradeAmount`, but rounded up, for amounts that are paid or lost. */
export function tradeAmountAtMost(units: bigint, decimals: number): string {
  return significantAtMost(units, decimals, TRADE_DIGITS, TRADE_MIN_PLACES)
}

/**
 * An approval of at least this amount counts as unlimited. It exceeds every realistic balance, even of a token whose
 * supply is in the quadrillions.
 */
const UNLIMITED_FROM = 2n ** 128n
/** The largest amount of a token that stores amounts in 96 bits, such as UNI. */
const ALL_OF_96_BITS = 2n ** 96n - 1n

export const isUnlimited = (amount: bigint): boolean => amount >= UNLIMITED_FROM || amount === ALL_OF_96_BITS
