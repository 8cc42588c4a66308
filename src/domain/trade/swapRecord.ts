import type { Fraction } from '../pool/route'
import { divideUp } from '../divideUp'
import { MILLION } from '../token/millionths'
import { type CurrencyId, sameCurrency } from '../token/token'
import { sortTokens } from '../pool/route'
import type { IntentHop, IntentLeg, TradeIntent } from './decodedCall'
import { certainUnits, type MovedAmount } from './received'

/** A side of a swap, with what its token reports about itself; null where it reports nothing. */
export interface RecordedSide {
  id: CurrencyId
  symbol: string | null
  decimals: number | null
  moved: MovedAmount
}

/** A mined swap, read from its receipt, its events and its call data. Plain data; amounts as decimal strings. */
export interface SwapRecord {
  hash: string
  blockNumber: number
  /** Unix seconds. */
  timestamp: number
  sell: RecordedSide
  buy: RecordedSide
  isWrap: boolean
  /** The fixed side, and the bound of the other one, by the call; null where the call has another form. */
  terms: { kind: 'exactIn' | 'exactOut'; limit: string } | null
  /** The fees of each route's pools, in millionths, by the call. */
  fees: readonly (readonly number[])[]
  /** What whoever runs the site took of what was bought, in hundredths of a percent, by the call; null for nothing. */
  siteFee: number | null
  /** Wei that the account paid the network; null where another account paid. */
  cost: string | null
  /**
   * The amounts of a swap at the price that its pools had before its block, without fees and price impact; null where
   * that price is not known.
   */
  market: { sold: string; received: string } | null
}

/** What a swap of the quoted or of the exact amounts is compared with. */
export interface QuotedAmounts {
  amountIn: string
  amountOut: string
}

/** How much of what comes out of a pool one base unit of what goes in is worth, from the price of its first token. */
function rateOf({ tokenIn, tokenOut }: IntentHop, { numerator, denominator }: Fraction): Fraction {
  const isFirst = sameCurrency(sortTokens(tokenIn, tokenOut)[0], tokenIn)
  return isFirst ? { numerator, denominator } : { numerator: denominator, denominator: numerator }
}

/**
 * The other side of a swap's fixed amounts at the prices of its pools.
 * @param prices - of the pools of each leg, in the order of their hops
 */
export function atPoolPrices(
  kind: 'exactIn' | 'exactOut',
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

/** The amounts of an exact swap at its pools' prices; null where they are not known, or what it sold is not its input. */
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

/** Both amounts of a swap in base units, where both are known for certain. */
export function certainAmounts({ sell, buy }: Pick<SwapRecord, 'sell' | 'buy'>) {
  const [sold, received] = [certainUnits(sell.moved), certainUnits(buy.moved)]
  return sold === null || received === null || sold === 0n ? null : { sold, received }
}

/**
 * By how many millionths the price of a swap was better than that of its pools before its block, below zero where it
 * was worse; null where one of them is not known. Rounded against the visitor.
 */
export function changeFromMarket(record: Pick<SwapRecord, 'sell' | 'buy' | 'market'>): bigint | null {
  const amounts = certainAmounts(record)
  if (!amounts || !record.market) return null
  const worth = amounts.sold * BigInt(record.market.received)
  if (worth === 0n) return null
  const gain = (amounts.received * BigInt(record.market.sold) - worth) * MILLION
  return gain < 0n ? -divideUp(-gain, worth) : gain / worth
}
