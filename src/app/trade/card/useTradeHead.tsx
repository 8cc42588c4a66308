import { useState } from 'react'
import { slippagePercent } from '../../../domain/trade/slippage'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../../store/hooks'
import { selectOpensSettings, tradeClosed } from '../../../store/trade/trade'
import type { TradeHead } from '../../../views/trade/TradeForm'
import { useHandler } from '../../page/browser/useStableValue'
import { NETWORK_CHOICE } from '../../chain/NetworkSelectContainer'
import { LateDialog } from '../../LateDialog'
import { LateTradeSettings } from '../lateTradeSettings'
import type { CardTrade } from './useTrade'

/** The head of the card with its settings, which also open to retry a failed swap with another limit. */
export function useTradeHead(trade: CardTrade, areOpenAtFirst = false): TradeHead {
  const dispatch = useAppDispatch()
  const [areOpen, setOpen] = useState(areOpenAtFirst)
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
        <LateDialog
          onMissing={() => {
            change(false)
          }}
        >
          <LateTradeSettings trade={trade} />
        </LateDialog>
      ) : null,
  }
}
