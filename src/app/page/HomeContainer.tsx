import { useState } from 'react'
import { NATIVE } from '../../domain/token/token'
import type { TradeDraft } from '../../domain/trade/draft'
import { useCommonTokens, useTradeChain } from '../../store/hooks'
import { FiguresSkeleton } from '../../views/market/FiguresSkeleton'
import { PairsSkeleton } from '../../views/market/PairsSkeleton'
import { HomeScreen } from '../../views/page/HomeScreen'
import { Live } from '../Live'
import { LiveMarketFigures, LivePairs } from '../liveParts'
import { draftChain } from '../trade/useDraftOfChain'
import { TradeSlot } from '../trade/TradeSlot'

/** Home: the trade card, figures of the market, and the pairs of the pair list. */
export function HomeContainer() {
  const buy = useCommonTokens()?.usdc ?? null
  const { id: chainId } = useTradeChain()
  const [draft, setDraft] = useState<TradeDraft>({
    sell: NATIVE,
    buy,
    typed: '1',
    kind: 'exactIn',
    ...draftChain(chainId),
  })
  return (
    <HomeScreen
      figures={
        <Live fallback={<FiguresSkeleton />}>
          <LiveMarketFigures />
        </Live>
      }
      trade={<TradeSlot draft={draft} onDraft={setDraft} />}
      pairs={
        <Live fallback={<PairsSkeleton />}>
          <LivePairs />
        </Live>
      }
    />
  )
}
