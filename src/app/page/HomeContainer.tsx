import { useState } from 'react'
import { supportedChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import { NATIVE } from '../../domain/token/token'
import type { TradeDraft } from '../../domain/trade/draft'
import { HomeScreen } from '../../views/page/HomeScreen'
import { Live } from '../Live'
import { LiveMarketFigures, LivePairs } from '../routes'
import { TradeSlot } from '../trade/TradeSlot'

const FIRST_DRAFT: TradeDraft = {
  sell: NATIVE,
  buy: deploymentOf(supportedChain.id)?.usdc ?? null,
  typed: '1',
  kind: 'exactIn',
}

/** Home: the trade card, figures of the market, and the pairs of the pair list. */
export function HomeContainer() {
  const [draft, setDraft] = useState(FIRST_DRAFT)
  return (
    <HomeScreen
      figures={
        <Live>
          <LiveMarketFigures />
        </Live>
      }
      trade={<TradeSlot draft={draft} onDraft={setDraft} />}
      pairs={
        <Live>
          <LivePairs />
        </Live>
      }
    />
  )
}
