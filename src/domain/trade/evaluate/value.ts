import type { Currency } from '../../token/token'
import type { TradeLoss } from '../loss'
import type { Wrap } from '../wrap'
import { type ConsentState, currentConsent } from './consent'
import type { Fees } from './cost'
import { lossOf, type SidePrices } from './terms'
import type { Quote } from '../quote'

/** What a trade depends on both on the card and in the review: prices, fees, and what was accepted. */
export interface ValueInputs {
  prices: SidePrices
  fees: Fees
  consent: ConsentState
}

export interface TradeValue {
  /** The loss of the quote; null without one, and while the prices that it is judged by are being read. */
  loss: TradeLoss | null
  /** The `tradeKey` of the trade whose loss may be accepted; null while there is none. */
  lossKey: string | null
  /** What is still valid of the consent given. */
  consent: ConsentState
}

/** A quote between two known currencies. */
export interface ValuedQuote {
  quote: Quote
  wrap: Wrap | null
  sides: Record<'sell' | 'buy', Currency>
}

/** The loss of a quote and whether it was accepted: the same for a draft and for a plan under review. */
export function valueOf(valued: ValuedQuote | null, lossKey: string | null, inputs: ValueInputs): TradeValue {
  const loss = valued && lossOf(valued.quote, valued.wrap, valued.sides, inputs.prices)
  return { loss, lossKey, consent: currentConsent(inputs.consent, { trade: lossKey, loss }) }
}
