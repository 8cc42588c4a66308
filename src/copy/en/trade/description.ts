import { exactText, tradeAmount, tradeAmountAtMost } from '../../../domain/token/amount'
import { mostSold, type TradePlan } from '../../../domain/trade/plan'

/** "Swap 1 ETH for UNI", as the list of transactions shows it. */
export function tradeDescription({ sell, buy, quote, wrap }: TradePlan): string {
  const sold = `${tradeAmountAtMost(BigInt(quote.amountIn), sell.decimals)} ${sell.symbol}`
  if (wrap) return `${wrap === 'wrap' ? 'Wrap' : 'Unwrap'} ${sold}`
  return quote.kind === 'exactIn'
    ? `Swap ${sold} for ${buy.symbol}`
    : `Swap ${sell.symbol} for ${tradeAmount(BigInt(quote.amountOut), buy.decimals)} ${buy.symbol}`
}

/** "Approve 100 USDC", "Reset USDC approval" or "Approve 100 USDC through Permit2": a step before the swap. */
export function approvalDescription(
  { sell, approval, ...amounts }: TradePlan,
  step: 'reset' | 'approve' | 'permit2',
): string {
  const { symbol, decimals } = sell
  if (step === 'permit2') return `Approve ${exactText(mostSold(amounts), decimals)} ${symbol} through Permit2`
  if (step === 'reset') return `Reset ${symbol} approval`
  return `Approve ${approval === 'exact' ? exactText(mostSold(amounts), decimals) : 'unlimited'} ${symbol}`
}
