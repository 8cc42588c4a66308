import type { Address } from '../chain/address'
import type { CurrencyId } from '../token/token'
import type { Hop, Route, TradeKind } from '../pool/route'
import { siteFeeOn, type FeeTerms, type SiteFee } from './siteFee'

/** The trade the user wants, with both sides already resolved to tokens or the native currency of one chain. */
export interface TradeRequest {
  chainId: number
  sell: CurrencyId
  buy: CurrencyId
  kind: TradeKind
  /** Base units of the fixed side, as a decimal string. */
  amount: string
}

/** One leg of a trade, on its own route through the pools. Amounts are base units in decimal strings. */
export interface QuoteLeg {
  hops: readonly Hop[]
  amountIn: string
  amountOut: string
  /**
   * The input of each hop and the output of the last, as the account would see them: the first and the last are the two
   * above.
   */
  amounts: readonly string[]
}

/** The best trade found for a request, as plain data. All amounts are base units in decimal strings. */
export interface Quote {
  kind: TradeKind
  /**
   * The legs that add up to the whole trade, largest first; none for a wrap. With an exact output, each leg uses one
   * protocol.
   */
  legs: readonly QuoteLeg[]
  amountIn: string
  /** What arrives: where the site takes a fee, less than its legs give. */
  amountOut: string
  /** The site's fee, where one is taken. */
  siteFee?: SiteFee
  /** The price impact in millionths: how much worse than the pools' prices before the trade, without fees and taxes. */
  impact: string
  /** The tokens' transfer taxes, in millionths of the trade. */
  tax: string
  /** Gas of the whole transaction, before the chain can estimate it. */
  gasEstimate: string
  blockNumber: number
  timestamp: number
}

/**
 * How far a quote was checked: computed here, confirmed by the chain at its block, or replaced by the chain's result.
 */
export type QuoteCheck = 'computed' | 'verified' | 'differs'

/** The result of the chain's own quoters for one route. */
export interface RouteQuote {
  route: Route
  amountIn: bigint
  amountOut: bigint
  gas: bigint
}

/** The path's tokens, first to last. */
export function routeTokens(hops: readonly Hop[]): Address[] {
  const [first] = hops
  return first ? [first.tokenIn, ...hops.map(({ tokenOut }) => tokenOut)] : []
}

/** A quote whose output is what the pools give, less the fee. One that rounds to nothing is none: the routers refuse it. */
export function withSiteFee(quote: Quote, { bips, recipient }: FeeTerms): Quote {
  const gross = BigInt(quote.amountOut)
  const amount = siteFeeOn(gross, { bips })
  const { siteFee: _, ...plain } = quote
  if (amount === 0n) return plain
  return { ...quote, amountOut: (gross - amount).toString(), siteFee: { bips, recipient, amount: amount.toString() } }
}

/** What the pools give in base units, the fee with it. */
export const grossOut = ({ amountOut, siteFee }: Pick<Quote, 'amountOut' | 'siteFee'>): bigint =>
  BigInt(amountOut) + BigInt(siteFee?.amount ?? 0)

/**
 * A quote after verification on chain. If the chain's amounts differ, they replace its own.
 * @param onChain - what the pools take and give
 */
export function correctedQuote(
  quote: Quote,
  onChain: { amountIn: string; amountOut: string },
): { quote: Quote; check: QuoteCheck } {
  const given: Quote = { ...quote, amountIn: onChain.amountIn, amountOut: onChain.amountOut }
  // The output of an exact purchase is not quoted.
  const corrected = quote.siteFee && quote.kind === 'exactIn' ? withSiteFee(given, quote.siteFee) : given
  const isSame = corrected.amountIn === quote.amountIn && corrected.amountOut === quote.amountOut
  return isSame ? { quote, check: 'verified' } : { quote: corrected, check: 'differs' }
}
