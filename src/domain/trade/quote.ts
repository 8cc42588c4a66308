import type { Address } from '../chain/address'
import { type CurrencyId, NATIVE, sameCurrency } from '../token/token'
import type { Hop, Route, TradeKind } from '../pool/route'
import { type FeeTerms, type SiteFee, siteFeeOn } from './siteFee'

/** The trade that the user wants. Both currencies are on the same chain. */
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
  /**
   * The input of each hop, followed by the output of the last hop. The first amount equals `amountIn`. The last amount
   * equals `amountOut`, which is the amount after the transfer tax.
   */
  amounts: readonly string[]
}

/** The best trade found for a request, as plain data. All amounts are base units in decimal strings. */
export interface Quote {
  kind: TradeKind
  /** The legs of the trade, largest first; empty for a wrap. In an exact output, each leg uses only one protocol. */
  legs: readonly QuoteLeg[]
  amountIn: string
  /** The amount received: the sum of the legs minus the site's fee. */
  amountOut: string
  siteFee?: SiteFee
  /**
   * The price impact in millionths: how much worse the price is than the pools' prices before the trade. Pool fees and
   * transfer taxes are excluded.
   */
  impact: string
  /** The tokens' transfer taxes, in millionths of the trade. */
  tax: string
  gasEstimate: string
  blockNumber: number
  timestamp: number
}

/**
 * `computed`: from the pools, in the browser. `verified`: the chain returned the same amounts at the quote's block.
 * `differs`: the quote has the chain's amounts, which differ from the computed ones.
 */
export type QuoteCheck = 'computed' | 'verified' | 'differs'

/** The result of the chain's own quoters for one route. */
export interface RouteQuote {
  route: Route
  amountIn: bigint
  amountOut: bigint
  gas: bigint
}

export function routeTokens(hops: readonly Hop[]): Address[] {
  const [first] = hops
  return first ? [first.tokenIn, ...hops.map(({ tokenOut }) => tokenOut)] : []
}

/**
 * Subtracts the site's fee from a quote's output. A fee that rounds to zero is omitted, because the routers refuse it.
 */
export function withSiteFee(quote: Quote, { bips, recipient }: FeeTerms): Quote {
  const gross = BigInt(quote.amountOut)
  const amount = siteFeeOn(gross, { bips })
  const { siteFee: _, ...plain } = quote
  if (amount === 0n) return plain
  return { ...quote, amountOut: (gross - amount).toString(), siteFee: { bips, recipient, amount: amount.toString() } }
}

/** The output of the pools before the site's fee, in base units. */
export const grossOut = ({ amountOut, siteFee }: Pick<Quote, 'amountOut' | 'siteFee'>): bigint =>
  BigInt(amountOut) + BigInt(siteFee?.amount ?? 0)

/**
 * Returns the quote with the chain's amounts, and whether these differ from the computed amounts.
 * @param onChain - the input and output of the pools, according to the chain
 */
export function correctedQuote(
  quote: Quote,
  onChain: { amountIn: string; amountOut: string },
): { quote: Quote; check: QuoteCheck } {
  const given: Quote = { ...quote, amountIn: onChain.amountIn, amountOut: onChain.amountOut }
  // The chain's result for an exact output is only its input; the output, after the fee, is already in the quote.
  const corrected = quote.siteFee && quote.kind === 'exactIn' ? withSiteFee(given, quote.siteFee) : given
  const isSame = corrected.amountIn === quote.amountIn && corrected.amountOut === quote.amountOut
  return isSame ? { quote, check: 'verified' } : { quote: corrected, check: 'differs' }
}

/** Wrapping or unwrapping the native coin, one to one, by the WETH contract and without a router. */
export type Wrap = 'wrap' | 'unwrap'

/** Returns null unless the trade only wraps or unwraps ether. */
export function wrapKind(sell: CurrencyId, buy: CurrencyId, weth: Address): Wrap | null {
  if (sell === NATIVE && sameCurrency(buy, weth)) return 'wrap'
  return buy === NATIVE && sameCurrency(sell, weth) ? 'unwrap' : null
}

const GAS_OF_WRAP = '50000'

/** The quote of a wrap: the same amount on both sides, no pools, no price impact. */
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
