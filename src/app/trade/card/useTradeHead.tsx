import { useState } from 'react'
import { slippagePercent } from '../../../domain/trade/slippage'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../../store/hooks'
import { selectOpensSettings, tradeClosed } from '../../../store/trade/trade'
import type { TradeHead } from '../../../views/trade/TradeForm'
import { useHandler } from '../../browser/useStableValue'
import { NETWORK_CHOICE } from '../../chain/NetworkSelectContainer'
import { PartBoundary } from '../../PartBoundary'
import { TradeSettingsContainer } from './TradeSettingsContainer'
import type { CardTrade } from './useTrade'

/** The head of the card with its settings, which also open to retry a failed swap with another limit. */
export function useTradeHead(trade: CardTrade): TradeHead {
  const dispatch = useAppDispatch()
  const [areOpen, setOpen] = useState(false)
  const opensSettings = useAppSelector(selectOpensSettings)
  const change = useHandler((isOpen: boolean) => {
    if (opensSettings) dispatch(tradeClosed())
    setOpen(isOpen)
  })
  return {
    slippage: `${slippagePercent(trade.slippageBps)}%`,
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
