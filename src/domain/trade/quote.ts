import type { Address } from '../chain/address'
import type { CurrencyId } from '../token/token'
import type { Hop, Route } from './search/route'

/** Which side the person fixed. */
export type TradeKind = 'exactIn' | 'exactOut'

/** What a person wants, with both sides already known to be tokens or the native coin of one chain. */
export interface TradeRequest {
  chainId: number
  sell: CurrencyId
  buy: CurrencyId
  kind: TradeKind
  /** Base units of the fixed side, as a decimal string. */
  amount: string
}

/** One part of a trade, on its own way through the pools. Amounts are base units in decimal strings. */
export interface QuoteLeg {
  hops: readonly Hop[]
  amountIn: string
  amountOut: string
  /** What goes into each hop and what comes out of the last, as the account would see it: the first and the last are the two above. */
  amounts: readonly string[]
}

/** The best answer to a request, as plain data. All amounts are base units in decimal strings. */
export interface Quote {
  kind: TradeKind
  /** The parts that add up to the whole, largest first; none for a wrap. Exact output: each leg is of one protocol. */
  legs: readonly QuoteLeg[]
  amountIn: string
  amountOut: string
  /** How much worse than the pools' prices before the trade, fees and taxes left out, in millionths. */
  impact: string
  /** What the tokens themselves keep of the transfers, in millionths of the trade. */
  tax: string
  /** Gas of the whole transaction, before it can be estimated on the chain. */
  gasEstimate: string
  blockNumber: number
  timestamp: number
}

/** How far a quote was checked: reckoned here, found the same by the chain at its block, or replaced by what the chain says. */
export type QuoteCheck = 'computed' | 'verified' | 'differs'

/** What the chain's own quoters say to one route. */
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

/** A quote after the chain was asked: its own amounts where they are the same, else the chain's. */
export function correctedQuote(
  quote: Quote,
  said: { amountIn: string; amountOut: string },
): { quote: Quote; check: QuoteCheck } {
  const { amountIn, amountOut } = said
  if (amountIn === quote.amountIn && amountOut === quote.amountOut) return { quote, check: 'verified' }
  return { quote: { ...quote, amountIn, amountOut }, check: 'differs' }
}
