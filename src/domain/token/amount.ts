/**
 * Exact amounts. Base units are bigint everywhere; in the store they are decimal strings. Nothing here uses floating
 * point. Amounts held or received are rounded down. Amounts paid or lost are rounded up, by the functions whose names
 * end in `AtMost`.
 */

import { UINT256_MAX } from '../chain/limits'
import { divideUp, size } from '../integers'
import { UI_MULTIPLIER_ONE } from './limits'
import type { TokenScale } from './token'
import { compactForm, decimalPoint, leftToRight, written } from '../browser/locale'

export type AmountError = 'empty' | 'malformed' | 'ambiguous' | 'tooManyDecimals' | 'tooLarge'
export type ParsedAmount = { ok: true; units: bigint } | { ok: false; error: AmountError }

const MULTIPLIER_DECIMALS = 18

/** Whether amounts of a token are shown otherwise than its contract counts them. */
export const isMultiplied = ({ uiMultiplier }: TokenScale): boolean =>
  uiMultiplier !== undefined && BigInt(uiMultiplier) !== UI_MULTIPLIER_ONE

/** A token's multiplier as a number: "4", "0.25". */
export const multiplierText = (uiMultiplier: string): string =>
  written(exactPlain(BigInt(uiMultiplier), MULTIPLIER_DECIMALS))

/** A base unit times `multiplier` is an amount with `decimals` decimals, so that no digit is lost. */
export const writtenScale = ({ decimals, uiMultiplier }: TokenScale) =>
  uiMultiplier === undefined
    ? { decimals, multiplier: 1n }
    : { decimals: decimals + MULTIPLIER_DECIMALS, multiplier: BigInt(uiMultiplier) }

/** Writes base units as the token's multiplier shows them. Every text of an amount comes from here. */
function inScale<Rest extends readonly unknown[]>(
  write: (units: bigint, decimals: number, ...rest: Rest) => string,
  units: bigint,
  scale: TokenScale,
  ...rest: Rest
): string {
  const { decimals, multiplier } = writtenScale(scale)
  return write(units * multiplier, decimals, ...rest)
}

/** One to three digits, a comma, and three digits. "0,123" is excluded, because it has only one reading. */
const AMBIGUOUS_COMMA = /^(?!0+,)\d{1,3},\d{3}$/
const AMBIGUOUS_EITHER = /^(?!0+[.,])\d{1,3}[.,]\d{3}$/

/**
 * Whether a text has two readings: depending on the country, "1,234" means 1.234 or 1234. On a page whose decimal
 * separator is a comma, "1.234" is ambiguous as well.
 */
const isAmbiguous = (text: string) => (decimalPoint() === ',' ? AMBIGUOUS_EITHER : AMBIGUOUS_COMMA).test(text)

/** A plain number for a field. A zero is appended if the number would be ambiguous. */
export const typedAmount = (plain: string): string => (isAmbiguous(plain) ? `${plain}0` : plain)

/** A typed amount for a link: a plain number, or an empty text if it is ambiguous. */
export const linkedAmount = (text: string): string => (isAmbiguous(text.trim()) ? '' : text.replace(',', '.'))

const WRITTEN = /^(?=[.,]?\d)(\d*)(?:[.,](\d*))?$/
/**
 * Parses a typed amount: digits with at most one point or comma, no sign, no exponent, no grouping. No number is
 * changed silently: extra decimals are an error unless they are zeros, and "1,234" is an error because it is ambiguous.
 * What was typed of a token with a multiplier is rounded down to a base unit.
 */
export function parseAmount(text: string, scale: TokenScale): ParsedAmount {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, error: 'empty' }
  if (trimmed.length > 200) return { ok: false, error: 'tooLarge' }
  if (isAmbiguous(trimmed)) return { ok: false, error: 'ambiguous' }
  const match = WRITTEN.exec(trimmed)
  if (!match) return { ok: false, error: 'malformed' }
  const [, whole = '', decimalDigits = ''] = match
  const fraction = decimalDigits.replace(/0+$/, '')
  const { decimals, multiplier } = writtenScale(scale)
  if (fraction.length > decimals) return { ok: false, error: 'tooManyDecimals' }
  const units = BigInt(whole + fraction.padEnd(decimals, '0')) / multiplier
  return units > UINT256_MAX ? { ok: false, error: 'tooLarge' } : { ok: true, units }
}

export function ambiguousReadings(text: string): readonly [string, string] {
  const trimmed = text.trim()
  return [typedAmount(trimmed.replace(',', '.')), trimmed.replace(/[.,]/, '')]
}

