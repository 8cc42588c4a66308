import type { Currency } from '../../token/token'
import { type ConsentState, currentConsent, type TradeLoss } from '../loss'
import type { Wrap } from '../wrap'
import type { Fees } from './cost'
import { lossOf, type SidePrices } from './terms'
import type { Quote } from '../quote'

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
