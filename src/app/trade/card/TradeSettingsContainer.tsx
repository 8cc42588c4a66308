import { worstPaid, worstReceived } from '#copy/trade/quote'
import { tradeAmount, tradeAmountAtMost } from '../../../domain/token/amount'
import { currencyOfSide } from '../../../domain/trade/evaluate/request'
import { tradeLimit } from '../../../domain/trade/plan'
import { DEFAULT_TRADE_SETTINGS } from '../../../domain/trade/tradeSettings'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectTradeSettings, tradeSettingsChanged } from '../../../store/trade/tradeSettings'
import { TradeSettingsPanel } from '../../../views/trade/TradeSettings'
import type { CardTrade } from './useTrade'

/** The worst case at another limit, in basis points. */
function worstCase({ quote, wrap, sides }: CardTrade, bps: number): string | null {
  const [sell, buy] = [currencyOfSide(sides.sell), currencyOfSide(sides.buy)]
  if (!quote || wrap || !sell || !buy) return null
  const bound = BigInt(tradeLimit(quote, null, bps))
  return quote.kind === 'exactIn'
    ? worstReceived(tradeAmount(bound, buy.decimals), buy.symbol)
    : worstPaid(tradeAmountAtMost(bound, sell.decimals), sell.symbol)
}

/** The settings of the trade on the card. */
export function TradeSettingsContainer({ trade }: { trade: CardTrade }) {
  const dispatch = useAppDispatch()
  return (
    <TradeSettingsPanel
      {...useAppSelector(selectTradeSettings)}
      autoBps={trade.autoBps}
      guardState={trade.guard}
      worstCase={(bps) => worstCase(trade, bps)}
      onSlippage={(slippageBps) => dispatch(tradeSettingsChanged({ slippageBps }))}
      onDeadline={(deadlineMinutes) => dispatch(tradeSettingsChanged({ deadlineMinutes }))}
      onApproval={(approval) => dispatch(tradeSettingsChanged({ approval }))}
      onGuard={(guard) => dispatch(tradeSettingsChanged({ guard }))}
      onReset={() => dispatch(tradeSettingsChanged(DEFAULT_TRADE_SETTINGS))}
    />
  )
}