function exactPlain(units: bigint, decimals: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = String(size(units)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return sign + (fraction ? `${whole}.${fraction}` : whole)
}

/** An amount for input and storage, in full: no grouping, no rounding, no trailing zeros. */
export const exactAmount = (units: bigint, scale: TokenScale): string => inScale(exactPlain, units, scale)

export const fieldAmount = (units: bigint, scale: TokenScale): string => typedAmount(exactAmount(units, scale))

export const withSymbol = (figure: string, symbol: string): string => leftToRight(`${figure} ${symbol}`)

export const exactText = (units: bigint, scale: TokenScale): string => written(exactAmount(units, scale))

/**
 * An amount as wallets and calls contain it and as it is shown, with the symbol: "2.5 × 4 = 10 CRWD". For a token without
 * a multiplier, only the amount: "10 UNI".
 */
export function countedText(units: bigint, scale: TokenScale, symbol: string): string {
  const shown = withSymbol(exactText(units, scale), symbol)
  const { decimals, uiMultiplier } = scale
  if (uiMultiplier === undefined || !isMultiplied(scale)) return shown
  return leftToRight(`${written(exactPlain(units, decimals))} × ${multiplierText(uiMultiplier)} = ${shown}`)
}

/** Removes the grouping of a formatted number, for editing: "1,234.5" becomes "1234.5". */
export function unwritten(text: string): string {
  const parts = text.split(decimalPoint()).map((digits) => digits.replace(/\D/g, ''))
  return typedAmount(parts.join('.'))
}

const stepOf = (decimals: number, places: number) => 10n ** BigInt(Math.max(0, decimals - places))

function cutPlain(units: bigint, decimals: number, places: number): string {
  const step = stepOf(decimals, places)
  return exactPlain((units / step) * step, decimals)
}

/** An amount truncated to `places` decimals, without trailing zeros. */
const cut = (units: bigint, decimals: number, places: number): string => written(cutPlain(units, decimals, places))

const compactFormOf = (units: bigint, decimals: number) =>
  compactForm((units / 10n ** BigInt(decimals)).toString().length - 1)

/**
 * A figure of statistics, and a balance beside which the exact one stands. It has three decimals below 1, two below
 * 100, and one above. From 10,000 on it is in the language's short form: "12.3k", "1,2 Mio." A balance that is too small
 * to show becomes "<0.001", never 0.
 */
export const shortBalance = (units: bigint, scale: TokenScale): string => inScale(shortPlain, units, scale)

function shortPlain(units: bigint, decimals: number): string {
  const one = 10n ** BigInt(decimals)
  if (units > 0n && units * 1000n < one) return leftToRight(`<${written('0.001')}`)
  if (units < one) return cut(units, decimals, 3)
  if (units < 100n * one) return cut(units, decimals, 2)
  if (units < 10_000n * one) return cut(units, decimals, 1)
  const { power, write } = compactFormOf(units, decimals)
  return write(cutPlain(units, decimals + power, power === 0 ? 0 : 1))
}

/** The decimals needed for `digits` significant digits. Digits before the decimal point are always kept. */
function placesOf(units: bigint, decimals: number, digits: number, minPlaces: number): number {
  const whole = units / 10n ** BigInt(decimals)
  // The zeros directly after the decimal point are not significant.
  if (whole === 0n) return decimals - units.toString().length + digits
  return Math.max(digits - whole.toString().length, minPlaces)
}

/** With grouping, truncated to `digits` significant digits. Digits before the decimal point are always kept. */
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

const PROFILE_DIGITS = 3

/**
 * The balance of the native coin on the profile page, truncated to three significant digits. From 1,000 on it is in the
 * language's short form, so that no truncated digit is shown as a zero.
 */
export const profileBalance = (units: bigint, scale: TokenScale): string => inScale(profilePlain, units, scale)

function profilePlain(units: bigint, decimals: number): string {
  const { power, write } = compactFormOf(units, decimals)
  if (power === 0) return significant(units, decimals, PROFILE_DIGITS)
  const step = 10n ** BigInt(Math.max(0, units.toString().length - PROFILE_DIGITS))
  const rounded = (units / step) * step
  return write(cutPlain(rounded, decimals + power, placesOf(rounded, decimals + power, PROFILE_DIGITS, 0)))
}

const BALANCE_DIGITS = 6
const BALANCE_PLACES = 6

/**
 * A balance for a button, a row or the trade card: up to six digits, never in a short form that could be taken for the
 * balance itself. The digits before the decimal point are always kept. A balance that is too small to show becomes
 * "<0.000001", never 0.
 */
export const balanceAmount = (units: bigint, scale: TokenScale): string => inScale(balancePlain, units, scale)

function balancePlain(units: bigint, decimals: number): string {
  if (units > 0n && units * 10n ** BigInt(BALANCE_PLACES) < 10n ** BigInt(decimals)) {
    return leftToRight(`<${written('0.000001')}`)
  }
  return cut(units, decimals, Math.min(BALANCE_PLACES, placesOf(units, decimals, BALANCE_DIGITS, 0)))
}

const TRADE_DIGITS = 6
const TRADE_MIN_PLACES = 2

/** An estimate next to a typed amount: six significant digits, and at least two decimals. */
export function tradeAmount(units: bigint, scale: TokenScale): string {
  return inScale(significant, units, scale, TRADE_DIGITS, TRADE_MIN_PLACES)
}

/** Like `tradeAmount`, but rounded up, for amounts that are paid or lost. */
export function tradeAmountAtMost(units: bigint, scale: TokenScale): string {
  return inScale(significantAtMost, units, scale, TRADE_DIGITS, TRADE_MIN_PLACES)
}

/** An approval of this counts as unlimited: it exceeds every balance, even if the supply is in the quadrillions. */
const UNLIMITED_FROM = 2n ** 128n
/** The largest amount of a token that stores amounts in 96 bits, such as UNI. */
const ALL_OF_96_BITS = 2n ** 96n - 1n

export const isUnlimited = (amount: bigint): boolean => amount >= UNLIMITED_FROM || amount === ALL_OF_96_BITS
