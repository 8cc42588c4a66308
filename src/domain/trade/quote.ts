import type { Address } from '../chain/address'
import { type Currency, type CurrencyId, NATIVE, sameCurrency } from '../token/token'
import type { Hop, TradeKind } from '../pool/route'
import { leftToRight, percentage } from '../browser/locale'
import { divideUp } from '../integers'
import { significant, significantAtMost, writtenScale } from '../token/amount'
import { type FeeTerms, type SiteFee, siteFeeOn } from './siteFee'

export interface TradeRequest {
  chainId: number
  sell: CurrencyId
  buy: CurrencyId
  kind: TradeKind
  amount: string
}

/** A part of a trade with its own route through pools. Amounts are base units in decimal strings. */
export interface QuoteLeg {
  hops: readonly Hop[]
  amountIn: string
  amountOut: string
  /** The input of each hop, then the output of the last one: `amountOut`, the amount after the transfer tax. */
  amounts: readonly string[]
}

/** The best trade found for a request, as plain data. All amounts are base units in decimal strings. */
export interface Quote {
  kind: TradeKind
  /** Largest first; empty for a wrap. If the output is exact, each leg uses only one protocol. */
  legs: readonly QuoteLeg[]
  amountIn: string
  /** The amount received: the sum of the legs minus the site's fee. */
  amountOut: string
  siteFee?: SiteFee
  /** Set if only the Universal Router may execute the trade, although it uses no V4 pool; see `exposure.ts`. */
  isUniversal?: true
  /**
   * The price impact in millionths: the share by which the price is worse than the pools' prices before the trade. Pool
   * fees and transfer taxes are excluded.
   */
  impact: string
  /** The tokens' transfer taxes, in millionths of the trade. */
  tax: string
  gasEstimate: string
  blockNumber: number
  timestamp: number
}

/**
 * `computed`: computed from the pools, in the browser. `verified`: the chain returned the same amounts at the quote's
 * block. `differs`: the quote has the chain's amounts, which differ from the computed ones.
 */
export type QuoteCheck = 'computed' | 'verified' | 'differs'

export function routeTokens(hops: readonly Hop[]): Address[] {
  const [first] = hops
  return first ? [first.tokenIn, ...hops.map(({ tokenOut }) => tokenOut)] : []
}

/** A fee that rounds to zero is omitted, because the routers reject it. */
export function withSiteFee(quote: Quote, { bips, recipient }: FeeTerms): Quote {
  const gross = BigInt(quote.amountOut)
  const amount = siteFeeOn(gross, { bips })
  const { siteFee: _, ...plain } = quote
  if (amount === 0n) return plain
  return { ...quote, amountOut: (gross - amount).toString(), siteFee: { bips, recipient, amount: amount.toString() } }
}

export const grossOut = ({ amountOut, siteFee }: Pick<Quote, 'amountOut' | 'siteFee'>): bigint =>
  BigInt(amountOut) + BigInt(siteFee?.amount ?? 0)

/** The amounts are the input and output of the pools, according to the chain. */
export function correctedQuote(
  quote: Quote,
  { amountIn, amountOut }: QuotedAmounts,
): { quote: Quote; check: QuoteCheck } {
  const given: Quote = { ...quote, amountIn, amountOut }
  // For an exact output, the chain returns only the input. The quote already contains the output after the fee.
  const corrected = quote.siteFee && quote.kind === 'exactIn' ? withSiteFee(given, quote.siteFee) : given
  const isSame = corrected.amountIn === quote.amountIn && corrected.amountOut === quote.amountOut
  return isSame ? { quote, check: 'verified' } : { quote: corrected, check: 'differs' }
}

/** The amounts of both sides, in base units as decimal strings. */
export interface QuotedAmounts {
  amountIn: string
  amountOut: string
}

/** The WETH contract wraps and unwraps the native coin one to one, without a router. */
export type Wrap = 'wrap' | 'unwrap'

