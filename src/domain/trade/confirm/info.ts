import { UINT256_MAX } from '../../chain/limits'
import type { Currency } from '../../token/token'
import type { ApprovalInfo, CurrencyAmount, TradeInfo } from '../../transaction/info'
import { mostSold, type TradePlan } from '../plan'

const amountOf = ({ id, symbol, decimals }: Currency, units: string): CurrencyAmount => ({
  token: id,
  units,
  symbol,
  decimals,
})

/** The facts about a trade that are stored with its transaction. */
export function tradeInfo({ sell, buy, quote, wrap }: TradePlan): TradeInfo {
  const sides = { sold: amountOf(sell, quote.amountIn), bought: amountOf(buy, quote.amountOut) }
  return wrap
    ? { kind: wrap, ...sides }
    : { kind: 'swap', exact: quote.kind === 'exactIn' ? 'sold' : 'bought', ...sides }
}

/** The facts about an approval step that are stored with its transaction. */
export function approvalInfo(plan: TradePlan, step: 'reset' | 'approve' | 'permit2'): ApprovalInfo {
  const { sell, approval } = plan
  if (step === 'reset') return { kind: 'reset', token: sell.id, symbol: sell.symbol }
  const most = mostSold(plan).toString()
  if (step === 'permit2') return { kind: 'approve', approved: amountOf(sell, most), through: 'permit2' }
  return { kind: 'approve', approved: amountOf(sell, approval === 'exact' ? most : UINT256_MAX.toString()) }
}
