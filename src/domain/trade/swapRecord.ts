import { type Fraction, sortTokens, type TradeKind } from '../pool/route'
import { divideUp } from '../integers'
import { MILLION } from '../token/millionths'
import { type CurrencyId, sameCurrency } from '../token/token'
import type { IntentHop, IntentLeg, TradeIntent } from './decodedCall'
import { certainUnits, type MovedAmount } from './received'

/** One side of a mined swap. The symbol and decimals are null if the token does not report them. */
export interface RecordedSide {
  id: CurrencyId
  symbol: string | null
  decimals: number | null
  /** The multiplier of the token's amounts at the time of the swap, see `TokenScale`; absent if it has none. */
  uiMultiplier?: string
  moved: MovedAmount
}

/** A mined swap, read from its receipt, events and calldata. Amounts are decimal strings. */
export interface SwapRecord {
  hash: string
  /** The id of the execution of a smart account, of which a transaction may have several; null if there is none. */
  execution: string | null
  blockNumber: number
  timestamp: number
  sell: RecordedSide
  buy: RecordedSide
  isWrap: boolean
  /** The fixed side and the limit of the other side, from the calldata; null if the call is not recognised. */
  terms: { kind: TradeKind; limit: string } | null
  /** The fees of each leg's pools, in millionths, from the calldata. */
  fees: readonly (readonly number[])[]
  /** The rate of the site's fee, in hundredths of a percent, from the calldata; null if there is none. */
  siteFee: number | null
  /** The network fee that the account paid, in wei; null if unknown. */
  cost: string | null
  isPaidByOther: boolean
  /** Both amounts at the prices of its pools before its block, without fees and price impact; null if unknown. */
  market: { sold: string; received: string } | null
  /**
   * The price of one native coin in dollars before the swap's block, with 18 decimals, from the price feed or, on a
   * network without one, from a deep pool with dollars. Null if the price is unknown or the call is not recognised.
   */
  etherUsd: string | null
}

function rateOf({ tokenIn, tokenOut }: IntentHop, { numerator, denominator }: Fraction): Fraction {
  const isFirst = sameCurrency(sortTokens(tokenIn, tokenOut)[0], tokenIn)
  return isFirst ? { numerator, denominator } : { numerator: denominator, denominator: numerator }
}

/**
 * The amount of the side that is not fixed, at the prices of the pools; null if a price is unknown.
 * @param prices - the prices of each leg's pools, in the order of the hops
 */
function atPoolPrices(
  kind: TradeKind,
  legs: readonly IntentLeg[],
  prices: readonly (readonly (Fraction | null)[])[],
): bigint | null {
  let total = 0n
  for (const [at, { hops, amount }] of legs.entries()) {
    let [numerator, denominator] = [1n, 1n]
    for (const [place, hop] of hops.entries()) {
      const price = prices[at]?.[place]
      if (!price) return null
      const rate = rateOf(hop, price)
      numerator *= rate.numerator
      denominator *= rate.denominator
    }
    if (numerator === 0n || denominator === 0n) return null
    const fixed = BigInt(amount)
    total += kind === 'exactIn' ? (fixed * numerator) / denominator : divideUp(fixed * denominator, numerator)
  }
  return total > 0n ? total : null
}

/** Both amounts of a swap at the prices of its pools; null for a wrap, or if a price is unknown. */
export function marketAmounts(
  intent: TradeIntent,
  prices: readonly (readonly (Fraction | null)[])[],
): SwapRecord['market'] {
  const { kind, legs } = intent
  if (kind === 'wrap' || kind === 'unwrap') return null
  const other = atPoolPrices(kind, legs, prices)
  if (other === null) return null
  const fixed = legs.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString()
  return kind === 'exactIn' ? { sold: fixed, received: other.toString() } : { sold: other.toString(), received: fixed }
}

export function certainAmounts({ sell, buy }: Pick<SwapRecord, 'sell' | 'buy'>) {
  const [sold, received] = [certainUnits(sell.moved), certainUnits(buy.moved)]
  return sold === null || received === null || sold === 0n ? null : { sold, received }
}

/**
 * The difference, in millionths, between the price of a swap and the price of its pools before its block; negative if
 * the swap's price was worse, null if unknown. Rounded to the visitor's disadvantage.
 */
export function changeFromMarket(record: Pick<SwapRecord, 'sell' | 'buy' | 'market'>): bigint | null {
  const amounts = certainAmounts(record)
  if (!amounts || !record.market) return null
  const worth = amounts.sold * BigInt(record.market.received)
  if (worth === 0n) return null
  const gain = (amounts.received * BigInt(record.market.sold) - worth) * MILLION
  return gain < 0n ? -divideUp(-gain, worth) : gain / worth
}