/** Returns null unless the trade only wraps or unwraps ether. */
export function wrapKind(sell: CurrencyId, buy: CurrencyId, weth: Address): Wrap | null {
  if (sell === NATIVE && sameCurrency(buy, weth)) return 'wrap'
  return buy === NATIVE && sameCurrency(sell, weth) ? 'unwrap' : null
}

const GAS_OF_WRAP = '50000'

export function wrapQuote(kind: Quote['kind'], amount: bigint, blockNumber: number, timestamp: number): Quote {
  const units = amount.toString()
  return {
    kind,
    legs: [],
    amountIn: units,
    amountOut: units,
    impact: '0',
    tax: '0',
    gasEstimate: GAS_OF_WRAP,
    blockNumber,
    timestamp,
  }
}

/** The number of decimals with which a rate is computed, so that even a rate of 10^-24 has six significant digits. */
const RATE_PLACES = 36

const RATE_DIGITS = 6
const NO_BREAK = '\u00a0'
const RATE_PLACES_MIN = 2

const rateOf = (from: Currency, to: Currency, amountFrom: bigint, amountTo: bigint) => {
  const [ofFrom, ofTo] = [writtenScale(from), writtenScale(to)]
  return {
    numerator: amountTo * ofTo.multiplier * 10n ** BigInt(RATE_PLACES + ofFrom.decimals),
    denominator: amountFrom * ofFrom.multiplier * 10n ** BigInt(ofTo.decimals),
  }
}

/** A rate such as "1 ETH = 3,411.77 USDC": what one unit sold brings, with six significant digits, rounded down. */
export function rateText(sold: Currency, bought: Currency, amountIn: bigint, amountOut: bigint): string {
  if (amountIn === 0n) return ''
  const { numerator, denominator } = rateOf(sold, bought, amountIn, amountOut)
  const rate = numerator / denominator
  return leftToRight(
    `1 ${sold.symbol} = ${significant(rate, RATE_PLACES, RATE_DIGITS, RATE_PLACES_MIN)}${NO_BREAK}${bought.symbol}`,
  )
}

/** A rate such as "1 USDC = 0.000293103 ETH": what one unit bought costs, with six significant digits, rounded up. */
export function inverseRateText(sold: Currency, bought: Currency, amountIn: bigint, amountOut: bigint): string {
  if (amountOut === 0n) return ''
  const { numerator, denominator } = rateOf(bought, sold, amountOut, amountIn)
  const rate = divideUp(numerator, denominator)
  return leftToRight(
    `1 ${bought.symbol} = ${significantAtMost(rate, RATE_PLACES, RATE_DIGITS, RATE_PLACES_MIN)}${NO_BREAK}${sold.symbol}`,
  )
}

/** The shares of a trade's legs, such as "70%", which add up to 100%; null if there is only one leg. */
export function legShares({ kind, legs }: Pick<Quote, 'kind' | 'legs'>): (string | null)[] {
  if (legs.length < 2) return legs.map(() => null)
  const side = kind === 'exactIn' ? 'amountIn' : 'amountOut'
  const whole = legs.reduce((sum, leg) => sum + BigInt(leg[side]), 0n)
  const parts = legs.map((leg) => Number((BigInt(leg[side]) * 100n) / whole))
  const rest = 100 - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => percentage(index === 0 ? part + rest : part))
}

/** The route of a trade: a single route, or several legs, each with its share of the trade, such as "70%". */
export type RouteFacts =
  | { kind: 'single'; hops: readonly Hop[] }
  | { kind: 'split'; legs: readonly { share: string; hops: readonly Hop[] }[] }

export function routeFacts(quote: Pick<Quote, 'kind' | 'legs'>): RouteFacts {
  const [first] = quote.legs
  if (quote.legs.length < 2) return { kind: 'single', hops: first?.hops ?? [] }
  const shares = legShares(quote)
  return { kind: 'split', legs: quote.legs.map(({ hops }, at) => ({ share: shares[at] ?? '', hops })) }
}
