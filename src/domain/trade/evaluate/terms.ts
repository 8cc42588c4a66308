import { type Address, sameAddress } from '../../chain/address'
import type { Currency, CurrencyId } from '../../token/token'
import type { PriceSource } from '../../market/usdPrices'
import type { PoolSnapshot } from '../../pool/snapshot'
import { guardable, guardTicks } from '../slippage'
import { type ConsentState, currentConsent, NO_LOSS, type TradeLoss, tradeLoss } from '../loss'
import { type Terms, tradeLimit } from '../plan'
import type { Quote, Wrap } from '../quote'
import type { Fees } from './cost'

/** Returns a function that finds the number of slots of a V3 pool's price oracle. */
function cardinalityIn(snapshot: PoolSnapshot | null) {
  return (pool: Address): number => {
    const found = snapshot?.pools.find(({ id }) => sameAddress(id, pool))
    return found?.protocol === 'v3' ? found.observationCardinality : 0
  }
}

export interface TermsOptions {
  sell: CurrencyId
  wrap: Wrap | null
  slippageBps: number
  /** Whether the sandwich guard is switched on. The guard is used only if the quote's pools support it. */
  isGuardOn: boolean
  snapshot: PoolSnapshot | null
}

/** The terms for a quote: the slippage limit and the guard. */
export function termsOf(quote: Quote, { sell, wrap, slippageBps, isGuardOn, snapshot }: TermsOptions): Terms {
  const isGuarded = !wrap && isGuardOn && guardable(quote, cardinalityIn(snapshot), sell)
  return {
    quote,
    limit: tradeLimit(quote, wrap, slippageBps),
    guard: isGuarded ? { ticks: guardTicks(slippageBps) } : null,
  }
}

/** The dollar prices of both sides; null for a side without a price. `reading` until the first answer. */
export type SidePrices = 'reading' | Record<'sell' | 'buy', PriceSource | null>

/** The loss of a quote; null while the dollar prices that it depends on are being read. */
export function lossOf(
  quote: Quote,
  wrap: Wrap | null,
  { sell, buy }: Record<'sell' | 'buy', Currency>,
  prices: SidePrices,
): TradeLoss | null {
  // A wrap has a fixed rate, so its loss does not depend on prices.
  if (wrap) return NO_LOSS
  if (prices === 'reading') return null
  return tradeLoss(
    quote,
    { units: BigInt(quote.amountIn), decimals: sell.decimals, price: prices.sell },
    { units: BigInt(quote.amountOut), decimals: buy.decimals, price: prices.buy },
  )
}

/** The inputs that the card and the review share. */
export interface ValueInputs {
  prices: SidePrices
  fees: Fees
  consent: ConsentState
}

export interface TradeValue {
  /** The loss of the quote; null without a quote, and while the dollar prices are being read. */
  loss: TradeLoss | null
  /** The `tradeKey` of the trade whose loss may be accepted; null if there is none. */
  lossKey: string | null
  /** The user's consent, or an empty one if it is void. */
  consent: ConsentState
}

export interface ValuedQuote {
  quote: Quote
  wrap: Wrap | null
  sides: Record<'sell' | 'buy', Currency>
}

/** The loss of a quote, and whether the user accepted the loss. The quote is that of the card or of the review. */
export function valueOf(valued: ValuedQuote | null, lossKey: string | null, inputs: ValueInputs): TradeValue {
  const loss = valued && lossOf(valued.quote, valued.wrap, valued.sides, inputs.prices)
  return { loss, lossKey, consent: currentConsent(inputs.consent, { trade: lossKey, loss }) }
}
