import type { Currency } from '../../domain/token/token'
import { type TradedAmount, type TradeLoss, tradeLoss } from '../../domain/trade/loss'
import type { Wrap } from '../../domain/trade/plan'
import type { Quote } from '../../domain/trade/quote'
import type { useUsdPrices } from '../market/useUsdPrices'

/** What a quote loses; null while the dollar prices that it is judged by are being read. */
export function lossOfQuote(
  quote: Quote,
  wrap: Wrap | null,
  sell: Currency,
  buy: Currency,
  usd: ReturnType<typeof useUsdPrices>,
): TradeLoss | null {
  if (usd.isReading && !wrap) return null
  const amount = ({ id, decimals }: Currency, units: string): TradedAmount => ({
    units: BigInt(units),
    decimals,
    price: usd.sourceOf(id),
  })
  return tradeLoss(quote, wrap, amount(sell, quote.amountIn), amount(buy, quote.amountOut))
}
