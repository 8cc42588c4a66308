import { worstPaid, worstReceived } from '#copy/trade/card'
import { useState } from 'react'
import { slippagePercent } from '../../../domain/trade/slippage'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../../store/hooks'
import { selectOpensSettings, tradeClosed } from '../../../store/trade/trade'
import type { TradeHead } from '../../../views/trade/TradeForm'
import { useHandler } from '../../browser/useStableValue'
import { NETWORK_CHOICE } from '../../chain/NetworkSelectContainer'
import { PartBoundary } from '../../PartBoundary'
import type { CardTrade } from './useTrade'
import { tradeAmount, tradeAmountAtMost } from '../../../domain/token/amount'
import { currencyOfSide } from '../../../domain/token/token'
import { tradeLimit } from '../../../domain/trade/plan'
import { DEFAULT_TRADE_SETTINGS } from '../../../domain/trade/tradeSettings'
import { selectTradeSettings, tradeSettingsChanged } from '../../../store/trade/tradeSettings'
import { TradeSettingsPanel } from '../../../views/trade/TradeSettings'

/** The head of the card with its settings. The settings are also opened to retry a failed swap with another limit. */
export function useTradeHead(trade: CardTrade): TradeHead {
  const dispatch = useAppDispatch()
  const [areOpen, setOpen] = useState(false)
  const opensSettings = useAppSelector(selectOpensSettings)
  const change = useHandler((isOpen: boolean) => {
    if (opensSettings) dispatch(tradeClosed())
    setOpen(isOpen)
  })
  return {
    slippage: slippagePercent(trade.slippageBps),
    network: NETWORK_CHOICE,
    isTestNetwork: useTradeChain().isTestnet,
    onSettings: change,
    settings:
      areOpen || opensSettings ? (
        <PartBoundary
          onMissing={() => {
            change(false)
          }}
        >
          <TradeSettingsContainer trade={trade} />
        </PartBoundary>
      ) : null,
  }
}

/** The worst result of the trade with a slippage limit of `bps` basis points. */
function worstCase({ quote, wrap, sides }: CardTrade, bps: number): string | null {
  const [sell, buy] = [currencyOfSide(sides.sell), currencyOfSide(sides.buy)]
  if (!quote || wrap || !sell || !buy) return null
  const bound = BigInt(tradeLimit(quote, null, bps))
  return quote.kind === 'exactIn'
    ? worstReceived(tradeAmount(bound, buy.decimals), buy.symbol)
    : worstPaid(tradeAmountAtMost(bound, sell.decimals), sell.symbol)
}

function TradeSettingsContainer({ trade }: { trade: CardTrade }) {
  const dispatch = useAppDispatch()
  return (
    <TradeSettingsPanel
      {...useAppSelector(selectTradeSettings)}
      {...(trade.signers === null ? { signingDays: null } : { deadlineMinutes: null })}
      autoBps={trade.autoBps}
      guardState={trade.guard}
      worstCase={(bps) => worstCase(trade, bps)}
      onSlippage={(slippageBps) => dispatch(tradeSettingsChanged({ slippageBps }))}
      onDeadline={(deadlineMinutes) => dispatch(tradeSettingsChanged({ deadlineMinutes }))}
      onSigning={(signingDays) => dispatch(tradeSettingsChanged({ signingDays }))}
      onApproval={(approval) => dispatch(tradeSettingsChanged({ approval }))}
      onGuard={(guard) => dispatch(tradeSettingsChanged({ guard }))}
      onReset={() => dispatch(tradeSettingsChanged(DEFAULT_TRADE_SETTINGS))}
    />
  )
}
