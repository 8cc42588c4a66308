import { shortBalance, significant, significantAtMost, unwritten } from '../token/amount'
import { UI_MULTIPLIER_ONE } from '../token/limits'
import type { TokenScale } from '../token/token'
import { divideUp } from '../integers'
import { languageFormats, leftToRight, written } from '../browser/locale'

/** Dollar values are bigint with this many decimals. */
export const USD_DECIMALS = 18
export const USD_SCALE = { decimals: USD_DECIMALS } as const
const ONE = 10n ** BigInt(USD_DECIMALS)
export const CENT = ONE / 100n
/** From this value on, tables and tiles use the suffixes k, m, b and t. */
const SHORT_FROM = 100_000n * ONE
/** From this value on, cents are omitted in a cell with two amounts. */
const NO_CENTS_FROM = 10_000n * ONE
const SMALL_DIGITS = 4

/** The value of an amount of base units, from the dollar price of one whole token with 18 decimals. */
export function usdValue(units: bigint, decimals: number, usdPrice: bigint): bigint {
  return (units * usdPrice) / 10n ** BigInt(decimals)
}

/** Like `usdValue`, but rounded up, for amounts that are paid or lost. */
export function usdValueAtMost(units: bigint, decimals: number, usdPrice: bigint): bigint {
  return divideUp(units * usdPrice, 10n ** BigInt(decimals))
}

type Multiplied = Pick<TokenScale, 'uiMultiplier'>

/** The price of one shown unit in a shown unit of another token, or in dollars, see `TokenScale`. */
export function shownPrice(price: bigint, token: Multiplied, unit: Multiplied = {}): bigint {
  const [base, quote] = [token, unit].map(({ uiMultiplier = UI_MULTIPLIER_ONE }) => BigInt(uiMultiplier))
  return base && quote ? (price * quote) / base : price
}

const dollars = (figure: string): string => leftToRight(languageFormats().dollars(figure))

/** Formats dollars with cents, rounded down, without the dollar sign: "3,411.43". */
function centsFigure(value: bigint): string {
  const cents = value / CENT
  return written(`${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`)
}

export const isBelowCent = (value: bigint) => value > 0n && value < CENT

/** An amount of dollars, rounded down: "$3,411.43", or "<$0.01" below a cent. */
export const usdText = (value: bigint): string =>
  isBelowCent(value) ? leftToRight(`<${dollars(centsFigure(CENT))}`) : dollars(centsFigure(value))

/** Rounds a payment or loss up to the next cent, unless it is less than a cent. */
export function usdAtMost(value: bigint): bigint {
  return value < CENT ? value : divideUp(value, CENT) * CENT
}

/** Rounds an amount received down to the cent, as `usdText` shows it, unless it is less than a cent. */
export const usdAtLeast = (value: bigint): bigint => (value < CENT ? value : value - (value % CENT))

export const usdTextAtMost = (value: bigint): string => usdText(usdAtMost(value))

/**
 * An amount of dollars for a text field, without the dollar sign: "3,411.43", or "0.004776" with four significant
 * digits below a dollar. The amount is rounded down, or up for payments.
 */
export function usdFigure(value: bigint, isPaid: boolean): string {
  if (value < ONE) return (isPaid ? significantAtMost : significant)(value, USD_DECIMALS, SMALL_DIGITS)
  return centsFigure(isPaid ? usdAtMost(value) : value)
}

/** Like `usdText`, but with a suffix from a hundred thousand on, such as "$312.6k", for tables and tiles. */
export function usdShortText(value: bigint): string {
  return value < SHORT_FROM ? usdText(value) : dollars(shortBalance(value, USD_SCALE))
}

/** Like `usdShortText`, but without cents from ten thousand dollars on, so that two amounts fit into a cell. */
export const usdCompactText = (value: bigint): string =>
  value < NO_CENTS_FROM || value >= SHORT_FROM ? usdShortText(value) : dollars(written((value / ONE).toString()))

/** Two significant digits, rounded down, such as "$91,000". Cents are omitted from ten dollars on. */
export function usdAboutText(value: bigint): string {
  const step = 10n ** BigInt(Math.max(0, value.toString().length - 2))
  const about = (value / step) * step
  return about < 10n * ONE || about >= SHORT_FROM ? usdShortText(about) : dollars(written((about / ONE).toString()))
}

/** A price in another token from one to this value has as many decimals as a price below one. */
const NEAR_ONE = ONE + ONE / 10n

/** A price that is too small for its decimals is written as less than the smallest one, never as 0. */
function writtenPrice(price: bigint, write: (price: bigint) => string): string {
  return price === 0n ? leftToRight(`<${write(1n)}`) : write(price)
}

/** Formats a price with `digits` significant digits, but with at least two decimals. */
function digitsOrCents(price: bigint, digits: number): string {
  const text = significant(price, USD_DECIMALS, digits)
  const decimals = unwritten(text).split('.')[1]?.length ?? 0
  return decimals < 2 ? centsFigure(price) : text
}

/**
 * Formats the price of one whole token in another token, given with 18 decimals: "3,000.60". A price below one has four
 * significant digits, and a price slightly above one has four decimals, to distinguish "1.0002" from "1.00".
 */
export const priceText = (price: bigint): string => writtenPrice(price, plainPrice)

function plainPrice(price: bigint): string {
  if (price < ONE) return digitsOrCents(price, SMALL_DIGITS)
  return price < NEAR_ONE ? digitsOrCents(price, SMALL_DIGITS + 1) : centsFigure(price)
}

/**
 * The number of decimals that distinguishes these prices, with 18 decimals: that of the `priceText` with the most. All 18
 * if every price rounds to nothing.
 */
export function priceDecimals(prices: readonly bigint[]): number {
  const known = prices.filter((price) => price > 0n)
  if (known.length === 0) return USD_DECIMALS
  return Math.max(...known.map((price) => unwritten(priceText(price)).split('.')[1]?.length ?? 0))
}

const isBelowAxis = (price: bigint, decimals: number) => price === 0n && decimals === USD_DECIMALS

/** Formats a price with 18 decimals, cut to this number of decimals, as on an axis. */
export function priceOnAxis(price: bigint, decimals: number): string {
  if (isBelowAxis(price, decimals)) return priceText(price)
  const cut = (price / 10n ** BigInt(USD_DECIMALS - decimals)).toString().padStart(decimals + 1, '0')
  return written(`${cut.slice(0, -decimals)}.${cut.slice(-decimals)}`)
}

export const usdPriceOnAxis = (price: bigint, decimals: number): string =>
  isBelowAxis(price, decimals) ? usdPriceText(price) : dollars(priceOnAxis(price, decimals))

/** Formats the price of one whole token in dollars: "$3,000.60". A price below a dollar has four significant digits. */
export const usdPriceText = (price: bigint): string =>
  writtenPrice(price, (known) => dollars(known < ONE ? digitsOrCents(known, SMALL_DIGITS) : centsFigure(known)))
