import type { Currency } from '../../token/token'
import type { TradeLoss } from '../loss'
import type { Quote } from '../quote'
import type { Wrap } from '../wrap'
import { type ConsentState, currentConsent } from './consent'
import type { Fees } from './cost'
import { lossOf, type SidePrices } from './terms'

/** What a trade depends on in the draft as in the review: prices, fees, and what was accepted. */
export interface ValueInputs {
  prices: SidePrices
  fees: Fees
  consent: ConsentState
}

export interface TradeValue {
  /** What the quote loses; null without one, and while the prices that it is judged by are read. */
  loss: TradeLoss | null
  /** The trade whose loss may be accepted, as `tradeKey` names it; null while there is none. */
  lossKey: string | null
  /** What holds of the consent that was given. */
  consent: ConsentState
}

/** A quote between two known currencies. */
export interface ValuedQuote {
  quote: Quote
  wrap: Wrap | null
  sides: Record<'sell' | 'buy', Currency>
}

/** What a quote loses and whether that was accepted: the same for a draft and for a plan under review. */
export function valueOf(valued: ValuedQuote | null, lossKey: string | null, inputs: ValueInputs): TradeValue {
  const loss = valued && lossOf(valued.quote, valued.wrap, valued.sides, inputs.prices)
  return { loss, lossKey, consent: currentConsent(inputs.consent, { trade: lossKey, loss }) }
}
